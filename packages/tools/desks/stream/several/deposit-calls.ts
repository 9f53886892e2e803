import { approvalCall, zeroApproval } from '@sablier-docs/kit/calls/approval';
import type { Call } from '@sablier-docs/kit/calls/call';
import { encodeCall } from '@sablier-docs/protocol/calls/encode';
import type { CallFunction } from '@sablier-docs/protocol/calls/types';
import { checksum } from '@sablier-docs/protocol/checksum';
import type { StreamDeposit } from './deposits';

interface DepositsInto {
  chainId: number;
  /** The contract of the streams. */
  address: string;
  /** The contract and its release, for titles. */
  of: string;
  batch: CallFunction;
  deposit: CallFunction;
  /** Whether an approval of 0 comes before each approval. */
  clearsFirst: boolean;
}

/**
 * The calls of several deposits: an approval of exactly the sum of each token, then one call that makes all deposits.
 * @param token of the deposits whose stream was not read; undefined if it was not entered
 */
export function depositCalls(
  { chainId, address, of, batch, deposit, clearsFirst }: DepositsInto,
  deposits: readonly StreamDeposit[],
  token: string | undefined,
): Call[] {
  const to = checksum(address);
  const streams = deposits.map(({ id }) => id).join(', ');
  const sums = new Map<string, bigint>();
  for (const one of deposits) {
    const of = one.token ?? token;
    if (of !== undefined) sums.set(of, (sums.get(of) ?? 0n) + one.amount);
  }
  const approvals = [...sums].flatMap(([of, sum]) => {
    const why = `for the deposits into streams ${streams} of ${of}`;
    const call = approvalCall({ chainId, token: of }, to, sum, why);
    return clearsFirst ? [zeroApproval(call), call] : [call];
  });
  const inner = deposits.map(({ id, amount, sender, recipient }) =>
    encodeCall(deposit, [id, amount, sender, recipient]),
  );
  const [first] = deposits;
  const isOneToken = new Set(deposits.map((one) => one.token ?? token)).size === 1;
  return [
    ...approvals,
    {
      chainId,
      to,
      fn: batch,
      args: [inner],
      value: 0n,
      data: encodeCall(batch, [inner]),
      title: `${batch.name} of ${deposit.name}, streams ${streams} of ${of}`,
      ...(first && isOneToken
        ? {
            moves: {
              units: deposits.reduce((sum, { amount }) => sum + amount, 0n),
              decimals: first.decimals,
              token: first.token ?? token ?? null,
              party: `streams ${streams}`,
            },
          }
        : {}),
    },
  ];
}

/** A deposit inside a call, as its bytes have it. */
interface PackedDeposit {
  id: bigint;
  /** In the token's smallest unit. */
  amount: bigint;
  sender: string;
  recipient: string;
}

/** Decodes the deposits of a call that makes several: four words each, after the selector. */
export function packedDeposits({ args: [inner] }: Pick<Call, 'args'>): PackedDeposit[] {
  if (typeof inner !== 'object') return [];
  return inner.map((data) => {
    const [id = 0n, amount = 0n, ...parties] =
      String(data)
        .slice('0x12345678'.length)
        .match(/.{64}/g)
        ?.map((word) => BigInt(`0x${word}`)) ?? [];
    const [sender = '', recipient = ''] = parties.map((word) =>
      checksum(`0x${word.toString(16).padStart(40, '0')}`),
    );
    return { id, amount, sender, recipient };
  });
}
