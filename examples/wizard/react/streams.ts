import type { Clients } from './clients';
import { lockupAddress } from '../../lockup/contracts';
import { createLinearStream } from '../../lockup/create-stream/create-linear';
import { addressFrom, amountFrom } from './values';

const WEEK = 7 * 24 * 60 * 60;

/** What the form asks for. */
export const fields = [
  { name: 'token', label: 'Token' },
  { name: 'recipient', label: 'Recipient' },
  { name: 'amount', label: 'Tokens' },
] as const;

/** Text of each field. */
export type Values = Record<(typeof fields)[number]['name'], string>;

/** Text of the fields that are not empty at first. */
export const initial: Partial<Values> = {};

// region wallet
export interface Created {
  ids: readonly bigint[];
  /** Sentences for whoever created the streams. */
  notes: readonly string[];
}

/** Creates the streams that the fields describe. Throws a sentence where one of them is wrong. */
export async function createStreams(clients: Clients, values: Values): Promise<Created> {
  // endregion wallet
  const token = addressFrom('Token', values.token);
  const recipient = addressFrom('Recipient', values.recipient);
  const { amount } = await amountFrom(clients, token, values.amount, 1);

  const created = await createLinearStream(clients, {
    lockup: lockupAddress(clients.publicClient.chain.id),
    token,
    recipient,
    depositAmount: amount,
    cliff: 4 * WEEK,
  });
  return { ids: [created], notes: [] };
}
