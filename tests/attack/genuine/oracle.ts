import { sablier } from 'sablier';
import { official } from '@sablier-docs/protocol/project/official';
import { realAddresses } from './lists';
import { thieves } from './thieves';

/**
 * Whether a text is one thing of the team, decided by the platform's URL, by packages/protocol/project/official.ts and by the
 * SDK, and by no code of the checker.
 */
export function isGenuine(text: string): boolean {
  const one = text.replace(/^[\s"'“‘«<([`]+|[\s"'”’»>)\].,;:!?`]+$/gu, '');
  if (/[^\x21-\x7e]/.test(one)) return false;
  // A browser has to open the same address for the whole text and for the part that was checked.
  if (hostOf(text) !== undefined && hostOf(text) !== hostOf(one)) return false;
  return isAddress(one) || isStream(one) || isMail(one) || isPage(one);
}

/** Whether the thief is named anywhere, `%` escapes decoded. */
function namesThief(text: string): boolean {
  let plain = text;
  for (let round = 0; round < 3; round += 1)
    plain = plain.replace(/%[0-9a-f]{2}/gi, (code) =>
      String.fromCharCode(Number.parseInt(code.slice(1), 16)),
    );
  return thieves.some(
    (thief) => /[.@+:]/.test(thief) && plain.toLowerCase().includes(thief.toLowerCase()),
  );
}

/** Marks after a host that cannot be part of a domain. */
const hostOf = (text: string) =>
  URL.canParse(text) ? new URL(text).hostname.replace(/[^a-z0-9]+$/, '') : undefined;

function isPage(text: string): boolean {
  const address = /^https?:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return false;
  if (official.sites.some(({ host }) => host === url.hostname)) return !namesThief(text);
  const path = url.pathname.toLowerCase().replace(/\/$/, '');
  return official.accounts.some((account) => {
    const own = new URL(account.address);
    const isIt = path === own.pathname.toLowerCase();
    const isRepository =
      account.hasOwnPages &&
      path.split('/').length === 3 &&
      path.startsWith(`${own.pathname.toLowerCase()}/`);
    return own.hostname === url.hostname && !url.search && !url.hash && (isIt || isRepository);
  });
}

function isMail(text: string): boolean {
  if (!text.includes('@')) return false;
  const url = new URL(/^mailto:/i.test(text) ? text : `mailto:${text}`);
  const fields = [...url.searchParams.keys()];
  return (
    url.pathname.toLowerCase() === official.mail &&
    !url.hash &&
    fields.every((name) => name.toLowerCase() === 'subject')
  );
}

const SLUGS = new Map(sablier.chains.getAll().map(({ slug, id }) => [slug, id] as const));

function isAddress(text: string): boolean {
  if (realAddresses.includes(text)) return true;
  const digits = /(?:0x(?:0{24})?|^|0{24})([0-9a-f]{40})(?:@(\d+))?$/i.exec(text);
  if (!digits?.[1]) return false;
  const before = text.slice(0, digits.index).toLowerCase().replace(/:$/, '');
  const address = `0x${digits[1].toLowerCase()}`;
  if (!realAddresses.some((real) => real.toLowerCase() === address)) return false;
  const [name = '', id, ...more] = before.split(':');
  if (more.length > 0) return false;
  if (before === '') return digits[2] === undefined;
  const chainId =
    name === 'eip155'
      ? Number(id)
      : name === 'ethereum'
        ? Number(digits[2] ?? 1)
        : name === 'eth'
          ? 1
          : SLUGS.get(name);
  return chainId !== undefined && isOnChain(chainId, address);
}

const isOnChain = (chainId: number, address: string): boolean =>
  sablier.contracts.get({ chainId, contractAddress: address as `0x${string}` }) !== undefined ||
  sablier.comptroller
    .getAll()
    .some((one) => one.chainId === chainId && one.address.toLowerCase() === address.toLowerCase());

function isStream(text: string): boolean {
  const [, source = '', chain = '', id = ''] = /^([a-z0-9]+)-(\d+)-(\d+)$/i.exec(text) ?? [];
  if (!source || BigInt(id) === 0n) return false;
  const chainId = Number(chain);
  if (/^0x/i.test(source)) return isOnChain(chainId, source);
  return (sablier.releases.getAll() ?? [])
    .flatMap(({ deployments }) => deployments)
    .some(
      (one) =>
        one.chainId === chainId &&
        one.contracts.some(({ alias }) => alias?.toLowerCase() === source.toLowerCase()),
    );
}
