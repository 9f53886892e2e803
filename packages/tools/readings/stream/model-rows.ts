import { showTimeHere, showTokens, type DisplayRow } from '@sablier-docs/kit/wallet/show';
import type { DeskRelease } from '../contracts/types';
import { priceGateRows } from './price-gated';
import { decimalsOf, streamViewWord, streamViewWords, type StreamResults } from './results';

/** In the order of the contract's enum. */
const MODELS = ['Linear', 'Dynamic', 'Tranched', 'Price-gated'];

const row = (name: string, label: string, text: string): DisplayRow => ({
  name,
  label,
  text,
  isLong: false,
});

/**
 * The shape of a stream: its model, its cliff, and the terms of a price gate.
 * @param results null before they arrive
 */
export function modelRows(
  { terms }: DeskRelease,
  results: StreamResults | null,
  account: string | null,
): DisplayRow[] {
  const has = (name: string) => terms.some((fn) => fn.name === name);
  return [
    ...(has('getLockupModel') ? [row('model', 'Model', results ? modelText(results) : '')] : []),
    ...(has('getCliffTime') ? [row('cliff', 'Cliff', results ? cliffText(results) : '')] : []),
    ...(results ? priceGateRows(results, account) : []),
  ];
}

function modelText(results: StreamResults): string {
  const model = streamViewWord(results, 'getLockupModel');
  return model === undefined ? 'Not read' : (MODELS[Number(model)] ?? String(model));
}

/** Only linear streams have a cliff; for the others, the contract refuses to answer. */
function cliffText(results: StreamResults): string {
  const answer = results.views.get('getCliffTime');
  if (!answer) return 'Not read';
  const cliff = streamViewWord(results, 'getCliffTime');
  if (cliff === undefined || cliff === 0n) return 'None';
  const [atStart = 0n, atCliff = 0n] = streamViewWords(results, 'getUnlockAmounts') ?? [];
  const token = { symbol: results.symbol, decimals: decimalsOf(results) };
  const first =
    atStart > 0n ? `${showTokens(atStart, token)} at the start, then nothing` : 'Nothing';
  const then = atCliff > 0n ? `, then ${showTokens(atCliff, token)} at once` : '';
  return `${first} before ${showTimeHere(cliff)}${then}`;
}
