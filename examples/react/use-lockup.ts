import { useQuery } from '@tanstack/react-query';
import { useConfig } from 'wagmi';
import type { Clients } from '../lockup/clients';
import { releasedAt, trancheSumAt } from '../lockup/dapp/live-amount';
import { readCard } from '../lockup/dapp/read-card';
import { readSchedule } from '../lockup/vesting-data/read-vesting';
import type { StreamAt } from '../lockup/stream-management/manage-stream';
import { publicClientOf } from './clients';
import { useChainTime } from './use-chain-time';
import { useStreamWrite } from './use-stream-write';

/** A stream of Lockup v4.0 on one chain. */
export interface LockupStreamAt extends StreamAt {
  chainId: number;
}

/** A query key must not hold a bigint, which JSON cannot write. */
const lockupKey = ({ chainId, lockup, streamId }: LockupStreamAt) =>
  ['lockup', chainId, lockup, String(streamId)] as const;

// region read
/** Status, parties, amounts and fee, read again every 10 seconds and after each write. */
export function useLockupCard(stream: LockupStreamAt) {
  const config = useConfig();
  return useQuery({
    queryKey: [...lockupKey(stream), 'card'],
    queryFn: () => readCard(publicClientOf(config, stream.chainId), stream.lockup, stream.streamId),
    refetchInterval: 10_000,
  });
}
// endregion read

// region live
/**
 * The released and the withdrawable amount at each second of the chain's clock; undefined until the stream was
 * read. A dynamic or a price-gated stream has the amounts of the last read.
 */
export function useLockupAmounts(stream: LockupStreamAt) {
  const config = useConfig();
  const now = useChainTime(stream.chainId);
  const { data: card } = useLockupCard(stream);
  const { data: schedule } = useQuery({
    queryKey: [...lockupKey(stream), 'schedule'],
    queryFn: () =>
      readSchedule(publicClientOf(config, stream.chainId), stream.lockup, stream.streamId),
    staleTime: Infinity, // fixed at creation
  });
  if (!card) return undefined;
  const withdrawn = card.streamed - card.withdrawable;
  // A canceled or depleted stream releases nothing more.
  const isOver = card.status === 'CANCELED' || card.status === 'DEPLETED';
  const counted =
    now === undefined || !schedule || isOver
      ? 0n
      : countedAt(schedule, card.deposited, Number(now));
  // The clock can be behind the block of the card.
  const streamed = counted > card.streamed ? counted : card.streamed;
  return { streamed, withdrawable: streamed - withdrawn };
}

type Schedule = Awaited<ReturnType<typeof readSchedule>>;

/** 0 for the models that only the contract computes. */
function countedAt(schedule: Schedule, deposited: bigint, now: number): bigint {
  if (schedule.model === 'linear') return releasedAt({ ...schedule, deposited }, now);
  if (schedule.model === 'tranched') return trancheSumAt(schedule.tranches, now);
  return 0n;
}
// endregion live

// region write
/**
 * A transaction on the stream, for example `useLockupWrite(stream, cancel)`. What the button knows only when it
 * is pressed is `given` to `mutate`.
 */
export function useLockupWrite<Result, Given = void>(
  stream: LockupStreamAt,
  write: (clients: Clients, at: StreamAt, given: Given) => Promise<Result>,
) {
  const { chainId, lockup, streamId } = stream;
  return useStreamWrite(chainId, lockupKey(stream), (clients, given: Given) =>
    write(clients, { lockup, streamId }, given),
  );
}
// endregion write
