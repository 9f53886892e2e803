import { ERROR_STRING_SELECTOR, PANIC_SELECTOR } from '../../protocol/errors/panics';
import type { ErrorFact, ErrorParameter, OlderError } from '../../protocol/errors/types';

/** An error that the decoder can name, custom or built into Solidity. */
export interface Explained {
  error: Pick<ErrorFact, 'name' | 'parameters'>;
  /** Absent for the two built-in errors. */
  fact?: ErrorFact;
  /** An error that none of the newest releases has. */
  older?: OlderError;
  /** What follows the selector. */
  body: `0x${string}`;
  /** `selector`: no arguments were pasted although the error has some. */
  state: 'whole' | 'selector' | 'truncated' | 'longer';
  /** Bytes that follow the selector, and how many there have to be at least. */
  bytes: number;
  needed: number;
}

const message: ErrorParameter = { name: 'message', type: 'string', says: 'reason in plain text' };
const code: ErrorParameter = { name: 'code', type: 'uint256', says: 'panic code' };

/** What contracts revert with that declare no error of their own. */
const builtIn: Readonly<Record<string, Explained['error']>> = {
  [ERROR_STRING_SELECTOR]: { name: 'Error', parameters: [message] },
  [PANIC_SELECTOR]: { name: 'Panic', parameters: [code] },
};

const WORD = 32;

/** Least length of the arguments in bytes. A text is an offset, its length, and its bytes. */
const neededBytes = (parameters: readonly ErrorParameter[], body: string) =>
  parameters.reduce((sum, { type }) => sum + (isDynamic(type) ? textBytes(body) : WORD), 0);

/** Types of any length. */
export const isDynamic = (type: string) => type === 'string' || type === 'bytes';

/** Errors with a text or bytes have nothing else, so that its length is the second word. */
function textBytes(body: string): number {
  const length = body.slice(2 + 2 * WORD, 2 + 4 * WORD);
  return 2 * WORD + (length ? Number(BigInt(`0x${length}`)) : 0);
}

/**
 * Names the error of revert data of at least 4 bytes; undefined for an unknown selector.
 * @param older errors of releases before the newest, as far as they are loaded
 */
export function explain(
  data: `0x${string}`,
  errors: readonly ErrorFact[],
  older: readonly OlderError[] = [],
): Explained | undefined {
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
  { parameters }: Explained['error'],
  bytes: number,
  needed: number,
): Explained['state'] {
  if (bytes === 0) return needed === 0 ? 'whole' : 'selector';
  if (bytes < needed) return 'truncated';
  const isStatic = parameters.every(({ type }) => !isDynamic(type));
  return isStatic && bytes > needed ? 'longer' : 'whole';
}
