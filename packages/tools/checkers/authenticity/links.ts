// cspell:words discordapp
import { marketplaces } from '@sablier-docs/protocol/project/official';
import { hostOf, hostOwner, plainHost } from './hosts';
import { hasOwnFinding } from './link-contents';
import { foreignLetters, readableHost } from './punycode';
import { resemblesName } from './resemblance';
import { judgeSafeLink } from './safe-link';
import type { Account, Finding, KnownLists, Official, Site, Trick } from './types';

const MESSENGERS = new Set(
  't.me telegram.me telegram.org telegram.dog discord.gg discord.com discordapp.com wa.me signal.me'.split(
    ' ',
  ),
);

const explorers = new WeakMap<KnownLists['chains'], Map<string, KnownLists['chains'][number]>>();

/** Chains by the hosts of their explorers, computed once for a list. */
function explorersOf(chains: KnownLists['chains']): Map<string, KnownLists['chains'][number]> {
  const known = explorers.get(chains);
  if (known) return known;
  const hosts = new Map(
    chains.flatMap((chain) =>
      chain.explorer ? [[hostOf(chain.explorer.url), chain] as const] : [],
    ),
  );
  explorers.set(chains, hosts);
  return hosts;
}

/** Whose web site a link leads to. Nothing is opened: only the URL matters. */
export function judgeLink(
  url: URL,
  official: Official,
  { chains }: Pick<KnownLists, 'chains'>,
): Finding {
  const host = plainHost(url);
  const whole = url.hostname.replace(/\.$/, '');
  // Text before @ makes any link suspicious, even one to the team's site.
  if (url.username === '' && url.password === '') {
    const site = official.sites.find((one) => one.host === whole);
    if (site) return siteAt(url, site);
    const closed = official.closed.find(
      (one) => one.host === host || host.endsWith(`.${one.host}`),
    );
    if (closed) return { kind: 'closed', site: closed };
    const ownerHost = hostOwner(whole);
    const owner = official.sites.find((one) => ownerHost === one.host)?.host;
    if (owner) {
      const letters = foreignLetters(readableHost(whole));
      return { kind: 'part-of-site', host: whole, owner, letters };
    }
    const safe = judgeSafeLink(url, (inner) => judgeLink(inner, official, { chains }));
    if (safe) return safe;
    const account = judgeAccount(url, host, official);
    if (account) return account;
    if (MESSENGERS.has(hostOwner(host))) return { kind: 'messenger', host };
    const chain = explorersOf(chains).get(host);
    if (chain) return { kind: 'explorer', host, chain: chain.name, chainId: chain.id };
    if (marketplaces.includes(whole)) return { kind: 'marketplace', host };
  }
  const readable = readableHost(host);
  return {
    kind: 'other-site',
    host,
    owner: hostOwner(host),
    tricks: tricksOf(url, host, readable, official),
    isNamedAlike: resemblesName(readable) || resemblesName(decode(url.username)),
  };
}

/** Path segments that name pages and releases, and a file at the end. */
const PAGE = /^(?:\/[\w~-]+(?:\.\d+){0,2})*(?:\.(?:html|json|md|pdf|png|svg|txt|xml))?\/?$/;
const VALUES = /^[?#]?[\w~=&,+-]*$/;
/**
 * An address in a value, any other key or hash, or a telephone number. One that is a path segment
 * has its own finding.
 */
const SUBJECT = /0x[0-9a-f]{4}|[0-9a-z]{25}|\d[\d-]{7}/i;
/** A segment of a path that names what anybody can make: a campaign, a stream, a profile. */
const MADE_BY_ANYBODY = new RegExp(`${SUBJECT.source}|^[a-z]{2,4}\\d?-\\d+-|\\.eth$`, 'i');
/** Words after which the sites for streams name one that anybody can have made. */
const NAMES_NEXT = /^(?:stream|campaign|address|profile|group|user)s?$/;

/**
 * Whether a path names something that anybody can make. A segment that the checker finds by itself,
 * such as the address of a campaign or the alias of a stream, has its own finding.
 */
function namesSubject(path: string): boolean {
  const segments = decode(path).split('/');
  return segments.some((segment, at) => {
    if (segment === '' || hasOwnFinding(segment)) return false;
    const isNamed = NAMES_NEXT.test(segments[at - 1] ?? '') && /\d/.test(segment);
    return isNamed || MADE_BY_ANYBODY.test(segment);
  });
}

function siteAt({ protocol, port, pathname, search, hash }: URL, site: Site): Finding {
  const isPlain =
    PAGE.test(pathname) &&
    !namesSubject(pathname) &&
    [search, hash].every((part) => VALUES.test(part) && !SUBJECT.test(part));
  return { kind: 'site', site, isInsecure: protocol === 'http:', port, brings: !isPlain };
}

const firstPart = (path: string) => path.split('/')[1]?.toLowerCase() ?? '';

function judgeAccount(url: URL, host: string, { accounts }: Official): Finding | undefined {
  const platform = host.replace(/^mobile\./, '');
  const here = accounts.filter(({ address }) => hostOf(address) === platform);
  if (here.length === 0) return undefined;
  const name = decode(firstPart(url.pathname));
  const account = here.find(({ address }) => firstPart(new URL(address).pathname) === name);
  if (!account) return { kind: 'other-account', host, name, isNamedAlike: resemblesName(name) };
  return isTheirs(url, account)
    ? { kind: 'account', account, address: url.origin + url.pathname }
    : { kind: 'below-account', account };
}

/** Whether only the owner of an account can create this page. */
function isTheirs({ protocol, port, pathname, search, hash }: URL, account: Account): boolean {
  if (protocol !== 'https:' || port || search || hash) return false;
  const own = new URL(account.address).pathname.toLowerCase();
  const path = pathname.toLowerCase().replace(/\/$/, '');
  if (path === own) return true;
  return (
    account.hasOwnPages &&
    path.startsWith(`${own}/`) &&
    /^[\w.-]+$/.test(path.slice(own.length + 1))
  );
}

function tricksOf(url: URL, host: string, readable: string, { sites }: Official): Trick[] {
  const tricks: Trick[] = [];
  const before = decode(url.username);
  if (url.username || url.password) tricks.push({ kind: 'before-at', shown: before });
  const inFront = sites.find(({ host: own }) => host.startsWith(`${own}.`));
  if (inFront) tricks.push({ kind: 'in-front', official: inFront.host });
  const rest = decode(url.pathname + url.search + url.hash).toLowerCase();
  if (sites.some(({ host: own }) => rest.includes(own))) tricks.push({ kind: 'in-path' });
  if (readable !== host)
    tricks.push({ kind: 'letters', readable, foreign: foreignLetters(readable) });
  if (/^\d+(\.\d+){3}$/.test(host) || host.startsWith('[')) tricks.push({ kind: 'number' });
  return tricks;
}

export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const HANDLE = /^@([\w.]{2,40})$/;

/** Identifies an account on an unnamed platform, such as `@Sablier`. */
export function judgeHandle(text: string): Finding | undefined {
  const name = HANDLE.exec(text)?.[1];
  return name ? { kind: 'handle', name } : undefined;
}
