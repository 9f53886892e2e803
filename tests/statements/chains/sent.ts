import type { Call } from '@sablier-docs/kit/calls/call';
import { safeFile } from '@sablier-docs/kit/calls/safe';
import { receiptOf } from '@sablier-docs/testing/receipt';
import type { ContractActions, Moves } from './contract';

type Sent = Pick<Call, 'to' | 'value' | 'data'>;

/** What a wallet sends, and what Safe takes out of the file. */
const routes: Readonly<Record<string, (calls: readonly Call[]) => Sent[]>> = {
  wallet: (calls) => [...calls],
  'Safe file': (calls) => {
    const file = JSON.parse(safeFile(calls, 0)) as {
      transactions: { to: string; value: string; data: string }[];
    };
    return file.transactions.map((one) => ({ ...one, value: BigInt(one.value) }));
  },
};

/** What a transaction can use on Ethereum. */
const GAS_CAP = 2n ** 24n;

/**
 * Sends calls from an account, one after the other.
 * @returns the gas that they used together
 */
export async function sendCalls(
  { chain, addressOf }: ContractActions,
  who: string,
  sent: readonly Sent[],
): Promise<bigint> {
  let used = 0n;
  for (const { to, value, data } of sent) {
    const hash = await chain.sendTransaction({
      account: addressOf(who),
      to: to as `0x${string}`,
      value,
      data: data as `0x${string}`,
      gas: GAS_CAP,
      gasPrice: 0n,
      chain: null,
    });
    const { status, gasUsed } = await receiptOf(chain, hash);
    if (status !== 'success') throw new Error('The transaction reverted.');
    used += gasUsed;
  }
  return used;
}

/** Sends calls in both ways, each on the same state, and compares all balances; the first one stays. */
export async function movesOf(
  contract: ContractActions,
  who: string,
  calls: readonly Call[],
  expected: Moves,
): Promise<void> {
  for (const take of Object.values(routes)) {
    const id = await contract.chain.snapshot();
    await contract.moves(() => sendCalls(contract, who, take(calls)), expected);
    await contract.chain.revert({ id });
  }
  await sendCalls(contract, who, calls);
}
