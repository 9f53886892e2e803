import { release as flowRelease } from 'sablier/evm/releases/flow/v3.0';
import { release as lockupRelease } from 'sablier/evm/releases/lockup/v4.0';
import { getAddress, parseEventLogs, type Abi, type Address, type Hash } from 'viem';
import type { Chain } from './chain';

const abi: Abi = [...lockupRelease.abi.SablierLockup, ...flowRelease.abi.SablierFlow];
const CREATED = /^Create(Lockup\w+|Flow)Stream$/;

interface CreatedStream {
  readonly contract: Address;
  readonly id: bigint;
}

const key = ({ contract, id }: CreatedStream) => `${getAddress(contract)} ${id}`;

/**
 * Tracks the streams that samples create, so that every one of them is checked. Streams that a test creates
 * itself don't count.
 */
export function createdStreams(chain: Chain) {
  const fixtures = new Set<Hash>();
  const seen = new Set<string>();
  return {
    /** Marks a transaction whose streams belong to the test. */
    isFixture: (hash: Hash): void => void fixtures.add(hash),
    see: (stream: CreatedStream): void => void seen.add(key(stream)),
    /** Streams that samples created and no `expectStream` checked. */
    unseen: async (): Promise<CreatedStream[]> => {
      const logs = await chain.getLogs({ fromBlock: 0n, toBlock: 'latest' });
      return parseEventLogs({ abi, logs })
        .filter(({ eventName }) => CREATED.test(eventName ?? ''))
        .filter(({ transactionHash }) => !transactionHash || !fixtures.has(transactionHash))
        .map(({ address, args }) => ({
          contract: address,
          id: (args as { streamId: bigint }).streamId,
        }))
        .filter((stream) => !seen.has(key(stream)));
    },
  };
}
