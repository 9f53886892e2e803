const INSIGHTS_ORIGIN = 'https://insights.algolia.io';

/**
 * Origins that the pages of a site with hosted search connect to, for its Content-Security-Policy: the read host,
 * the three fallback hosts and the analytics.
 */
export function hostedOrigins(appId: string): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`),
    INSIGHTS_ORIGIN,
  ];
}

/** The inline style in DocSearch's logo of Algolia, for the hash in the Content-Security-Policy. */
export const LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';
