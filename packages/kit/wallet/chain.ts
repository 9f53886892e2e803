import { parseData, parseQuantity } from './parse-response';
import { readProperty, walletProblem } from './problem';
import type { Provider } from './provider';
import { requestValue, request, type WalletResponse } from './request';
import { revertIn } from './revert';

export interface Block {
  number: bigint;
  /** In Unix seconds. */
  timestamp: bigint;
}

/** The latest block. */
export const newestBlock = (provider: Provider): Promise<WalletResponse<Block>> =>
  requestValue(provider, 'eth_getBlockByNumber', ['latest', false], (value) => {
    const number = parseQuantity(readProperty(value, 'number'));
    const timestamp = parseQuantity(readProperty(value, 'timestamp'));
    return number === null || timestamp === null ? null : { number, timestamp };
  });

/** Prefix of the code of an account that delegates to a contract (EIP-7702). */
const DELEGATED = '0xef0100';

/** Whether an address has a contract. */
export const hasCode = (provider: Provider, address: string): Promise<WalletResponse<boolean>> =>
  requestValue(provider, 'eth_getCode', [address, 'latest'], (value) =>
    typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value)
      ? value !== '0x' && !value.toLowerCase().startsWith(DELEGATED)
      : null,
  );

/** The message of a call. */
export interface Message {
  from?: string;
  to: string;
  data: string;
  /** In wei. */
  value?: bigint;
}

/** In JSON-RPC format. */
export const toJsonRpc = ({ from, to, data, value }: Message) => ({
  ...(from ? { from } : {}),
  to,
  data,
  ...(value ? { value: `0x${value.toString(16)}` } : {}),
});

/** The data that a contract returns or reverts with. */
export type CallResult = { data: string } | { reverted: string };

/** `eth_call` at a block, by default the latest. */
export async function callAt(
  provider: Provider,
  message: Message,
  block?: bigint,
): Promise<WalletResponse<CallResult>> {
  const at = block === undefined ? 'latest' : `0x${block.toString(16)}`;
  const raw = await request(provider, 'eth_call', [toJsonRpc(message), at]);
  if ('problem' in raw) {
    const reverted = revertIn(raw.thrown);
    return reverted === null ? { problem: raw.problem } : { value: { reverted } };
  }
  const data = parseData(raw.value);
  return data === null ? { problem: walletProblem('odd') } : { value: { data } };
}
