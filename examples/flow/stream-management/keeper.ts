import type { Address } from 'viem';
import { flowAt, type Clients } from '../contracts';
import { debtAt, loadStream, statusAt } from '../dapp/stream';
import { streamManager } from './manage-stream';

// region read
const DAY = 86_400n;

/** Whether the stream runs, and what its balance will lack, in the smallest unit of the token. */
async function lookAhead(clients: Clients, flowAddress: Address, streamId: bigint) {
  const flow = flowAt(flowAddress, clients);
  const { timestamp } = await clients.publicClient.getBlock();
  const stream = await loadStream(flow, streamId);
  return {
    runs: statusAt(stream, timestamp).startsWith('STREAMING_'),
    missingIn: (seconds: bigint) => debtAt(stream, timestamp + seconds).uncovered,
  };
}
// endregion read

// region top-up
/**
 * When the balance of a running stream lasts for fewer than `whenBelow` days, deposits what it lacks to
 * last for `upTo` days. Returns the amount, 0 when nothing was due. Approve SablierFlow first.
 * @throws RangeError when `upTo` is below `whenBelow`: a top-up would leave the next one due at once
 */
export async function topUp(
  clients: Clients,
  flowAddress: Address,
  streamId: bigint,
  { whenBelow, upTo }: { readonly whenBelow: bigint; readonly upTo: bigint },
): Promise<bigint> {
  if (upTo < whenBelow) throw new RangeError('upTo must be at least whenBelow.');
  const { runs, missingIn } = await lookAhead(clients, flowAddress, streamId);
  if (!runs || missingIn(whenBelow * DAY) === 0n) return 0n;
  const amount = missingIn(upTo * DAY);
  await streamManager(clients, flowAddress, streamId).deposit(amount);
  return amount;
}
// endregion top-up

// region pause
/**
 * Pauses a running stream whose balance lasts for fewer than `seconds`; the wallet must be its sender.
 * Returns whether it did.
 */
export async function pauseInTime(
  clients: Clients,
  flowAddress: Address,
  streamId: bigint,
  seconds: bigint,
): Promise<boolean> {
  const { runs, missingIn } = await lookAhead(clients, flowAddress, streamId);
  if (!runs || missingIn(seconds) === 0n) return false;
  await streamManager(clients, flowAddress, streamId).pause();
  return true;
}
// endregion pause
