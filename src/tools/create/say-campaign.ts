import { formatAmount } from '../../protocol/amount';
import type { Said } from '../../protocol/calls/types';
import { formatUtc } from '../../protocol/time';
import type { CampaignReading } from './campaign-form';

/** The words of a new campaign. */
export function sayCampaign(
  list: { total: bigint; recipients: number; decimals: number | null },
  admin: string | undefined,
  { terms }: CampaignReading,
  isVested: boolean,
): Said {
  const { total, recipients, decimals } = list;
  const amount =
    decimals === null
      ? `${total} smallest units`
      : `${formatAmount(total, decimals)} tokens (${total} smallest units)`;
  const from = terms && terms.start > 0n ? `from ${formatUtc(terms.start)}` : 'from the beginning';
  const until =
    terms && terms.expiration > 0n ? `until ${formatUtc(terms.expiration)}` : 'without an end';
  return {
    who: 'Anybody.',
    does: `Creates ${isVested ? 'a vested' : 'an instant'} campaign of ${recipients.toLocaleString('en-US')} recipients and ${amount} in all, with ${admin ?? 'the admin that you enter'} as its admin. Claims are possible ${from}, ${until}. It takes no tokens: claims fail until you transfer them.`,
    fails: 'Fails if the same account has created a campaign with exactly these values before.',
    final:
      'List, token and dates can never be changed. Until seven days after the first claim, and after the end, the admin can take the tokens back and begin again.',
  };
}
