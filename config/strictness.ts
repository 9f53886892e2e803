import type { Config } from '@docusaurus/types';

/**
 * The one place that decides what a broken link, a broken anchor or a duplicate route does:
 * a warning while writing, an error in CI and in `npm run build:strict`.
 */
export const strict = isStrict(process.env);

export function isStrict(env: Record<string, string | undefined>): boolean {
  const on = (value: string | undefined) => Boolean(value) && value !== 'false' && value !== '0';
  return on(env.CI) || on(env.STRICT_BUILD);
}

export const severity = strict ? 'throw' : 'warn';

export const brokenContent = {
  onBrokenLinks: severity,
  onBrokenAnchors: severity,
  onDuplicateRoutes: severity,
} as const satisfies Partial<Config>;
