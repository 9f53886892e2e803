import { parseData } from './parse-response';
import { readProperty } from './problem';

const NESTED = ['data', 'error', 'originalError', 'cause', 'info'];
const DEPTH = 4;
/** Code of a revert in geth and the nodes that follow it. */
const REVERTED = 3;

/**
 * The revert data in an error of a wallet; nodes and wallets put it in different places.
 * @returns `0x` for a revert without data, null if the call did not revert
 */
export function revertIn(thrown: unknown): string | null {
  const data = dataIn(thrown, DEPTH);
  if (data) return data;
  const message = readProperty(thrown, 'message');
  const isRevert =
    readProperty(thrown, 'code') === REVERTED ||
    (typeof message === 'string' &&
      /\b(revert(ed)?|VM Exception)\b/i.test(message.slice(0, 2_000)));
  return isRevert ? '0x' : null;
}

/** The first data of at least a selector, nearest first. */
function dataIn(value: unknown, depth: number): string | null {
  if (typeof value === 'string') {
    const inText = /^(?:Reverted )?(0x(?:[0-9a-f]{2}){4,})$/i.exec(value.slice(0, 20_000))?.[1];
    return parseData(inText);
  }
  if (depth === 0) return null;
  for (const name of NESTED) {
    const inner = readProperty(value, name);
    const found = inner === undefined ? null : dataIn(inner, depth - 1);
    if (found) return found;
  }
  return null;
}
