import type { Call, SigningRequest } from './types';

/** Longer text is not read. */
const LONGEST_REQUEST = 200_000;
const MOST_CALLS = 100;

const ADDRESS = /^0x[0-9a-f]{40}$/i;
const HASH = /^0x[0-9a-f]{64}$/i;
const SELECTOR = 8;
/** A selector and one argument. */
const ONE_WORD = 72;
/** More digits than an address with a few too many. */
const FEWEST = 80;

/**
 * What a text asks somebody to sign: call data, a transaction or a Safe's batch as JSON, typed data, or a
 * hash; null for any other text.
 */
export function readRequest(text: string): SigningRequest | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_REQUEST) return null;
  if (/^[{[]/.test(trimmed)) return ofJson(trimmed);
  const joined = trimmed.replace(/\s+/g, '');
  if (!/^0x[0-9a-f]+$/i.test(joined)) return null;
  if (HASH.test(joined)) return { kind: 'hash', hash: joined };
  const digits = joined.length - 2;
  if (digits !== SELECTOR && digits !== ONE_WORD && digits <= FEWEST) return null;
  if (digits % 2 === 1) return { kind: 'cut', digits };
  return { kind: 'calls', calls: [callOf({ data: joined })] };
}

const callOf = (parts: Partial<Call>): Call => ({
  to: parts.to,
  value: parts.value ?? 0n,
  data: parts.data ?? '0x',
  isDelegate: parts.isDelegate ?? false,
});

function ofJson(text: string): SigningRequest | null {
  try {
    return ofValue(JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ofValue(value: unknown): SigningRequest | null {
  if (Array.isArray(value)) return ofList(value);
  if (!isFields(value)) return null;
  // A request of a wallet: the transaction, or an address and typed data.
  if (Array.isArray(value.params) && typeof value.method === 'string') {
    const found = (value.params as unknown[]).map(ofParameter).find((one) => one !== null);
    return found ?? null;
  }
  if (Array.isArray(value.transactions)) return ofList(value.transactions);
  if (Array.isArray(value.calls)) return ofList(value.calls);
  if (typeof value.primaryType === 'string' && isFields(value.message)) {
    return ofTyped(value.primaryType, value.message);
  }
  const call = ofTransaction(value);
  return call && { kind: 'calls', calls: [call] };
}

/** Wallets pass typed data as JSON inside a string, beside the account. */
const ofParameter = (parameter: unknown): SigningRequest | null =>
  typeof parameter === 'string'
    ? /^\s*\{/.test(parameter)
      ? ofJson(parameter)
      : null
    : ofValue(parameter);

function ofList(list: readonly unknown[]): SigningRequest | null {
  const calls = list.slice(0, MOST_CALLS).map((one) => (isFields(one) ? ofTransaction(one) : null));
  const read = calls.filter((call) => call !== null);
  return read.length > 0 && read.length === list.length ? { kind: 'calls', calls: read } : null;
}

/** A transaction of a node, of a Safe, or of a Safe's file; null if parts are of another form. */
function ofTransaction(fields: Fields): Call | null {
  const { to, value = '0', data, input, operation = 0 } = fields;
  const hex = data ?? input ?? '0x';
  const hasCall = 'data' in fields || 'input' in fields || 'value' in fields;
  if (typeof to !== 'string' || !ADDRESS.test(to) || !hasCall) return null;
  if (typeof hex !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(hex)) return null;
  const wei = toWei(value);
  if (wei === null) return null;
  return { to, value: wei, data: hex, isDelegate: Number(operation) === 1 };
}

function toWei(value: unknown): bigint | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i.test(text)
    ? BigInt(text)
    : null;
}

function ofTyped(name: string, message: Fields): SigningRequest {
  const call = name === 'SafeTx' ? ofTransaction(message) : null;
  if (call) return { kind: 'calls', calls: [call] };
  if (/permit|approval|allowance/i.test(name)) {
    return { kind: 'permit', name, fields: leavesOf(message, 0) };
  }
  return { kind: 'typed', name };
}

/** The values of a message with their names, those of parts included. */
function leavesOf(fields: Fields, depth: number): [string, string][] {
  return Object.entries(fields)
    .slice(0, MOST_CALLS)
    .flatMap(([name, value]): [string, string][] => {
      if (isFields(value)) return depth < 3 ? leavesOf(value, depth + 1) : [];
      if (Array.isArray(value)) {
        return value.filter(isFields).flatMap((one) => leavesOf(one, depth + 1));
      }
      return [[name, String(value)]];
    });
}
