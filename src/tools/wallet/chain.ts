import { readData, readQuantity } from './answers';
import { field, problem } from './problem';
import type { Provider } from './provider';
import { ask, request, type Answer } from './request';
import { revertIn } from './revert';

export interface Block {
  number: bigint;
  /** In Unix seconds. */
  timestamp: bigint;
}

/** The newest block. */
export const newestBlock = (provider: Provider): Promise<Answer<Block>> =>
  ask(provider, 'eth_getBlockByNumber', ['latest', false], (value) => {
    const number = readQuantity(field(value, 'number'));
    const timestamp = readQuantity(field(value, 'timestamp'));
    return number === null || timestamp === null ? null : { number, timestamp };
  });

/** How the code of an account begins that only points to a contract (EIP-7702). */
const DELEGATED = '0xef0100';

/** Whether there is a contract at an address. */
export const hasCode = (provider: Provider, address: string): Promise<Answer<boolean>> =>
  ask(provider, 'eth_getCode', [address, 'latest'], (value) =>
    typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value)
      ? value !== '0x' && !value.toLowerCase().startsWith(DELEGATED)
      : null,
  );

/** What a call would send. */
export interface Message {
  from?: string;
  to: string;
  data: string;
  /** In wei. */
  value?: bigint;
}

/** In the form of JSON-RPC. */
export const toJson = ({ from, to, data, value }: Message) => ({
  ...(from ? { from } : {}),
  to,
  data,
  ...(value ? { value: `0x${value.toString(16)}` } : {}),
});

/** What a contract answers, or the data that it reverts with. */
export type CallAnswer = { data: string } | { reverted: string };

/** `eth_call` at a block. Without one, at the newest. */
export async function callAt(
  provider: Provider,
  message: Message,
  block?: bigint,
): Promise<Answer<CallAnswer>> {
  const at = block === undefined ? 'latest' : `0x${block.toString(16)}`;
  const raw = await request(provider, 'eth_call', [toJson(message), at]);
  if ('problem' in raw) {
    const reverted = revertIn(raw.thrown);
    return reverted === null ? { problem: raw.problem } : { value: { reverted } };
  }
  const data = readData(raw.value);
  return data === null ? { problem: problem('odd') } : { value: { data } };
}
