import { links } from '@sablier-docs/protocol/project/links';
import { linkedHosts } from '@sablier-docs/protocol/project/linked-hosts';
import { marketplaces, official } from '@sablier-docs/protocol/project/official';
import { APP } from './build';
import { parseUrl, parseExactUrl } from './parse-url';
import { isSafeWallet, openedBySafe } from './safe-wallet';

/** The app page whose URL was pasted, also as the Safe wallet opens it; null for any other text. */
export function readAppLink(pasted: string): URL | null {
  const url = parseExactUrl(pasted.trim());
  const inside = url && isSafeWallet(url) ? openedBySafe(url) : [];
  const page = inside.length === 1 ? parseExactUrl(inside[0] ?? '') : url;
  return page?.origin === APP ? page : null;
}

/** The addresses of the explorers of chains. */
export const explorersOf = (
  chains: readonly { explorer?: { url: string } | null }[],
): readonly string[] => chains.flatMap(({ explorer }) => explorer?.url ?? []);

const hostsOf = (addresses: readonly string[]) =>
  addresses.flatMap((address) => parseUrl(address)?.hostname ?? []);

/** Hosts to which pages of this site lead: a link to one is no reason for an alarm, whoever wrote it. */
const LINKED_HOSTS: ReadonlySet<string> = new Set([
  ...hostsOf(Object.values(links)),
  ...linkedHosts,
]);

/** Hosts of strangers on which the team has pages as well. */
const SHARED_HOSTS: ReadonlySet<string> = new Set(
  hostsOf(official.accounts.map(({ address }) => address)),
);

/**
 * A warning about a text that is neither an identifier nor an app link; null for a text of letters,
 * digits, hyphens and spaces, which cannot be followed.
 * @param explorers addresses of block explorers, to which pages of this site lead too
 */
export function foreignTextProblem(
  pasted: string,
  explorers: readonly string[] = [],
): string | null {
  const text = pasted.trim();
  if (/^[a-z0-9 -]*$/i.test(text) || readAppLink(text)) return null;
  const known = knownPlace(parseExactUrl(text), explorers);
  if (known) return known;
  const url = parseUrl(text);
  const isWeb = url && /^https?:$/.test(url.protocol);
  const host = (isWeb ? url : parseUrl(`https://${text}`))?.host ?? '';
  return host.includes('.') && host !== new URL(APP).host
    ? `This link leads to ${host.slice(0, 60)}, not to app.sablier.com. Do not follow it.`
    : `As it is written, this text is no link to ${APP}. Do not follow it.`;
}

/** A site that is no danger and is no page of a stream or a campaign in the app. */
function knownPlace(url: URL | null, explorers: readonly string[]): string | null {
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return null;
  const site = official.sites.find(({ host }) => host === url.hostname);
  if (site) return `This link leads to ${site.host}, ${site.what}, and names nothing in the app.`;
  if (explorers.some((explorer) => parseUrl(explorer)?.hostname === url.hostname)) {
    return `This link leads to ${url.hostname}, a block explorer, and is not read here.`;
  }
  if (LINKED_HOSTS.has(url.hostname) && openedBySafe(url).length === 0) {
    const whose = SHARED_HOSTS.has(url.hostname) ? 'the app' : 'Sablier’s, and not the app';
    return `This link leads to ${url.hostname}, which is not ${whose}.`;
  }
  return marketplaces.includes(url.hostname)
    ? `This link leads to ${url.hostname}, a marketplace that shows every NFT, real or fake. The contract and the ID in it decide.`
    : null;
}
