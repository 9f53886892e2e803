/** The host of the Safe wallet, which is not the team's. */
const SAFE = 'app.safe.global';

/** Pages of the wallet that open another site inside it, which `appUrl` names. */
const OPENS = new Set(['/share/safe-app', '/apps/open']);

/** Whether a link leads to the Safe wallet, which opens any site inside. */
export const isSafeWallet = (url: URL): boolean =>
  url.hostname === SAFE &&
  url.protocol === 'https:' &&
  url.port === '' &&
  url.username + url.password === '';

/** The links that such a link opens inside: one, or more in a link that was tampered with. */
export const openedBySafe = (url: URL): string[] =>
  OPENS.has(url.pathname) ? url.searchParams.getAll('appUrl') : [];
