export const INSIGHTS_ORIGIN = 'https://insights.algolia.io';

/**
 * Origins that the pages of a site with hosted search ask, for its Content-Security-Policy: the read
 * host, the three fallback hosts and the analytics.
 */
export function hostedOrigins(appId: string): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`),
    INSIGHTS_ORIGIN,
  ];
}

/** The style that DocSearch writes into the logo of Algolia, as its Content-Security-Policy names it. */
export const LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';
