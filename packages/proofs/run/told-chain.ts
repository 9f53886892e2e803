import type { Asked, Provider } from '@sablier-docs/chain';
import type { EventLog } from '@sablier-docs/chain/outcome';
import { decodeFunctionResult, type AbiFunction, type Hex } from 'viem';
import { runProof } from './run';
import { callIn, errorIn, eventsIn, movesIn } from './decoded';
import { figure, writtenName, written } from './written';

interface Sent {
  readonly from?: Hex;
  readonly to?: Hex | null;
  readonly data?: Hex;
  readonly input?: Hex;
  readonly value?: Hex;
}

/** Views that the harness asks for itself, before and after each step, as it does with code that is at no address. */
const OWN = new Set(['balanceOf', 'decimals']);

/** The chain of a proof, which tells each call, each passing of time and each change of the state in words. */
export function toldChain(chain: Provider): Provider {
  /** A call that would work, and may be sent next. */
  let tried: { readonly words: string; readonly data?: Hex } | undefined;
  const tellTried = (): void => {
    if (tried)
      runProof.tell({ kind: 'call', words: `${tried.words} would go through`, details: [] });
    tried = undefined;
  };

  const call = async (sent: Sent, asked: Asked): Promise<unknown> => {
    const who = sent.from && writtenName(sent.from);
    const { words, item, name } = callIn(sent.data ?? sent.input, sent.to);
    if (who !== undefined) tellTried();
    let result: Hex;
    try {
      result = (await chain.request(asked)) as Hex;
    } catch (error) {
      tellTried();
      const { data } = error as { data?: Hex };
      runProof.tell({
        kind: 'refused',
        words: `${who ? `${who} calls` : 'Asked for'} ${words}: ${errorIn(data)}`,
        details: [],
      });
      throw error;
    }
    if (who !== undefined) tried = { words: `${who} calls ${words}: it`, data: sent.data };
    else if (sent.to && !OWN.has(name)) {
      tellTried();
      runProof.tell({
        kind: 'read',
        words: `${words} returns ${resultOf(item, result)}`,
        details: [],
      });
    }
    return result;
  };

  const send = async (sent: Sent, asked: Asked): Promise<unknown> => {
    if (tried?.data === sent.data) tried = undefined;
    else tellTried();
    const hash = await chain.request(asked);
    const receipt = (await chain.request({
      method: 'eth_getTransactionReceipt',
      params: [hash],
    })) as { readonly status: Hex; readonly logs: readonly EventLog[] } | null;
    const who = writtenName(sent.from ?? '');
    const { words } = callIn(sent.data ?? sent.input, sent.to);
    const value = BigInt(sent.value ?? '0x0');
    const logs = receipt?.logs ?? [];
    const paid =
      value > 0n ? [`${who} → ${writtenName(sent.to ?? '')}: ${figure(value)} of the coin`] : [];
    runProof.tell({
      kind: receipt?.status === '0x0' ? 'refused' : 'call',
      words: sent.to ? `${who} calls ${words}` : `${who} deploys a contract`,
      details: [...paid, ...movesIn(logs), ...eventsIn(logs)],
    });
    return hash;
  };

  let last: bigint | undefined;
  const move = async (asked: Asked): Promise<unknown> => {
    tellTried();
    const [to] = (asked.params ?? []) as readonly [Hex | number];
    const block = { method: 'eth_getBlockByNumber', params: ['latest', false] };
    const { timestamp } = (await chain.request(block)) as { timestamp: Hex };
    const result = await chain.request(asked);
    last = BigInt(to) - BigInt(timestamp);
    if (last > 0n) runProof.tell({ kind: 'time', words: `${duration(last)} pass`, details: [] });
    return result;
  };

  return {
    request: async (asked) => {
      const [first] = (asked.params ?? []) as readonly unknown[];
      switch (asked.method) {
        case 'eth_call':
          return call(first as Sent, asked);
        case 'eth_sendTransaction':
          return send(first as Sent, asked);
        case 'evm_setNextBlockTimestamp':
          return move(asked);
        case 'anvil_setCode':
          tellTried();
          runProof.tell({
            kind: 'change',
            words: `Other code is put at ${writtenName(String(first))}`,
            details: [],
          });
          return chain.request(asked);
        default:
          return chain.request(asked);
      }
    },
  };
}

function resultOf(item: AbiFunction | undefined, data: Hex): string {
  if (!item) return data === '0x' ? 'nothing' : data;
  try {
    return written(decodeFunctionResult({ abi: [item], data }));
  } catch {
    return 'what cannot be decoded';
  }
}

const UNITS = [
  ['days', 86_400n],
  ['hours', 3_600n],
  ['minutes', 60n],
] as const;

/** Seconds in the largest unit that divides them. */
function duration(seconds: bigint): string {
  for (const [unit, size] of UNITS) {
    if (seconds % size !== 0n) continue;
    const count = seconds / size;
    return `${count.toLocaleString('en-US')} ${count === 1n ? unit.slice(0, -1) : unit}`;
  }
  return seconds === 1n ? '1 second' : `${seconds.toLocaleString('en-US')} seconds`;
}
