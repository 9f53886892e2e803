// cspell:ignoreRegExp /'[a-z0-9. ]{40,}',/g
// cspell:words ipns hxxp defanged
import { parseUrl } from '../../links/parse-url';

/** Suffixes under which different owners have subdomains. */
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

/** The registrable part of a host: its last two labels, or three under a shared suffix. */
export function hostOwner(host: string): string {
  const labels = host.split('.');
  return labels.slice(SHARED_ENDS.has(labels.slice(-2).join('.')) ? -3 : -2).join('.');
}

const hosts = new Map<string, string>();

/** The host of a URL on a list, cached because a text can have hundreds of links. */
export function hostOf(address: string): string {
  const host = hosts.get(address) ?? new URL(address).hostname;
  hosts.set(address, host);
  return host;
}

/** Schemes that do not open a web page. */
const NO_SITE =
  /^(?:javascript|data|vbscript|blob|file|filesystem|about|view-source|intent|tg|discord|ipfs|ipns|wc)$/;

type ReadLink = { url: URL } | { scheme: string } | null;

/**
 * Parses a link as a browser does, which differs from how it looks: the part before `@` is not the
 * host, `\` is `/`, and letters of other scripts become `xn--`. Defanged links, such as
 * `hxxps://a[.]b`, are parsed as well. Without a scheme it is parsed as mail and chat programs
 * parse a domain.
 * @returns the scheme if it does not lead to a web site; null if it isn't a link
 */
export function readLink(text: string): ReadLink {
  const armed = text.replace(/^hxxp/i, 'http').replaceAll('[.]', '.').replaceAll('(.)', '.');
  // Without a colon there is no scheme, and rejecting an invalid URL is slow.
  const whole = armed.includes(':') ? parseUrl(armed) : null;
  if (whole && /^https?:$/.test(whole.protocol)) return hasHost(whole) ? { url: whole } : null;
  const scheme = whole?.protocol.slice(0, -1) ?? '';
  if (NO_SITE.test(scheme) || (scheme && armed.startsWith('//', scheme.length + 1))) {
    return { scheme };
  }
  const url = parseUrl(`https://${armed.replace(/^\/\//, '')}`);
  return url && hasHost(url) && !isNumber(armed, url) ? { url } : null;
}

/**
 * Whether it has a public host: its last label is a number, or has several characters and does not
 * start with a digit.
 */
function hasHost({ hostname }: URL): boolean {
  const host = hostname.replace(/\.$/, '');
  return host.startsWith('[') || /\.(?:[^.\d][^.]+|\d+)$/.test(host);
}

const FIRST_ADDRESS = 2 ** 24;

/**
 * Whether a text without a scheme is a number in a sentence: `24/7`, `3.5`, `v3.0`, `24.11.2026`,
 * `0.5ETH`.
 */
function isNumber(text: string, { hostname }: URL): boolean {
  if (/^v?\d+(?:\.\d+)?[a-z]{0,5}$/i.test(text)) return true;
  if (/^v?\d{1,3}\.\d{1,3}\.(?:\d{1,3}|(?:19|20)\d\d)$/i.test(text)) return true;
  if (/^\d{1,3}(?:\.\d{3}){1,2}(?:,\d+)?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return true;
  // A host that is a single number is an IP address from 1.0.0.0 on.
  const [first = ''] = text.split(/[/:]/);
  return /^\d+$/.test(first) && /^0\./.test(hostname) && Number(first) < FIRST_ADDRESS;
}

/** A host without a final dot and `www.`, which lead to the same place. */
export const plainHost = (url: URL): string =>
  url.hostname.replace(/\.$/, '').replace(/^www\./, '');
