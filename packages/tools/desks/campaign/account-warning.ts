import type { CampaignAction } from '@sablier-docs/protocol/campaigns/actions';

/** Actions that only the address on the list can send; anyone can send the others. */
const HOLDER: readonly CampaignAction[] = ['claimTo', 'claimViaAttestation', 'claimAndExecute'];

interface Parties {
  /** In checksum form; missing if unknown. */
  recipient?: string | undefined;
  admin?: string | undefined;
  account: string;
}

/** Why the contract would refuse a call of an account; null if the account may send it. */
export function refusedClaimer(
  action: CampaignAction,
  { recipient, admin, account }: Parties,
): { text: string; whose: string } | null {
  const refused = (who: string, is: string, whose: string) => ({
    text: `${account} is not ${who}, which is ${is}.`,
    whose,
  });
  if (action === 'clawback') {
    return admin === undefined || admin === account
      ? null
      : refused('the admin of this campaign', admin, "the admin's account");
  }
  if (!HOLDER.includes(action) || recipient === undefined || recipient === account) return null;
  return refused('the address on the list', recipient, 'that account');
}

/** The same for the account of a wallet, with what to do. */
export function warnClaimer(action: CampaignAction, parties: Parties): string | null {
  const refused = refusedClaimer(action, parties);
  return (
    refused &&
    `Your account ${refused.text} The contract would refuse the call. Choose ${refused.whose} in your wallet. If a Safe sends it, enter the Safe under "Account that sends it", and use the file.`
  );
}
