// cspell:ignoreRegExp /'[a-z0-9. ]{40,}',/g
// cspell:words ipns hxxp
/** Ends of hosts that are given away in parts: the owner of a name under them is another one each time. */
const SHARED_ENDS = new Set(
  [
    'co.uk org.uk com.br com.au co.jp co.in co.kr co.za com.cn com.mx com.tr com.ng',
    'github.io gitlab.io gitbook.io vercel.app netlify.app pages.dev workers.dev web.app',
    'firebaseapp.com herokuapp.com onrender.com fly.dev surge.sh replit.app glitch.me',
    'blogspot.com wordpress.com webflow.io framer.website framer.app wixsite.com weebly.com',
    'notion.site carrd.co eth.limo eth.link ipfs.io dweb.link r2.dev',
  ]
    .join(' ')
    .split(' '),
);

/** The part of a host that somebody owns: its last two labels, or three under an end that is shared. */
export function ownerOf(host: string): string {
  const labels = host.split('.');
  return labels.slice(SHARED_ENDS.has(labels.slice(-2).join('.')) ? -3 : -2).join('.');
}

export const hostOf = (address: string): string => new URL(address).hostname;

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** What programs do with these is not to open a page of a web site. */
const NO_SITE =
  /^(?:javascript|data|vbscript|blob|file|about|view-source|intent|tg|discord|ipfs|ipns|wc)$/;

export type ReadLink = { url: URL } | { scheme: string } | null;

/**
 * A link as a browser reads it, which is not as the eye does: what stands before `@` is no host, `\` is
 * `/`, and letters of other scripts become `xn--`. Links that were made harmless, `hxxps://a[.]b`, are read
 * as well.
 * @returns the scheme of what leads to no web site; null for what is no link
 */
export function readLink(text: string): ReadLink {
  const armed = text.replace(/^hxxp/i, 'http').replaceAll('[.]', '.').replaceAll('(.)', '.');
  const scheme = SCHEME.exec(armed)?.[1]?.toLowerCase();
  const isWeb = scheme === 'http' || scheme === 'https';
  if (scheme && !isWeb && (NO_SITE.test(scheme) || armed.startsWith('//', scheme.length + 1))) {
    return { scheme };
  }
  try {
    const url = new URL(isWeb ? armed : `https://${armed.replace(/^\/\//, '')}`);
    const host = url.hostname.replace(/\.$/, '');
    return host.includes('.') || host.startsWith('[') ? { url } : null;
  } catch {
    return null;
  }
}

/** A host without the dot at its end and without `www.`, which lead to the same place. */
export const plainHost = (url: URL): string =>
  url.hostname.replace(/\.$/, '').replace(/^www\./, '');
