import { createPublicClient, createWalletClient, type Hex } from 'viem';
import { foundry } from 'viem/chains';
import type { Clients } from '../../../../examples/flow/contracts';
import type { Role } from '@sablier-docs/testing/accounts';
import { connect } from '../../chains/place';
import type { Chains } from '../../statement';

type FlowChain = Chains['flow'];

/** Tokens per second with 18 decimals, rounded down. */
export const TEN_A_DAY = 115_740_740_740_740n;
export const THOUSAND_IN_30_DAYS = 385_802_469_135_802n;

/** Debts of a stream in the smallest unit of its token. */
export const debtsOf = async (flow: FlowChain, id: bigint) => ({
  total: await flow.read('totalDebtOf', [id]),
  covered: await flow.read('coveredDebtOf', [id]),
  uncovered: await flow.read('uncoveredDebtOf', [id]),
});

/** Names of the functions that the contract has. */
export const functionsOf = (flow: FlowChain): string[] =>
  flow.abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));

/** What the TypeScript samples take, for an account of the chain. */
export function clientsOf(flow: FlowChain, role: Role): Clients {
  const transport = connect();
  return {
    publicClient: createPublicClient({ chain: foundry, transport, pollingInterval: 20 }),
    walletClient: createWalletClient({ account: flow.accounts[role], chain: foundry, transport }),
  };
}

/** A stream of a token with 6 decimals whose NFT `operator` may move and withdraw for. */
export async function withOperator(
  flow: FlowChain,
  options: Parameters<FlowChain['open']>[0] = {},
): Promise<bigint> {
  const id = await flow.open(options);
  await flow.call('recipient', 'approve', ['operator', id]);
  return id;
}

/** Logs of the last block that the contract wrote: name of the topic to its topics. */
export async function lastTopics(flow: FlowChain): Promise<readonly Hex[][]> {
  const logs = await flow.chain.getLogs({ address: flow.address, fromBlock: 'latest' });
  return logs.map(({ topics }) => [...topics]);
}
