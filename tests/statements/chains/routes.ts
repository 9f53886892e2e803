import { encodeFunctionData, parseAbiItem, type AbiFunction } from 'viem';
import { expect } from 'vitest';
import type { Call } from '@sablier-docs/kit/calls/call';
import { castSend } from '@sablier-docs/kit/calls/cast';
import { safeFile } from '@sablier-docs/kit/calls/safe';
import { callMessage, simulate } from '@sablier-docs/kit/wallet/simulate';
import { withoutFigures } from '@sablier-docs/kit/wallet/testing-calls';
import { sendThroughWallet, waitForReceipt } from '@sablier-docs/kit/wallet/transaction';
import { receiptOf } from '@sablier-docs/testing/receipt';
import type { ContractActions } from './contract';
import { walletOn } from './wallet';

export interface Sent {
  to: string;
  value: bigint;
  data: string;
}

/** Sends a call. @throws when it reverts */
export async function transact(
  { chain, addressOf }: ContractActions,
  who: string,
  { to, value, data }: Sent,
): Promise<void> {
  const hash = await chain.sendTransaction({
    account: addressOf(who),
    to: to as `0x${string}`,
    value,
    data: data as `0x${string}`,
    gas: 15_000_000n,
    gasPrice: 0n,
    chain: null,
  });
  const { status } = await receiptOf(chain, hash);
  if (status !== 'success') throw new Error('The transaction reverted.');
}

type Route = (contract: ContractActions, who: string, calls: readonly Call[]) => Promise<void>;

/** Every way in which a reader sends what the desk writes. */
export const routes = {
  /** As the page does it: simulated, sent, waited for. */
  wallet: async ({ chain, addressOf }, who, calls) => {
    const wallet = walletOn(addressOf(who));
    for (const call of calls) {
      const session = { wallet, account: addressOf(who), chainId: chain.chain.id };
      expect(await simulate(withoutFigures(call, session.account), session)).toMatchObject({
        works: true,
      });
      const sent = await sendThroughWallet(
        wallet.provider,
        callMessage(call, session.account),
        call.chainId,
      );
      if ('problem' in sent) throw new Error(sent.problem.message);
      await receiptOf(chain, sent.value as `0x${string}`);
      const receipt = await waitForReceipt(wallet.provider, sent.value, {
        total: 5_000,
        pause: 10,
      });
      expect(receipt?.succeeded).toBe(true);
    }
  },

  /** What Safe takes out of the file. */
  'Safe file': async (contract, who, calls) => {
    const file = JSON.parse(safeFile(calls, 0)) as {
      transactions: { to: string; value: string; data: string }[];
    };
    for (const one of file.transactions) {
      await transact(contract, who, { ...one, value: BigInt(one.value) });
    }
  },

  /** What `cast` takes out of its command. */
  command: async (contract, who, calls) => {
    for (const call of calls) await transact(contract, who, fromCommand(castSend(call)));
  },
} satisfies Readonly<Record<string, Route>>;

/** Reads a `cast send` line as a shell and then `cast` do, with viem in the place of Foundry's encoder. */
export function fromCommand(line: string): Sent {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
  const [cast, verb, to = '', signature = '', ...rest] = words;
  if (cast !== 'cast' || verb !== 'send') throw new Error('This is no cast send.');
  const options = rest.findIndex((word) => word.startsWith('--'));
  const values = rest.slice(0, options);
  const at = rest.indexOf('--value');
  const item = parseAbiItem(`function ${signature}`) as AbiFunction;
  const args = item.inputs.map(({ type }, index) => argument(values[index] ?? '', type));
  return {
    to,
    value: at < 0 ? 0n : BigInt(rest[at + 1] ?? ''),
    data: encodeFunctionData({ abi: [item], args }),
  };
}

function argument(text: string, type: string): unknown {
  const inner = /^[[(](.*)[\])]$/.exec(text)?.[1];
  if (inner !== undefined) return inner.split(',').map((one) => argument(one, 'uint256'));
  return type === 'address' || text.startsWith('0x') ? text : BigInt(text);
}
