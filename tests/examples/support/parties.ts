import { expect } from 'vitest';
import type { LocalProtocol } from './start';

/**
 * A sample that swaps sender and recipient creates a stream that looks the same in every amount: who
 * may cancel it and who is paid has to be asserted. By default the usual two accounts.
 */
export async function expectParties(
  local: LocalProtocol,
  product: 'lockup' | 'flow',
  id: bigint,
  { sender, recipient } = local.accounts as { sender: string; recipient: string },
): Promise<void> {
  const { read } = local[product];
  expect(await read.getSender([id]), `sender of stream ${id}`).toBe(sender);
  expect(await read.getRecipient([id]), `recipient of stream ${id}`).toBe(recipient);
}
