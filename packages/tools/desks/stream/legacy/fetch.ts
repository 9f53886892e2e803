import type { LegacyTerms } from '@sablier-docs/protocol/legacy/balance';
import type { LegacyContract } from '@sablier-docs/protocol/legacy/contracts';
import { callAt, newestBlock } from '@sablier-docs/kit/wallet/chain';
import type { Provider } from '@sablier-docs/kit/wallet/provider';
import { walletProblem } from '@sablier-docs/kit/wallet/problem';
import type { WalletResponse } from '@sablier-docs/kit/wallet/request';
import { addressIn } from '@sablier-docs/kit/wallet/show';
import { fetchToken, type CallContract, type TokenMetadata } from '@sablier-docs/kit/wallet/token';
import { callViews, type ViewResult } from '@sablier-docs/kit/wallet/call-views';
import { toWord } from '@sablier-docs/kit/wallet/abi-words';
import type { LegacyStream } from './find';

/** Null if the call reverted, `unread` if it was not made. */
export type LegacyResult<T> = T | null | 'unread';

/** The state of an existing stream. */
export interface LegacyState extends LegacyTerms {
  /** In checksum form. */
  sender: string;
  recipient: string;
  token: string;
  /** The results of `balanceOf` for both. */
  balances: { sender: LegacyResult<bigint>; recipient: LegacyResult<bigint> };
  /** Whether it earns interest, which only streams of v1.0 can. */
  isCompounding: LegacyResult<boolean>;
  /** Whether its sender is `Payroll`. */
  isSalary: boolean;
}

export interface LegacyResults extends TokenMetadata {
  /** Null if the stream does not exist. */
  state: LegacyState | null;
  /** Timestamp of the block in which everything was read, in Unix seconds; null if unknown. */
  time: bigint | null;
}

/** Reads everything about a Legacy stream through a wallet, in a single block. */
export async function fetchLegacy(
  provider: Provider,
  { desk, chainId, address, tokenId }: LegacyStream,
): Promise<WalletResponse<LegacyResults>> {
  const block = await newestBlock(provider);
  if ('problem' in block) return block;
  const { number, timestamp: time } = block.value;
  const call: CallContract = (to, data) => callAt(provider, { to, data }, number);
  const id = toWord(BigInt(tokenId));
  const dataOf = (name: string, more = '') => {
    const selector = desk.views.find((fn) => fn.name === name)?.selector;
    return selector ? [{ name, data: selector + id + more }] : [];
  };
  const first = await callViews(call, address, [
    ...dataOf('getStream'),
    ...dataOf('isCompoundingStream'),
  ]);
  if ('problem' in first) return first;
  const words = wordsOf(first.value.get('getStream'));
  if (!words) return { value: { state: null, time, symbol: null, decimals: null } };
  const terms = readTerms(words);
  if (!terms) return { problem: walletProblem('odd') };

  const balanceOf = async (who: string) => {
    const asked = await callViews(call, address, dataOf('balanceOf', toWord(BigInt(who))));
    if ('problem' in asked) return asked;
    return { value: wordsOf(asked.value.get('balanceOf'))?.[0] ?? null };
  };
  const [sender, recipient, metadata] = await Promise.all([
    balanceOf(terms.sender),
    balanceOf(terms.recipient),
    fetchToken(call, BigInt(terms.token)),
  ]);
  if ('problem' in sender) return sender;
  if ('problem' in recipient) return recipient;
  const compounding = first.value.get('isCompoundingStream');
  const state: LegacyState = {
    ...terms,
    balances: { sender: sender.value, recipient: recipient.value },
    isCompounding: compounding ? isOne(wordsOf(compounding)) : 'unread',
    isSalary: isSalary(desk, chainId, terms.sender),
  };
  return { value: { ...metadata, state, time } };
}

const wordsOf = (answer: ViewResult | undefined): readonly bigint[] | undefined =>
  answer && 'words' in answer ? answer.words : undefined;

const isOne = (words: readonly bigint[] | undefined): boolean | null =>
  words?.[0] === undefined ? null : words[0] !== 0n;

/** Whether the sender of a stream, in checksum form, is `Payroll`. */
export const isSalary = ({ payroll }: LegacyContract, chainId: number, sender: string): boolean =>
  payroll[chainId] === sender.toLowerCase();

/** Reads the results of `getStream`, in order; null if they are impossible. */
export function readTerms(words: readonly bigint[]) {
  const [from, to, deposit, asset, startTime, stopTime, remaining, ratePerSecond] = words;
  const sender = addressIn(from);
  const recipient = addressIn(to);
  const token = addressIn(asset);
  if (!sender || !recipient || !token || words.length !== 8) return null;
  if (deposit === undefined || remaining === undefined || ratePerSecond === undefined) return null;
  if (startTime === undefined || stopTime === undefined) return null;
  return { sender, recipient, token, deposit, remaining, ratePerSecond, startTime, stopTime };
}
