// cspell:words CAIP
import type { KnownContract } from '@sablier-docs/protocol/known-contracts';
import { differences, findLookalike } from '@sablier-docs/protocol/lookalikes';
import { checksum } from '@sablier-docs/protocol/checksum';
import { confusableSkeleton } from './resemblance';
import type { Finding, KnownLists } from './types';

const WHOLE = /^0x[0-9a-f]{40}$/i;
const DIGITS = 40;
/** An address padded to 32 bytes, as in logs. */
const PADDED = /^(?:0x)?0{24}([0-9a-f]{40})$/i;
const WORD = /^(?:0x)?[0-9a-f]{64}$/i;
const PROGRAM = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
/**
 * Prefixes and suffixes that wallets add to an address: `eth:0x…`, `eip155:1:0x…`,
 * `ethereum:0x…@1`.
 */
const WRAPPED = /^((?:[a-z0-9-]+:){1,2})(0x[0-9a-f]{40})(?:@(\d+))?$/i;

/** The address in a text that is meant to be one; undefined for other texts. */
function addressIn(text: string): string | undefined {
  const wrapped = WRAPPED.exec(text)?.[2] ?? text;
  const padded = PADDED.exec(wrapped)?.[1];
  if (padded) return `0x${padded}`;
  const address = wrapped.replace(/^0X/, '0x');
  if (/^[0-9a-f]{40}$/i.test(address)) return `0x${address}`;
  return /^0x/.test(address) ? address : undefined;
}

/** A chain that a text names with an address. */
interface NamedChain {
  label: string;
  /** Undefined for an unknown name. */
  id: number | undefined;
}

/** A chain ID in plain digits. */
const idIn = (text: string) => (/^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined);

/**
 * The chain of `eip155:8453:0x…` (CAIP-10), `ethereum:0x…@8453` (EIP-681) and `eth:0x…` (EIP-3770);
 * other short names only if the SDK has them. Undefined for an address alone.
 */
function chainIn(text: string, chains: KnownLists['chains']): NamedChain | undefined {
  const [, before, , after] = WRAPPED.exec(text) ?? [];
  if (before === undefined) return undefined;
  const label = after === undefined ? before : `${before}…@${after}`;
  const [name = '', number] = before.toLowerCase().split(':');
  if (name === 'eip155' && number && after === undefined) return { label, id: idIn(number) };
  if (number) return { label, id: undefined };
  if (name === 'ethereum') return { label, id: idIn(after ?? '1') };
  if (after !== undefined) return { label, id: undefined };
  return { label, id: name === 'eth' ? 1 : chains.find(({ slug }) => slug === name)?.id };
}

/**
 * Identifies an address on an EVM chain or a program on Solana; undefined for any other text.
 * @param on the chain of the explorer or link that contains the address
 */
export function judgeAddress(text: string, lists: KnownLists, on?: number): Finding | undefined {
  const address = addressIn(text);
  if (address === undefined) {
    if (WORD.test(text)) return { kind: 'secret', what: 'key' };
    return PROGRAM.test(text) ? judgeProgram(text, lists) : undefined;
  }
  if (WORD.test(address)) return { kind: 'secret', what: 'key' };
  if (!WHOLE.test(address)) return judgeMalformed(address, lists.contracts);
  if (/^0x0+$/.test(address)) return { kind: 'zero' };

  const checked = checksum(address);
  const digits = address.slice(2);
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  const hasWrongCase = isMixed && checked !== address;
  const known = lists.contracts.find((one) => one.address === checked);
  if (known) {
    const chain = chainIn(text, lists.chains) ?? (on === undefined ? undefined : chainOf(on));
    const isThere =
      !chain || known.uses.some(({ chainIds }) => chainIds.some((id) => id === chain.id));
    return {
      kind: 'contract',
      known,
      hasWrongCase,
      ...(isThere ? {} : { elsewhere: chain.label }),
    };
  }
  const lookalike = findLookalike(address, lists.contracts);
  return lookalike
    ? { kind: 'lookalike', address, lookalike, hasWrongCase }
    : { kind: 'stranger', address: checked, hasWrongCase };
}

const chainOf = (id: number): NamedChain => ({ label: `chain ${id}`, id });

function judgeProgram(address: string, { programs }: KnownLists): Finding {
  const program = programs.find((one) => one.address === address)?.program;
  return { kind: 'program', address, program };
}

function judgeMalformed(address: string, contracts: readonly KnownContract[]): Finding {
  const digits = [...address.slice(2)];
  const at = digits.findIndex((digit) => !/^[0-9a-f]$/i.test(digit));
  const read = skeletonOfDigits(digits);
  return {
    kind: 'malformed',
    problem: at < 0 ? countProblem(digits.length) : letterProblem(digits[at] ?? '', at + 3),
    like:
      read.length > ENDS ? contracts.find((known) => isClose(read, digitsOf(known))) : undefined,
  };
}

/** Digits as they look: letters that resemble `o`, `i` and `l` count as zeros and ones. */
const skeletonOfDigits = (digits: readonly string[]) =>
  digits
    .map((digit) => (/^[0-9a-f]$/i.test(digit) ? digit.toLowerCase() : confusableSkeleton(digit)))
    .join('')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');

/** Number of digits at either end by which people recognize an address. */
const ENDS = 6;

const lowerDigits = new WeakMap<KnownContract, string>();

/** The digits of a known address in lower case, cached. */
function digitsOf(known: KnownContract): string {
  const written = lowerDigits.get(known) ?? known.address.slice(2).toLowerCase();
  lowerDigits.set(known, written);
  return written;
}

/** Whether a malformed address has the start and end of the real one, or most of its digits. */
function isClose(read: string, real: string): boolean {
  if (read.length === DIGITS) return differences(read, real).length <= DIGITS / 4;
  return read.startsWith(real.slice(0, ENDS)) || read.endsWith(real.slice(-ENDS));
}

const countProblem = (count: number) =>
  `An address has ${DIGITS} digits after 0x. This one has ${count}, so ${
    count < DIGITS ? `${DIGITS - count} are missing` : `${count - DIGITS} are too many`
  }.`;

function letterProblem(letter: string, position: number): string {
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const isVisible = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(letter);
  const shown = isVisible ? `“${letter}” (U+${code})` : `an invisible character (U+${code})`;
  return `Character ${position} is ${shown}. An address consists of 0x, the digits 0 to 9 and the letters a to f.`;
}
