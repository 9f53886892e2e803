import { release as flowRelease } from 'sablier/evm/releases/flow/v3.0';
import { release as lockupRelease } from 'sablier/evm/releases/lockup/v4.0';
import { createPublicClient, createWalletClient, getContract, http, type Address } from 'viem';
import { foundry } from 'viem/chains';
import { expect } from 'vitest';
import { startAnvil } from './anvil';
import { namedAccounts } from './accounts';
import { chainOfAnvil } from './anvil-chain';
import { createdStreams } from './created-streams';
import type { Deployed } from './deployed';
import { deployedExamples } from './deployed-examples';
import { deployProtocol } from './protocol';
import { receiptOf } from './receipt';
import { minedTransport } from './mined-transport';

/** 2027-01-01 00:00:00 UTC: every run starts at the same second. */
export const GENESIS = 1_798_761_600n;

/** Half of anvil's block. */
const GAS = 15_000_000n;

const lockupAbi = lockupRelease.abi.SablierLockup;
const flowAbi = flowRelease.abi.SablierFlow;

export interface SendOptions {
  /** Native coin to attach, in wei. */
  readonly value?: bigint;
}

/**
 * A fresh local chain with the published protocol on it: Lockup, its batch helper and Flow under a
 * comptroller that asks for a minimum fee of 1 USD per withdrawal at 3,000 USD per coin, and two tokens that
 * anyone can mint. Blocks are one second apart, whatever the real time is. Call `stop` when the tests are
 * done.
 */
export async function startProtocol({ minFeeUSD = 100_000_000n } = {}) {
  const anvil = await startAnvil(['--timestamp', String(GENESIS)]);
  const chain = chainOfAnvil(anvil);
  await chain.request({ method: 'anvil_setBlockTimestampInterval', params: [1] } as never);
  const accounts = await namedAccounts(chain);
  const { admin } = accounts;
  const streams = createdStreams(chain);
  const { addresses: examples, deployExample, expectNothingStuck } = deployedExamples(chain);

  const oracle = await deployExample('TestOracle', [8, 3_000_00000000n]);
  const token = await deployExample('TestToken', ['DAI', 18]);
  const usdc = await deployExample('TestToken', ['USDC', 6]);
  const contracts = {
    ...(await deployProtocol(chain, { admin, oracle: oracle.address, minFeeUSD })),
    oracle: oracle.address,
    token: token.address,
    usdc: usdc.address,
  };

  const protocol = [contracts.lockup, contracts.batchLockup, contracts.flow];

  const read = async <T>(to: Deployed, functionName: string, args: readonly unknown[] = []) =>
    (await chain.readContract({ ...to, functionName, args })) as T;

  /**
   * Sends a call. `result` is that of its simulation at the latest block. Reverts are thrown before
   * anything is sent. Fails when tokens stay in a contract that should pass them on.
   */
  const send = async <T = unknown>(
    account: Address,
    to: Deployed,
    functionName: string,
    args: readonly unknown[] = [],
    { value }: SendOptions = {},
  ) => {
    const { request, result } = await chain.simulateContract({
      ...to,
      functionName,
      args,
      account,
      value,
    });
    // An estimate would be for a second earlier, when less may be released.
    const hash = await chain.writeContract({ ...request, gas: GAS } as never);
    const receipt = await receiptOf(chain, hash);
    if (receipt.status !== 'success') throw new Error(`${functionName} reverted in its block.`);
    if (protocol.includes(to.address)) streams.isFixture(hash);
    await expectNothingStuck([token, usdc], functionName);
    return { result: result as T, receipt };
  };

  /** Mines a block at this second, so that views use it. */
  const warpTo = async (timestamp: bigint) => {
    await chain.setNextBlockTimestamp({ timestamp });
    await chain.mine({ blocks: 1 });
  };

  const erc20 = (address: Address): Deployed => ({ address, abi: token.abi });

  return {
    chain,
    /** JSON-RPC endpoint. */
    url: anvil.url,
    contracts,
    accounts,
    deployExample,
    read,
    send,
    /** Streams that samples have created. */
    streams,
    /** Stops the chain, and fails when a sample created a stream that no `expectStream` checked. */
    stop: async () => {
      const unseen = await streams.unseen();
      await anvil.stop();
      expect(unseen, 'streams of samples whose terms no test looked at').toEqual([]);
    },
    /** Every account and contract that can hold tokens, by its name. */
    holders: () => ({
      ...accounts,
      comptroller: contracts.comptroller,
      lockup: contracts.lockup,
      batchLockup: contracts.batchLockup,
      flow: contracts.flow,
      ...examples,
    }),

    /** The protocol's contracts, for `send` and `read`. */
    deployed: {
      lockup: { address: contracts.lockup, abi: lockupAbi },
      batchLockup: { address: contracts.batchLockup, abi: lockupRelease.abi.SablierBatchLockup },
      flow: { address: contracts.flow, abi: flowAbi },
      oracle,
      token,
      usdc,
    },
    /** Typed views, for example `lockup.read.statusOf([id])`. */
    lockup: getContract({ address: contracts.lockup, abi: lockupAbi, client: chain }),
    flow: getContract({ address: contracts.flow, abi: flowAbi, client: chain }),

    /** The two viem clients that a TypeScript sample takes, the wallet being `account`'s. */
    clients: (account: Address) => {
      const transport = http(anvil.url);
      return {
        publicClient: createPublicClient({ chain: foundry, transport, pollingInterval: 20 }),
        walletClient: createWalletClient({
          account,
          chain: foundry,
          transport: minedTransport(chain),
        }),
      };
    },

    /** Balance in the smallest unit of `contracts.token`, or of another token. */
    balanceOf: (account: Address, of: Address = contracts.token) =>
      read<bigint>(erc20(of), 'balanceOf', [account]),
    mint: (to: Address, amount: bigint, of: Address = contracts.token) =>
      send(admin, erc20(of), 'mint', [to, amount]),
    approve: (owner: Address, spender: Address, amount: bigint, of: Address = contracts.token) =>
      send(owner, erc20(of), 'approve', [spender, amount]),

    /** Calls a contract through the comptroller's `execute`, as its admin would. */
    asComptroller: async (to: Deployed, functionName: string, args: readonly unknown[]) => {
      const { comptroller } = contracts;
      await chain.impersonateAccount({ address: comptroller });
      await chain.setBalance({ address: comptroller, value: 10n ** 18n });
      const sent = await send(comptroller, to, functionName, args);
      await chain.stopImpersonatingAccount({ address: comptroller });
      return sent;
    },

    /** Time of the latest block, in Unix seconds. */
    now: async () => (await chain.getBlock()).timestamp,
    warpTo,
    /** Mines the next transaction at this second; its simulation uses the second before. */
    nextBlockAt: (timestamp: bigint) => warpTo(timestamp - 1n),
  };
}

export type LocalProtocol = Awaited<ReturnType<typeof startProtocol>>;
