import { BaseError, type Hex } from 'viem';
import { errorIn } from '../run/decoded';

/** Why a run failed, in words: the decoded revert where there is one, the message otherwise. */
export function failureOf(error: unknown): string {
  const data = revertOf(error);
  if (data !== undefined) return `A call is refused: ${errorIn(data)}.`;
  if (error instanceof BaseError) return error.details || error.shortMessage;
  return error instanceof Error ? error.message : String(error);
}

/** The data of a revert below an error of viem. */
function revertOf(error: unknown): Hex | undefined {
  if (!(error instanceof BaseError)) return undefined;
  let found: Hex | undefined;
  error.walk((cause) => {
    const { data } = cause as { data?: unknown };
    if (typeof data === 'string' && /^0x[\da-f]*$/i.test(data)) found = data as Hex;
    return false;
  });
  return found;
}
