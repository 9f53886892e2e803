import { parseExactUrl } from '../../links/parse-url';
import { isSafeWallet, openedBySafe } from '../../links/safe-wallet';
import type { Finding } from './types';

/** A transaction of a Safe, by its hash: `multisig_0x…_0x…`, or the hash alone. */
const TRANSACTION = /^(?:multisig_0x[0-9a-f]{40}_)?(0x[0-9a-f]{64})$/i;

/** The address of a Safe with the short name of its chain: `base:0x…`. */
const SAFE_ADDRESS = /^(?:[a-z0-9-]+:)?(0x[0-9a-f]{40})$/i;

/**
 * What a link to the Safe wallet opens; undefined for any other link. Only the exact host and the
 * pages above are known, and the site that opens inside is judged by itself.
 * @param judge judges the link that opens inside
 */
export function judgeSafeLink(url: URL, judge: (inner: URL) => Finding): Finding | undefined {
  if (!isSafeWallet(url)) return undefined;
  const opened = openedBySafe(url);
  const safe = SAFE_ADDRESS.exec(url.searchParams.get('safe') ?? '')?.[1];
  if (opened.length > 0) {
    const inner = opened.length === 1 ? parseExactUrl(opened[0] ?? '') : null;
    if (inner) return openedSite(inner, judge(inner));
    return { kind: 'safe-app', opens: opened.join(' and '), site: undefined, brings: false };
  }
  const hash = TRANSACTION.exec(url.searchParams.get('id') ?? '')?.[1];
  if (hash) return { kind: 'safe-transaction', hash, safe };
  return safe || url.pathname === '/' || /^\/[a-z/-]*$/.test(url.pathname)
    ? { kind: 'safe-page', safe }
    : undefined;
}

function openedSite(inner: URL, found: Finding): Finding {
  if (found.kind !== 'site') {
    return { kind: 'safe-app', opens: inner.host, site: undefined, brings: false };
  }
  const isPlain = !found.isInsecure && found.port === '' && inner.pathname + inner.search === '/';
  return {
    kind: 'safe-app',
    opens: inner.host,
    site: found.site,
    brings: !isPlain || inner.hash !== '',
  };
}
