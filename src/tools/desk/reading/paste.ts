import type { DeskRelease } from '../../../protocol/desk/types';
import { plainText } from '../../wallet/plain';
import type { ViewAnswer } from '../../wallet/views';
import type { StreamAnswers } from './answers';

export interface PastedAnswers {
  answers: StreamAnswers;
  /** One sentence for each line that is no answer. */
  problems: string[];
}

const LONGEST_SYMBOL = 20;
/** More lines than any release has views. */
const MOST_LINES = 60;

/** Beside the functions of the release: the decimals of the token, and the second of the block. */
const widths: Readonly<Record<string, string>> = { decimals: 'uint8', time: 'uint40' };

/**
 * Answers that a reader copied from an explorer or a command line: one on each line, the name of the
 * function, then its answer, as the commands of the page print them. The token's `symbol` and
 * `decimals` count as well.
 */
export function readPasted(text: string, release: DeskRelease): PastedAnswers {
  const views = new Map<string, ViewAnswer>();
  const problems: string[] = [];
  let symbol: string | null = null;
  let decimals: number | null = null;
  let time: bigint | null = null;
  const functions = [...release.views, ...release.terms];
  for (const line of text.split('\n').slice(0, MOST_LINES)) {
    if (line.trim() === '') continue;
    const [, name = '', answer = ''] =
      /^\s*(\w+)\s*(?:\([^)]*\))?\s*[:=]?\s*(.*?)\s*$/.exec(line) ?? [];
    const type = functions.find((fn) => fn.name === name)?.outputs[0];
    const word = readWord(answer, type ?? widths[name] ?? '');
    if (name === 'symbol') symbol = plainText(answer.replace(/^"|"$/g, ''), LONGEST_SYMBOL) || null;
    else if (name === 'decimals' && word !== null) decimals = Number(word);
    else if (name === 'time' && word !== null) time = word;
    // A command that ends in a revert prints its reason elsewhere, and nothing behind the name.
    else if (type && answer === '') views.set(name, { reverted: '0x' });
    else if (type && word !== null) views.set(name, { words: [word] });
    else problems.push(sayLine(line, name, type));
  }
  return { answers: { views, time, symbol, decimals, feeUsd: null }, problems };
}

function sayLine(line: string, name: string, type: string | undefined): string {
  const shown = `"${plainText(line, 40)}"`;
  return type || widths[name]
    ? `${shown} has no answer that ${name} can give.`
    : `${shown} does not begin with a function of this release.`;
}

/** An answer as a number: `true`, an address, or a whole number, which `cast` repeats in brackets. */
function readWord(text: string, type: string): bigint | null {
  if (type === 'bool') return text === 'true' ? 1n : text === 'false' ? 0n : null;
  if (type === 'address') return /^0x[0-9a-fA-F]{40}$/.test(text) ? BigInt(text) : null;
  const digits = /^(\d{1,78})(?:\s*\[[^\]]*\])?$/.exec(text)?.[1];
  const bits = Number(/^uint(\d+)$/.exec(type)?.[1] ?? 0);
  const value = digits ? BigInt(digits) : null;
  return value !== null && value < 1n << BigInt(bits) ? value : null;
}
