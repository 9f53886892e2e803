// cspell:words discordapp
import { hostOf, ownerOf, plainHost } from './hosts';
import { readableHost } from './punycode';
import { resemblesName } from './resemblance';
import type { Account, Finding, Lists, Official, Trick } from './types';

const MESSENGERS = new Set(
  't.me telegram.me telegram.org telegram.dog discord.gg discord.com discordapp.com wa.me signal.me'.split(
    ' ',
  ),
);

/** Whose web site a link leads to. Nothing is opened: the address alone decides. */
export function judgeLink(
  url: URL,
  official: Official,
  { chains }: Pick<Lists, 'chains'>,
): Finding {
  const host = plainHost(url);
  // What stands before @ makes any link suspect, also one to the team's site.
  if (url.username === '' && url.password === '') {
    const site = official.sites.find((one) => one.host === host);
    if (site) return { kind: 'site', site, isInsecure: url.protocol === 'http:', port: url.port };
    const closed = official.closed.find(
      (one) => one.host === host || host.endsWith(`.${one.host}`),
    );
    if (closed) return { kind: 'closed', site: closed };
    const owner = official.sites.find((one) => ownerOf(host) === one.host)?.host;
    if (owner) return { kind: 'part-of-site', host, owner };
    const account = judgeAccount(url, host, official);
    if (account) return account;
    if (MESSENGERS.has(ownerOf(host))) return { kind: 'messenger', host };
    const chain = chains.find(({ explorer }) => explorer && hostOf(explorer.url) === host);
    if (chain) return { kind: 'explorer', host, chain: chain.name };
  }
  const readable = readableHost(host);
  return {
    kind: 'other-site',
    host,
    owner: ownerOf(host),
    tricks: tricksOf(url, host, readable, official),
    isNamedAlike: resemblesName(readable) || resemblesName(decode(url.username)),
  };
}

const firstPart = (path: string) => path.split('/')[1]?.toLowerCase() ?? '';

function judgeAccount(url: URL, host: string, { accounts }: Official): Finding | undefined {
  const here = accounts.filter(({ address }) => hostOf(address) === host.replace(/^mobile\./, ''));
  if (here.length === 0) return undefined;
  const name = firstPart(url.pathname);
  const isIt = ({ address }: Account) => firstPart(new URL(address).pathname) === name;
  const account = here.find(isIt);
  return account
    ? { kind: 'account', account, address: account.address }
    : {
        kind: 'other-account',
        host,
        name: decode(name),
        isNamedAlike: resemblesName(decode(name)),
      };
}

function tricksOf(url: URL, host: string, readable: string, { sites }: Official): Trick[] {
  const tricks: Trick[] = [];
  const before = decode(url.username);
  if (url.username || url.password) tricks.push({ kind: 'before-at', shown: before });
  const inFront = sites.find(({ host: own }) => host.startsWith(`${own}.`));
  if (inFront) tricks.push({ kind: 'in-front', official: inFront.host });
  const rest = decode(url.pathname + url.search + url.hash).toLowerCase();
  if (sites.some(({ host: own }) => rest.includes(own))) tricks.push({ kind: 'in-path' });
  if (readable !== host) tricks.push({ kind: 'letters', readable });
  if (/^\d+(\.\d+){3}$/.test(host) || host.startsWith('[')) tricks.push({ kind: 'number' });
  return tricks;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const MAIL = /^(?:mailto:)?<?([^\s@<>:/]+@([^\s@<>:/?]+))>?(?:\?.*)?$/i;

/** Whose address for mail it is; undefined for what is none. Anybody can forge a sender, whatever it says. */
export function judgeMail(text: string, official: Official): Finding | undefined {
  const [, address, host] = MAIL.exec(text) ?? [];
  if (!address || !host) return undefined;
  const team = official.mail;
  const mail = { kind: 'mail', address: address.toLowerCase(), team } as const;
  if (mail.address === team) return { ...mail, from: 'team' };
  if (host.toLowerCase() === team.split('@')[1]) return { ...mail, from: 'domain' };
  return { ...mail, from: resemblesName(readableHost(mail.address)) ? 'alike' : 'other' };
}

const HANDLE = /^@([\w.]{2,40})$/;

/** A name on a platform that the text does not say, such as `@Sablier`. */
export function judgeHandle(text: string): Finding | undefined {
  const name = HANDLE.exec(text)?.[1];
  return name ? { kind: 'handle', name, isNamedAlike: resemblesName(name) } : undefined;
}
