import { approvalCalls, type SafeClients } from '../calls';
import { lockupAddress } from '../../lockup/contracts';
import { safeFile } from '../safe-file';
import type { Values } from './streams';
import { addressFrom } from './values';

export interface Prepared {
  /** Texts of files for the Transaction Builder of the Safe, in their order. */
  files: readonly string[];
  /** Sentences for whoever opens them. */
  notes: readonly string[];
}

/** Stands for what the wizard writes in place of `createStreams`, so that the form has types. */
export const prepareStreams = (
  publicClient: SafeClients['publicClient'],
  values: Values,
): Promise<Prepared> => {
  const token = addressFrom('Token', values.token);
  const calls = approvalCalls({ token, spender: lockupAddress(publicClient.chain.id), amount: 1n });
  return Promise.resolve({
    files: [safeFile(publicClient.chain.id, calls, Date.now())],
    notes: [],
  });
};
