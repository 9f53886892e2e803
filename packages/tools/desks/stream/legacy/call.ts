import { encodeCall, type Value } from '@sablier-docs/protocol/calls/encode';
import { legacyActions, type LegacyAction } from '@sablier-docs/protocol/legacy/action-text';
import type { Call } from '@sablier-docs/kit/calls/call';
import { checksum } from '@sablier-docs/protocol/checksum';
import type { LegacyState } from './fetch';
import type { LegacyStream } from './find';

/**
 * The call of an action.
 * @param amount in the token's smallest unit; a cancellation ignores it
 * @returns null for a withdrawal without an amount
 * @throws when the release lacks the function
 */
export function legacyCall(
  { desk, chainId, address, tokenId }: LegacyStream,
  action: LegacyAction,
  amount: bigint | undefined,
): Call | null {
  const name = legacyActions[action];
  const fn = desk.calls.find((one) => one.name === name);
  if (!fn) throw new Error(`Legacy ${desk.version} has no ${name}.`);
  if (action === 'withdraw' && amount === undefined) return null;
  const id = BigInt(tokenId);
  const args: Value[] = action === 'withdraw' ? [id, amount ?? 0n] : [id];
  const data = encodeCall(fn, args);
  const title = `${name}, stream ${tokenId}`;
  return { chainId, to: checksum(address), fn, args, value: 0n, data, title };
}

/** A warning that the account can send neither call; null if it can. */
export const warnStranger = ({ sender, recipient }: LegacyState, account: string): string | null =>
  account === sender || account === recipient
    ? null
    : `Your account ${account} is neither the sender of this stream, ${sender}, nor its recipient, ${recipient}. The contract would refuse the call.`;
