import { toWord } from '../wallet/abi-words';

/*
 * Parses results as printed by explorers and `cast` into the 32-byte words that a contract returns.
 */

/** More bytes than any name or CID has. */
const LONGEST_TEXT = 256;

/**
 * Parses the result of a function.
 * @param types the return types of the function
 * @returns null if the text is not such a result
 */
export function parseResult(text: string, types: readonly string[]): readonly bigint[] | null {
  const [only, ...more] = types;
  if (only !== undefined && more.length === 0) return parseValue(text, only);
  // An explorer prints name and type before each value, `cast` a short form in brackets after it.
  const values = text
    .replace(/\[[^\]]*\]/g, ' ')
    .split(/[\s,]+/)
    .filter((token) => /\d/.test(token) && !/^\(?(u?int|bytes)\d+\)?$/.test(token));
  if (values.length !== types.length) return null;
  const words: bigint[] = [];
  for (const [at, type] of types.entries()) {
    const word = parseValue(values[at] ?? '', type);
    if (!word) return null;
    words.push(...word);
  }
  return words;
}

/** Parses a value of one type; null if the text is invalid. */
export function parseValue(written: string, type: string): readonly bigint[] | null {
  const text = bare(written, type);
  if (type === 'string') return textWords(text.replace(/^"|"$/g, ''));
  if (type.endsWith('[]')) return listWords(text, type.slice(0, -'[]'.length));
  const word = readWord(text, type);
  return word === null ? null : [word];
}

/** A value without the name and type that explorers print before it, or the type after it. */
function bare(written: string, type: string): string {
  const text = written.trim();
  const [label = '', ...behind] = text.split(':');
  const isLabel = [type, `(${type})`].some((one) => ` ${label.trim()}`.endsWith(` ${one}`));
  if (isLabel && behind.length > 0) return behind.join(':').trim();
  return text.endsWith(` ${type}`) ? text.slice(0, -type.length).trim() : text;
}

function readWord(text: string, type: string): bigint | null {
  if (type === 'bool') return text === 'true' ? 1n : text === 'false' ? 0n : null;
  if (type === 'address') return /^0x[0-9a-fA-F]{40}$/.test(text) ? BigInt(text) : null;
  const bytes = Number(/^bytes(\d+)$/.exec(type)?.[1] ?? 0);
  if (bytes > 0) {
    const isWhole = new RegExp(`^0x[0-9a-fA-F]{${2 * bytes}}$`).test(text);
    return isWhole ? BigInt(text) << BigInt(256 - 8 * bytes) : null;
  }
  const digits = /^(\d{1,78})(?:\s*\[[^\]]*\])?$/.exec(text)?.[1];
  const bits = Number(/^uint(\d+)$/.exec(type)?.[1] ?? 0);
  const value = digits ? BigInt(digits) : null;
  return value !== null && value < 1n << BigInt(bits) ? value : null;
}

/** An offset, the length, then the bytes. */
function textWords(text: string): readonly bigint[] | null {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > LONGEST_TEXT) return null;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const words = hex.match(/.{1,64}/g) ?? [];
  return [32n, BigInt(bytes.length), ...words.map((word) => BigInt(`0x${word.padEnd(64, '0')}`))];
}

/** An offset, the length, then the entries. */
function listWords(text: string, type: string): readonly bigint[] | null {
  const inner = /^\[(.*)\]$/s.exec(text)?.[1] ?? text;
  const entries = inner.split(',').filter((entry) => entry.trim() !== '');
  const words = entries.map((entry) => readWord(entry.trim(), type));
  if (words.some((word) => word === null)) return null;
  return [32n, BigInt(words.length), ...words.map((word) => word ?? 0n)];
}

/** The data of a result, in hex without `0x`. */
export const pastedHex = (words: readonly bigint[]): string => words.map(toWord).join('');
