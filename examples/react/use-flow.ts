import { useQuery } from '@tanstack/react-query';
import { getContract, type Address } from 'viem';
import { useConfig } from 'wagmi';
import { flowAbi } from '../flow/contracts';
import { debtAt, loadStream, statusAt } from '../flow/dapp/stream';
import { streamManager } from '../flow/stream-management/manage-stream';
import { publicClientOf } from './clients';
import { useChainTime } from './use-chain-time';
import { useStreamWrite } from './use-stream-write';

/** A stream of Flow v3.0 on one chain. */
export interface FlowStreamAt {
  chainId: number;
  flow: Address;
  streamId: bigint;
}

/** A query key must not hold a bigint, which JSON cannot write. */
const flowKey = ({ chainId, flow, streamId }: FlowStreamAt) =>
  ['flow', chainId, flow, String(streamId)] as const;

// region read
/** What the chain stores of the stream, read again every 10 seconds and after each write. */
export function useFlowStream(stream: FlowStreamAt) {
  const config = useConfig();
  return useQuery({
    queryKey: flowKey(stream),
    queryFn: () => {
      const client = publicClientOf(config, stream.chainId);
      return loadStream(
        getContract({ address: stream.flow, abi: flowAbi, client }),
        stream.streamId,
      );
    },
    refetchInterval: 10_000,
  });
}
// endregion read

// region live
/** Debts and status at each second of the chain's clock; undefined until both were read. */
export function useFlowDebt(stream: FlowStreamAt) {
  const now = useChainTime(stream.chainId);
  const { data } = useFlowStream(stream);
  return data && now !== undefined
    ? { ...debtAt(data, now), status: statusAt(data, now) }
    : undefined;
}
// endregion live

// region write
export type FlowManager = ReturnType<typeof streamManager>;

/**
 * A transaction on the stream, for example `useFlowWrite(stream, (manager) => manager.pause())`. What the button
 * knows only when it is pressed is `given` to `mutate`.
 */
export const useFlowWrite = <Given = void>(
  stream: FlowStreamAt,
  write: (manager: FlowManager, given: Given) => Promise<void>,
) =>
  useStreamWrite(stream.chainId, flowKey(stream), (clients, given: Given) =>
    write(streamManager(clients, stream.flow, stream.streamId), given),
  );
// endregion write
