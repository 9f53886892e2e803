import type { Config, FasterConfig } from '@docusaurus/types';
import { faster } from './bundler';
import { parseFrontMatter } from './page-dates';
import { severity } from './strictness';

/**
 * The options whose names depend on the release of the framework: `npm run test:next` builds with the newest
 * one, so that an upgrade is a change of versions.
 * @param version of `@docusaurus/core`, for example `3.10.2`
 */
export function optionsOf(version: string): Partial<Config> {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isFrom = (from: number) => major > 3 || (major === 3 && minor >= from);
  // The types are those of the installed release, which knows only its own names.
  return {
    markdown: {
      parseFrontMatter,
      ...(isFrom(9) && { hooks: { onBrokenMarkdownLinks: severity } }),
    },
    ...(!isFrom(9) && { onBrokenMarkdownLinks: severity }),
    future: isFrom(10)
      ? { faster: { ...faster, gitEagerVcs: true } as Partial<FasterConfig> }
      : { experimental_faster: faster },
  } as Partial<Config>;
}
