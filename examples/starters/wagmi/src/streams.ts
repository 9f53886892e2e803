import { erc20Abi, type Address } from 'viem';
import { getContractEvents, readContract } from 'wagmi/actions';
import { config, local, type ChainId } from './config';
import { indexedIds } from './indexer';
import { lockupAbi } from './lockup';

/** One Lockup contract. */
export interface Contract {
  chainId: ChainId;
  lockup: Address;
}

export interface Stream {
  recipient: Address;
  symbol: string;
  decimals: number;
  /** Amounts in the token's smallest unit. */
  deposited: bigint;
  withdrawn: bigint;
  withdrawable: bigint;
  /** What a withdrawal costs, in wei. */
  fee: bigint;
}

// region ids
/** The streams of a wallet: from the events on the local chain, which nobody indexes, else from the indexer. */
export async function streamIds({ chainId, lockup }: Contract, wallet: Address): Promise<bigint[]> {
  if (chainId !== local.id) return indexedIds(chainId, lockup, wallet);
  const arrived = await getContractEvents(config, {
    address: lockup,
    abi: lockupAbi,
    chainId,
    eventName: 'Transfer',
    args: { to: wallet },
    fromBlock: 0n,
  });
  const ids = [...new Set(arrived.map(({ args }) => args.tokenId ?? 0n))];
  // A stream may have moved on since.
  const owners = await Promise.all(ids.map((id) => owner({ chainId, lockup }, id)));
  return ids.filter((_, at) => owners[at] === wallet);
}

const owner = ({ chainId, lockup }: Contract, id: bigint) =>
  readContract(config, {
    ...{ address: lockup, abi: lockupAbi, chainId, functionName: 'getRecipient', args: [id] },
  } as const).catch(() => undefined); // burned
// endregion ids

// region read
/** What the contract says about a stream now. Throws when there is no such stream, or its NFT is burned. */
export async function readStream({ chainId, lockup }: Contract, id: bigint): Promise<Stream> {
  const at = { address: lockup, abi: lockupAbi, chainId, args: [id] } as const;
  if (!(await readContract(config, { ...at, functionName: 'isStream' }))) {
    throw new Error(`This contract has no stream ${id}.`);
  }
  const token = await readContract(config, { ...at, functionName: 'getUnderlyingToken' });
  const of = { address: token, abi: erc20Abi, chainId } as const;
  const [recipient, deposited, withdrawn, withdrawable, fee, symbol, decimals] = await Promise.all([
    readContract(config, { ...at, functionName: 'getRecipient' }),
    readContract(config, { ...at, functionName: 'getDepositedAmount' }),
    readContract(config, { ...at, functionName: 'getWithdrawnAmount' }),
    readContract(config, { ...at, functionName: 'withdrawableAmountOf' }),
    readContract(config, { ...at, functionName: 'calculateMinFeeWei' }),
    readContract(config, { ...of, functionName: 'symbol' }),
    readContract(config, { ...of, functionName: 'decimals' }),
  ]);
  return { recipient, symbol, decimals, deposited, withdrawn, withdrawable, fee };
}
// endregion read
