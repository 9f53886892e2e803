// cspell:ignoreRegExp /'[a-z0-9. ]{40,}',/g
// cspell:words ipns hxxp
import { parse } from '../links/exact';

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

const hosts = new Map<string, string>();

/** The host of an address from a list. It is read once: a text can have hundreds of links. */
export function hostOf(address: string): string {
  const host = hosts.get(address) ?? new URL(address).hostname;
  hosts.set(address, host);
  return host;
}

/** What programs do with these is not to open a page of a web site. */
const NO_SITE =
  /^(?:javascript|data|vbscript|blob|file|filesystem|about|view-source|intent|tg|discord|ipfs|ipns|wc)$/;

export type ReadLink = { url: URL } | { scheme: string } | null;

/**
 * A link as a browser reads it, which is not as the eye does: what stands before `@` is no host, `\` is
 * `/`, and letters of other scripts become `xn--`. Links that were made harmless, `hxxps://a[.]b`, are read
 * as well. Without a scheme it is read as a program for mail or chat reads a domain.
 * @returns the scheme of what leads to no web site; null for what is no link
 */
export function readLink(text: string): ReadLink {
  const armed = text.replace(/^hxxp/i, 'http').replaceAll('[.]', '.').replaceAll('(.)', '.');
  // Without a colon there is no scheme, and an address that cannot be read takes time to refuse.
  const whole = armed.includes(':') ? parse(armed) : null;
  if (whole && /^https?:$/.test(whole.protocol)) return hasHost(whole) ? { url: whole } : null;
  const scheme = whole?.protocol.slice(0, -1) ?? '';
  if (NO_SITE.test(scheme) || (scheme && armed.startsWith('//', scheme.length + 1))) {
    return { scheme };
  }
  const url = parse(`https://${armed.replace(/^\/\//, '')}`);
  return url && hasHost(url) && !isNumber(armed, url) ? { url } : null;
}

/** Whether it has a host of the public net, whose last part is a number or begins with one of several letters. */
function hasHost({ hostname }: URL): boolean {
  const host = hostname.replace(/\.$/, '');
  return host.startsWith('[') || /\.(?:[^.\d][^.]+|\d+)$/.test(host);
}

const FIRST_ADDRESS = 2 ** 24;

/** Whether a text without a scheme is a number of a sentence: `24/7`, `3.5`, `v3.0`, `24.11.2026`, `0.5ETH`. */
function isNumber(text: string, { hostname }: URL): boolean {
  if (/^v?\d+(?:\.\d+)?[a-z]{0,5}$/i.test(text)) return true;
  if (/^v?\d{1,3}\.\d{1,3}\.(?:\d{1,3}|(?:19|20)\d\d)$/i.test(text)) return true;
  if (/^\d{1,3}(?:\.\d{3}){1,2}(?:,\d+)?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return true;
  // A host of one number is an address of the net from 1.0.0.0 on.
  const [first = ''] = text.split(/[/:]/);
  return /^\d+$/.test(first) && /^0\./.test(hostname) && Number(first) < FIRST_ADDRESS;
}

/** A host without the dot at its end and without `www.`, which lead to the same place. */
export const plainHost = (url: URL): string =>
  url.hostname.replace(/\.$/, '').replace(/^www\./, '');
