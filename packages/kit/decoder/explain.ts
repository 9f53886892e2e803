import { ERROR_STRING_SELECTOR, PANIC_SELECTOR } from '@sablier-docs/protocol/errors/panics';
import type { ErrorFact, ErrorParameter, OlderError } from '@sablier-docs/protocol/errors/types';

/** An error that the decoder can name, custom or built into Solidity. */
export interface ExplainedError {
  error: Pick<ErrorFact, 'name' | 'parameters'>;
  /** Absent for the two built-in errors. */
  fact?: ErrorFact;
  /** An error that none of the latest releases has. */
  older?: OlderError;
  /** The data after the selector. */
  body: `0x${string}`;
  /** `selector`: no arguments were pasted although the error has some. */
  state: 'whole' | 'selector' | 'truncated' | 'longer';
  /** Number of bytes after the selector, and the minimum. */
  bytes: number;
  needed: number;
}

const message: ErrorParameter = { name: 'message', type: 'string', says: 'reason in plain text' };
const code: ErrorParameter = { name: 'code', type: 'uint256', says: 'panic code' };

/** Errors of the entry point of smart accounts (ERC-4337), which hold its code. */
const FAILED_OP = '0x220266b6';
const FAILED_OP_WITH_REVERT = '0x65c8fd4d';
const opIndex: ErrorParameter = {
  name: 'opIndex',
  type: 'uint256',
  says: 'position of the operation in the bundle, counted from 0',
};
const opReason: ErrorParameter = { name: 'reason', type: 'string', says: 'code and reason' };

/** Errors of contracts that declare none of their own. */
const builtIn: Readonly<Record<string, ExplainedError['error']>> = {
  [ERROR_STRING_SELECTOR]: { name: 'Error', parameters: [message] },
  [PANIC_SELECTOR]: { name: 'Panic', parameters: [code] },
  [FAILED_OP]: { name: 'FailedOp', parameters: [opIndex, opReason] },
  [FAILED_OP_WITH_REVERT]: {
    name: 'FailedOpWithRevert',
    parameters: [opIndex, opReason, { name: 'inner', type: 'bytes', says: 'revert data inside' }],
  },
};

/** Selectors that the decoder knows beside those of the errors of Sablier and of tokens. */
export const builtInSelectors: readonly string[] = Object.keys(builtIn);

const wordAt = (body: string, byte: number): number | undefined => {
  const digits = body.slice(2 + 2 * byte, 2 + 2 * (byte + WORD));
  return digits.length === 2 * WORD && /^0{56}/.test(digits) ? parseInt(digits, 16) : undefined;
};

/** The reason in plain text of `Error(string)` or a failed operation; undefined for any other error. */
export function plainReason({ error, body }: ExplainedError): string | undefined {
  const at = error.parameters.findIndex(({ type }) => type === 'string');
  if (at < 0 || !/^(?:Error|FailedOp|FailedOpWithRevert)$/.test(error.name)) return undefined;
  const start = wordAt(body, WORD * at);
  const length = start === undefined ? undefined : wordAt(body, start);
  if (start === undefined || length === undefined) return undefined;
  const digits = body.slice(2 + 2 * (start + WORD), 2 + 2 * (start + WORD + length));
  const bytes = (digits.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

const WORD = 32;

/**
 * Minimum length of the arguments in bytes: a word for each, and the content of strings at their
 * offsets.
 */
function neededBytes(parameters: readonly ErrorParameter[], body: string): number {
  const head = WORD * parameters.length;
  const ends = parameters.map(({ type }, at) => (isDynamic(type) ? endOfText(body, at, head) : 0));
  return Math.max(head, ...ends);
}

/**
 * A string is its length in bytes, then the bytes. If the data ends early, the string counts as
 * empty.
 */
function endOfText(body: string, parameter: number, head: number): number {
  const start = numberAt(body, WORD * parameter) ?? head;
  return start + WORD + (numberAt(body, start) ?? 0);
}

/** The word at a byte offset after the selector; undefined if the data ends before it. */
function numberAt(body: string, place: number): number | undefined {
  const digits = body.slice(2 + 2 * place, 2 + 2 * (place + WORD));
  return digits ? Number(BigInt(`0x${digits}`)) : undefined;
}

/** Whether values of the type have no fixed length. */
export const isDynamic = (type: string) => type === 'string' || type === 'bytes';

/**
 * Names the error of revert data of at least 4 bytes; undefined for an unknown selector.
 * @param older errors of earlier releases, if they are loaded
 */
export function explainError(
  data: `0x${string}`,
  errors: readonly ErrorFact[],
  older: readonly OlderError[] = [],
): ExplainedError | undefined {
  const selector = data.slice(0, 10);
  const fact = errors.find((error) => error.selector === selector);
  const old = fact ? undefined : older.find((error) => error.selector === selector);
  const error = fact ?? builtIn[selector] ?? old;
  if (!error) return undefined;
  const body: `0x${string}` = `0x${data.slice(10)}`;
  const bytes = (body.length - 2) / 2;
  const needed = neededBytes(error.parameters, body);
  return {
    error,
    ...(fact ? { fact } : {}),
    ...(old ? { older: old } : {}),
    body,
    bytes,
    needed,
    state: stateOf(error, bytes, needed),
  };
}

function stateOf(
  { parameters }: ExplainedError['error'],
  bytes: number,
  needed: number,
): ExplainedError['state'] {
  if (bytes === 0) return needed === 0 ? 'whole' : 'selector';
  if (bytes < needed) return 'truncated';
  const isStatic = parameters.every(({ type }) => !isDynamic(type));
  return isStatic && bytes > needed ? 'longer' : 'whole';
}
