import type { CampaignAction } from '../../protocol/campaigns/actions';

/** Actions that only the address on the list can do; the others are open to anybody. */
const HOLDER: readonly CampaignAction[] = ['claimTo', 'claimViaAttestation', 'claimAndExecute'];

interface Parties {
  /** In checksum form; missing where it is not known. */
  recipient?: string | undefined;
  admin?: string | undefined;
  account: string;
}

/** Why the account is not the one that may send the call; null when it may. */
export function warnClaimer(
  action: CampaignAction,
  { recipient, admin, account }: Parties,
): string | null {
  const refused = (who: string, is: string, whose: string) =>
    `Your account ${account} is not ${who}, which is ${is}. The contract would refuse the call. Choose ${whose} in your wallet.`;
  if (action === 'clawback') {
    return admin === undefined || admin === account
      ? null
      : refused('the admin of this campaign', admin, "the admin's account");
  }
  if (!HOLDER.includes(action) || recipient === undefined || recipient === account) return null;
  return refused('the address on the list', recipient, 'that account');
}
