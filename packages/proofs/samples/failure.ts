import { revertDataIn } from '@sablier-docs/chain/outcome';
import { BaseError } from 'viem';
import { errorIn } from '../run/decoded';

/** Why a run failed, in words: the decoded revert where there is one, the message otherwise. */
export function failureOf(error: unknown): string {
  const data = revertDataIn(error);
  if (data !== undefined) return `A call is refused: ${errorIn(data)}.`;
  if (error instanceof BaseError) return error.details || error.shortMessage;
  return error instanceof Error ? error.message : String(error);
}
