import type { PluginConfig } from '@docusaurus/types';

/**
 * Page analytics in auto mode. The host itself serves the script, so the plugin is active only in its builds
 * (`VERCEL` is set); anywhere else the script would be a 404.
 */
export function analyticsPlugins(env: Record<string, string | undefined>): PluginConfig[] {
  return env.VERCEL ? [['@docusaurus/plugin-vercel-analytics', { mode: 'auto' }]] : [];
}
