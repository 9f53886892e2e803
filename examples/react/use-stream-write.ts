import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BaseError } from 'viem';
import { useConfig } from 'wagmi';
import type { Clients } from '../lockup/clients';
import { clientsAtPress } from './clients';

// region write
/**
 * A button's transaction. `write` simulates, so that a revert is an error before the wallet opens, and
 * resolves once the transaction succeeded in a block. What the page has read of the stream is read again.
 */
export function useStreamWrite<Given, Result>(
  chainId: number,
  queryKey: readonly unknown[],
  write: (clients: Clients, given: Given) => Promise<Result>,
) {
  const config = useConfig();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given) => write(await clientsAtPress(config, chainId), given),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey }),
        queries.invalidateQueries({ queryKey: ['chain clock', chainId] }),
      ]),
  });
}
// endregion write

// region message
/** One sentence for the user. `explain` words what viem throws; any other error has its own message. */
export const writeMessage = (error: Error, explain: (error: BaseError) => string): string =>
  error instanceof BaseError ? explain(error) : error.message;
// endregion message
