import { BaseError, ContractFunctionRevertedError } from 'viem';
import { nameOf } from '@sablier-docs/testing/reverts';

/**
 * What viem shows of a call that fails: the name of an error that the ABI has, the bare selector of another with its
 * name in brackets, the text of a reason or a panic. The message of an error that the sample throws itself.
 */
function seenOf(error: unknown): string {
  if (!(error instanceof Error)) throw new TypeError('A sample throws something that is no error.');
  if (!(error instanceof BaseError)) return error.message;
  const revert = error.walk((cause) => cause instanceof ContractFunctionRevertedError);
  if (!(revert instanceof ContractFunctionRevertedError)) return error.shortMessage;
  const { data, raw, reason, signature } = revert;
  if (signature) return `${signature} (${nameOf(raw)})`;
  return reason ?? data?.errorName ?? 'no reason';
}

/** The same for a call. @throws when it succeeds */
export async function failureOf(call: () => Promise<unknown>): Promise<string> {
  try {
    await call();
  } catch (error) {
    return seenOf(error);
  }
  throw new Error('The call succeeds, so the row of the page is not provoked.');
}
