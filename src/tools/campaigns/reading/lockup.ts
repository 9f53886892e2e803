import type { StreamContract } from '../../../protocol/indexers/aliases';
import { addressIn } from '../../wallet/show';
import { wordOf, type CampaignAnswers } from './answers';

const NAMES = ['SABLIER_LOCKUP', 'LOCKUP', 'LOCKUP_LINEAR', 'LOCKUP_TRANCHED'] as const;

/**
 * The address that the campaign names as its Lockup contract, in checksum form, when it is none of the
 * Lockup contracts of the SDK on that chain; null when it is one, or when the campaign names none. The
 * constructors of all vested campaigns, from v1.1 to v3.0, approve it for the most that a token counts.
 */
export function strangeLockup(
  answers: CampaignAnswers,
  chainId: number,
  listed: readonly StreamContract[],
): string | null {
  const isListed = (address: string) =>
    listed.some(
      ({ product, addresses }) =>
        product === 'lockup' && addresses[chainId] === address.toLowerCase(),
    );
  // v1.1 has two of the names, and approves the second.
  const named = NAMES.flatMap((name) => addressIn(wordOf(answers, name)) ?? []);
  return named.find((address) => !isListed(address)) ?? null;
}
