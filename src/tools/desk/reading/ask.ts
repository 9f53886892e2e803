import type { DeskRelease } from '../../../protocol/desk/types';
import { callAt, newestBlock, type CallAnswer } from '../../wallet/chain';
import { plainText } from '../../wallet/plain';
import { problem } from '../../wallet/problem';
import type { Provider } from '../../wallet/provider';
import type { Answer } from '../../wallet/request';
import { tokenOf, wordOf, type StreamAnswers, type ViewAnswer } from './answers';
import { askUsdFee } from './usd-fee';
import { readWords, toAddress, toWord } from './words';

/** Selectors of ERC-20: `symbol()` and `decimals()`. */
const SYMBOL = '0x95d89b41';
const DECIMALS = '0x313ce567';
const LONGEST_SYMBOL = 20;

/** Reads everything about a stream through a wallet, all in one block. */
export async function askStream(
  provider: Provider,
  release: DeskRelease,
  stream: { address: string; tokenId: string },
): Promise<Answer<StreamAnswers>> {
  const block = await newestBlock(provider);
  if ('problem' in block) return block;
  const { number, timestamp } = block.value;
  const call = (to: string, data: string) => callAt(provider, { to, data }, number);

  const id = toWord(BigInt(stream.tokenId));
  const functions = [...release.views, ...release.terms];
  const asked = await Promise.all(
    functions.map(({ selector }) => call(stream.address, selector + id)),
  );
  const views = new Map<string, ViewAnswer>();
  for (const [at, answer] of asked.entries()) {
    if ('problem' in answer) return answer;
    const view = viewAnswer(answer.value);
    // A view never answers nothing: there is no contract where the wallet looks.
    if (!view) return { problem: noContract };
    views.set(functions[at]?.name ?? '', view);
  }
  const read: StreamAnswers = {
    ...{ views, time: timestamp },
    ...{ symbol: null, decimals: null, feeUsd: null },
  };
  const sender = wordOf(read, 'getSender');
  const feeUsd = await askUsdFee(call, release, stream.address, sender);
  const answers = { ...read, feeUsd };
  const token = tokenOf(answers);
  if (token === undefined || token >= 1n << 160n) return { value: answers };
  const [symbol, decimals] = await Promise.all([
    call(toAddress(token), SYMBOL),
    call(toAddress(token), DECIMALS),
  ]);
  return { value: { ...answers, symbol: readSymbol(symbol), decimals: readDecimals(decimals) } };
}

const noContract = {
  ...problem('odd'),
  says: 'Where your wallet looks, there is no contract at this address. Its network may be another one than it says. Check the network settings of the wallet, or read in an explorer.',
};

function viewAnswer(answer: CallAnswer): ViewAnswer | null {
  if ('reverted' in answer) return answer;
  const words = readWords(answer.data);
  return words && { words };
}

const dataOf = (answer: Answer<CallAnswer>): string | null =>
  'value' in answer && 'data' in answer.value ? answer.value.data : null;

/** The symbol as the token says it, in a string or, in old tokens, in one word. */
export function readSymbol(answer: Answer<CallAnswer>): string | null {
  const hex = dataOf(answer)?.slice(2) ?? '';
  const length = hex.length > 64 ? BigInt(`0x${hex.slice(64, 128)}`) : 32n;
  const start = hex.length > 64 ? 128 : 0;
  const bytes = hex.slice(start, start + 2 * Number(length < 256n ? length : 256n));
  const codes = (bytes.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
  const text = new TextDecoder().decode(Uint8Array.from(codes));
  return plainText(text, LONGEST_SYMBOL) || null;
}

function readDecimals(answer: Answer<CallAnswer>): number | null {
  const [word] = readWords(dataOf(answer) ?? '') ?? [];
  return word !== undefined && word <= 255n ? Number(word) : null;
}
