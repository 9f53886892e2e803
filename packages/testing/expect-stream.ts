import { getAddress, type Address } from 'viem';
import { expect } from 'vitest';
import type { LocalProtocol } from './start';

/** The parties, flags and token of a stream. Flow streams have no `cancelable`. */
export interface StreamTerms {
  readonly sender: Address;
  readonly recipient: Address;
  readonly cancelable: boolean;
  readonly transferable: boolean;
  readonly token: Address;
}

/**
 * Asserts the terms of a stream that a sample has created. A sample that swaps the parties or a flag creates
 * a stream with the same amounts. The default terms are: the account `sender` pays the account `recipient`,
 * both flags are set, the token is DAI, for Flow USDC.
 * @param at the contract, by default the local protocol's
 */
export async function expectStream(
  local: LocalProtocol,
  product: 'lockup' | 'flow',
  id: bigint,
  terms: Partial<StreamTerms> = {},
  at: Address = local.contracts[product],
): Promise<void> {
  const contract = { ...local.deployed[product], address: at };
  const read = <T>(name: string) => local.read<T>(contract, name, [id]);
  const { sender, recipient } = local.accounts;
  const { token, usdc } = local.contracts;
  const isLockup = product === 'lockup';
  const { cancelable = true, ...rest } = terms;
  const usual = { sender, recipient, transferable: true, token: isLockup ? token : usdc };
  const expected = { ...usual, ...rest };
  const tokenGetter = isLockup ? 'getUnderlyingToken' : 'getToken';
  expect(
    {
      sender: await read('getSender'),
      recipient: await read('getRecipient'),
      transferable: await read('isTransferable'),
      token: await read(tokenGetter),
      ...(isLockup ? { cancelable: await read('isCancelable') } : {}),
    },
    `terms of ${product} stream ${id}`,
  ).toEqual({
    ...expected,
    sender: getAddress(expected.sender),
    recipient: getAddress(expected.recipient),
    token: getAddress(expected.token),
    ...(isLockup ? { cancelable } : {}),
  });
  local.streams.see({ contract: at, id });
}
