import { nearNames } from '@sablier-docs/protocol/errors/near-names';
import { hiddenReasonIn, messageIn } from './wallet-messages';
import type { WalletMessage } from './message';
import { PANIC_SELECTOR } from '@sablier-docs/protocol/errors/panics';

/** The pasted input, before the error is identified. */
export type PastedRevert =
  | { kind: 'empty' }
  | { kind: 'too-long'; length: number }
  | { kind: 'no-hex' }
  /** No revert data, and words of a wallet, a node or a Safe that are known. */
  | { kind: 'message'; message: WalletMessage; call?: `0x${string}` }
  | { kind: 'bad-digit'; digit: string; position: number }
  /** With its selector, if the digits begin with a whole one. */
  | { kind: 'odd'; digits: number; selector?: `0x${string}` }
  | { kind: 'no-data' }
  | { kind: 'short'; bytes: number }
  | { kind: 'name'; name: string }
  /** A name that no error has, and those of errors that it may mean, best first. */
  | { kind: 'unknown-name'; name: string; near: readonly string[] }
  | { kind: 'data'; data: `0x${string}`; fromLog: boolean };

/** The errors that findRevertData recognizes. */
interface KnownErrors {
  /** Lower case, with `0x`. */
  selectors: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

/** Longer input is rejected: revert data of these contracts is far shorter. */
export const LONGEST_INPUT = 20_000;

/** Number of hex digits of a selector and of an argument word. */
const SELECTOR = 8;
const WORD = 64;

/** `custom error 0x066920d7: 0000…`, as several nodes report it. */
const SPLIT = /0x([0-9a-f]{8}):\s*([0-9a-f]{64,})/gi;

/** `reverted with panic code 0x11` and `Panic(17)`, as tools report decoded data. */
const PANIC = /panic(?: code)?(?:: [a-z ,-]{1,80})?[\s:(]{1,3}(0x[0-9a-f]{1,2}|\d{1,3})\b/i;

/**
 * The request that failed, as libraries repeat it beside the answer: its data is the call and no error.
 */
const REQUEST = [
  // ethers: transaction={ "data": "0x…", … } with braces inside.
  /\b(?:transaction|tx)=\{(?:[^{}]|\{[^{}]*\})*\}/g,
  // ethers 5: the JSON body of the request.
  /\brequestBody="(?:[^"\\]|\\.)*"/g,
  // viem: a block of indented lines.
  /[A-Z][\w ]*(?:Arguments|Call):[ \t]*\n(?:[ \t]+\w+:[ \t]+\S[^\n]*(?:\n|$))+/g,
  /Request body: \{[^\n]*/g,
  // JSON-RPC: "params":[{…}].
  /\\*"params\\*"\s*:\s*\[\s*\{[^{}]*\}/g,
] as const;

/** Data that a node returned empty. */
const EMPTY = /\bdata\\*["']?\s*[:=]\s*\\*["'](?:Reverted )?0x\\*["']/i;

/** Digits of an address and of a hash, which a message names beside its reason. */
const NAMED_LENGTHS: readonly number[] = [40, 64];

const withoutRequest = (text: string): string =>
  REQUEST.reduce((rest, pattern) => rest.replace(pattern, ' '), text);

/** The longest hex of the request in a message, which begins with the selector of a function. */
function requestIn(text: string): `0x${string}` | undefined {
  const runs = REQUEST.flatMap((pattern) => text.match(pattern) ?? []).flatMap((part) =>
    [...part.matchAll(/\b(?:data|input)\\*["']?\s*[:=]\s*\\*["']?(0x[0-9a-f]{8,})/gi)].map(
      ([, run]) => run,
    ),
  );
  const [call] = runs.sort((a = '', b = '') => b.length - a.length);
  return call && call.length % 2 === 0 ? (call.toLowerCase() as `0x${string}`) : undefined;
}

/**
 * Finds revert data in pasted text: the data alone, with or without `0x` and line breaks, or within
 * an error message of a node or a wallet, where the hex string that looks most like revert data
 * wins. In a text without hex, it looks for the name of a known error.
 */
export function findRevertData(text: string, known: KnownErrors): PastedRevert {
  if (text.length > LONGEST_INPUT) return { kind: 'too-long', length: text.length };
  const joined = text.replace(/\s+/g, '');
  if (joined === '') return { kind: 'empty' };
  if (/^(0x)?[0-9a-f]{8,}$/i.test(joined) || /^0x[0-9a-f]*$/i.test(joined)) {
    return check(joined.replace(/^0x/i, ''));
  }
  return findInMessage(withoutRequest(text), known, requestIn(text));
}

function findInMessage(
  text: string,
  known: KnownErrors,
  call: `0x${string}` | undefined,
): PastedRevert {
  const joined = text.replace(/\s+/g, '');
  const runs = [...text.replace(SPLIT, '0x$1$2').matchAll(/0x([0-9a-f]*)/gi)].map(
    ([, digits = '']) => digits,
  );
  const best = runs.map((run) => ({ run, score: scoreOf(run, known) })).sort(byScore)[0];
  if (best && best.score > 1) return check(best.run);
  const panic = PANIC.exec(text)?.[1];
  if (panic)
    return check(`${PANIC_SELECTOR.slice(2)}${BigInt(panic).toString(16).padStart(WORD, '0')}`);
  const name = (text.match(/\w+/g) ?? []).find((word) => known.names.has(word));
  if (name) return { kind: 'name', name };
  const beside = call ? { call } : {};
  // Before what may be calldata or an address that the message names.
  const message = messageIn(text);
  if (message) return { kind: 'message', message, ...beside };
  if (best && best.score > 0) return check(best.run);
  if (/^0x\S*$/i.test(joined)) return badDigit(joined);
  const hidden = hiddenReasonIn(text);
  if (hidden?.isMissing && EMPTY.test(text)) return { kind: 'no-data' };
  if (hidden && (!best || NAMED_LENGTHS.includes(best.run.length))) {
    const unknown = hidden.isMissing ? identifierIn(text) : undefined;
    if (!unknown) return { kind: 'message', message: hidden, ...beside };
  }
  if (best && best.run.length >= SELECTOR) return check(best.run);
  const unknown = identifierIn(text);
  if (!unknown) {
    return hidden ? { kind: 'message', message: hidden, ...beside } : { kind: 'no-hex' };
  }
  // A function has no errors of its name.
  const near = /^[A-Z]/.test(unknown) ? nearNames(unknown, known.names) : [];
  return { kind: 'unknown-name', name: unknown, near };
}

/** What looks like the name of an error or a function: alone, with parentheses, or within a message. */
const identifierIn = (text: string): string | undefined =>
  /\b[A-Z](?=\w*[a-z])\w*_[A-Z]\w+\b/.exec(text)?.[0] ??
  /execution reverted:? (?:custom error )?'?([A-Z]\w+)\([^)]*\)/.exec(text)?.[1] ??
  /^\s*(\w*[a-z][A-Z]\w*)\s*(?:\(.*\))?\s*$/.exec(text)?.[1];

const byScore = (a: { run: string; score: number }, b: typeof a) =>
  b.score - a.score || b.run.length - a.run.length;

/**
 * 2 for a known selector, 1 for a plausible length of revert data, 0 for an address, a hash or
 * shorter data.
 */
function scoreOf(run: string, { selectors }: KnownErrors): number {
  if (run.length < SELECTOR) return 0;
  if (selectors.has(`0x${run.slice(0, SELECTOR).toLowerCase()}`)) return 2;
  if (innerOfLog(run)) return 2;
  return run.length % WORD === SELECTOR ? 1 : 0;
}

function badDigit(text: string): PastedRevert {
  const position = 2 + text.slice(2).search(/[^0-9a-f]/i);
  return { kind: 'bad-digit', digit: text.charAt(position), position: position + 1 };
}

function check(digits: string): PastedRevert {
  if (digits === '') return { kind: 'no-data' };
  if (digits.length % 2 === 1) {
    const start = digits.slice(0, SELECTOR).toLowerCase();
    const selector = start.length === SELECTOR ? { selector: `0x${start}` as const } : {};
    return { kind: 'odd', digits: digits.length, ...selector };
  }
  if (digits.length < SELECTOR) return { kind: 'short', bytes: digits.length / 2 };
  const inner = innerOfLog(digits);
  if (inner === '') return { kind: 'no-data' };
  const data = inner ?? digits;
  if (data.length < SELECTOR) return { kind: 'short', bytes: data.length / 2 };
  return { kind: 'data', data: `0x${data.toLowerCase()}`, fromLog: inner !== undefined };
}

/**
 * Revert data that is the only `bytes` value in the data of a log, as in the events of
 * `cancelMultiple` and `withdrawMultiple`: the offset 32, the length in bytes, then the bytes.
 */
function innerOfLog(digits: string): string | undefined {
  const offset = digits.slice(0, WORD);
  const length = digits.slice(WORD, 2 * WORD);
  if (length.length < WORD || !/^0+20$/.test(offset) || !/^0{56}/.test(length)) return undefined;
  const inner = digits.slice(2 * WORD, 2 * WORD + 2 * parseInt(length, 16));
  return inner.length === 2 * parseInt(length, 16) ? inner : undefined;
}
