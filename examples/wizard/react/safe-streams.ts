import { approvalCalls, type SafeClients } from '../calls';
import { checkContract } from '../check-contract';
import { lockupAddress } from '../../lockup/contracts';
import { safeFile } from '../safe-file';
import type { Values } from './streams';
import { addressFrom } from './values';

// Stands for what the wizard writes, so that the form has types.
// region safe
export interface Prepared {
  /** Texts of files for the Transaction Builder of the Safe, in their order. */
  files: readonly string[];
  /** Sentences for whoever opens them. */
  notes: readonly string[];
}

/** The files with which the Safe creates the streams. Throws a sentence where a field is wrong. Nothing is sent. */
export async function prepareStreams(
  publicClient: SafeClients['publicClient'],
  values: Values,
): Promise<Prepared> {
  // endregion safe
  const token = addressFrom('Token', values.token);
  await checkContract(publicClient, token);
  const calls = approvalCalls({ token, spender: lockupAddress(publicClient.chain.id), amount: 1n });
  return { files: [safeFile(publicClient.chain.id, calls, Date.now())], notes: [] };
}
