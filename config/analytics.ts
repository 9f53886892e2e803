import type { PluginConfig } from '@docusaurus/types';

/**
 * Page analytics in auto mode. The host answers the script's path itself, so the plugin is active
 * only in builds that this host runs (it sets `VERCEL`); anywhere else the script would be a 404.
 */
export function analyticsPlugins(env: Record<string, string | undefined>): PluginConfig[] {
  return env.VERCEL ? [['@docusaurus/plugin-vercel-analytics', { mode: 'auto' }]] : [];
}
