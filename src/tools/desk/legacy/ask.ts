import type { LegacyTerms } from '../../../protocol/legacy/balance';
import type { LegacyDesk } from '../../../protocol/legacy/desk';
import { callAt, newestBlock } from '../../wallet/chain';
import type { Provider } from '../../wallet/provider';
import { problem } from '../../wallet/problem';
import type { Answer } from '../../wallet/request';
import { addressIn } from '../../wallet/show';
import { askToken, type Ask, type TokenSays } from '../../wallet/token';
import { askViews, type ViewAnswer } from '../../wallet/views';
import { toWord } from '../../wallet/words';
import type { LegacyStream } from './find';

/** Null where the contract refused, `unread` where it was not asked. */
export type Answered<T> = T | null | 'unread';

/** What the contract answered about a stream that exists. */
export interface LegacyState extends LegacyTerms {
  /** In checksum form. */
  sender: string;
  recipient: string;
  token: string;
  /** What `balanceOf` answers for either. */
  balances: { sender: Answered<bigint>; recipient: Answered<bigint> };
  /** Whether it earns interest, which only v1.0 can. */
  isCompounding: Answered<boolean>;
  /** Whether its sender is `Payroll`. */
  isSalary: boolean;
}

export interface LegacyAnswers extends TokenSays {
  /** Null when there is no such stream. */
  state: LegacyState | null;
  /** The second of the block in which all of it was read, in Unix time; null where nobody said. */
  time: bigint | null;
}

/** Reads everything about a stream of Legacy through a wallet, all in one block. */
export async function askLegacy(
  provider: Provider,
  { desk, chainId, address, tokenId }: LegacyStream,
): Promise<Answer<LegacyAnswers>> {
  const block = await newestBlock(provider);
  if ('problem' in block) return block;
  const { number, timestamp: time } = block.value;
  const call: Ask = (to, data) => callAt(provider, { to, data }, number);
  const id = toWord(BigInt(tokenId));
  const dataOf = (name: string, more = '') => {
    const selector = desk.views.find((fn) => fn.name === name)?.selector;
    return selector ? [{ name, data: selector + id + more }] : [];
  };
  const first = await askViews(call, address, [
    ...dataOf('getStream'),
    ...dataOf('isCompoundingStream'),
  ]);
  if ('problem' in first) return first;
  const words = wordsOf(first.value.get('getStream'));
  if (!words) return { value: { state: null, time, symbol: null, decimals: null } };
  const terms = readTerms(words);
  if (!terms) return { problem: problem('odd') };

  const balanceOf = async (who: string) => {
    const asked = await askViews(call, address, dataOf('balanceOf', toWord(BigInt(who))));
    if ('problem' in asked) return asked;
    return { value: wordsOf(asked.value.get('balanceOf'))?.[0] ?? null };
  };
  const [sender, recipient, says] = await Promise.all([
    balanceOf(terms.sender),
    balanceOf(terms.recipient),
    askToken(call, BigInt(terms.token)),
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
  return { value: { ...says, state, time } };
}

const wordsOf = (answer: ViewAnswer | undefined): readonly bigint[] | undefined =>
  answer && 'words' in answer ? answer.words : undefined;

const isOne = (words: readonly bigint[] | undefined): boolean | null =>
  words?.[0] === undefined ? null : words[0] !== 0n;

/** Whether the sender of a stream, in checksum form, is `Payroll`. */
export const isSalary = ({ payroll }: LegacyDesk, chainId: number, sender: string): boolean =>
  payroll[chainId] === sender.toLowerCase();

/** What `getStream` returns, in its order; null for what it never does. */
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
