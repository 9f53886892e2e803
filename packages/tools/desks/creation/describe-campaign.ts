import { formatAmount, formatCount } from '@sablier-docs/protocol/amount';
import type { CampaignKind } from '@sablier-docs/protocol/campaigns/types';
import type { CallText } from '@sablier-docs/protocol/calls/types';
import { formatUtc } from '@sablier-docs/protocol/time';
import { shortDuration } from '@sablier-docs/kit/inputs/durations';
import type { CampaignChoices } from './campaign';
import type { CampaignReading } from './campaign-form';
import type { KindTerms, Tranche } from './campaign-kinds';

const kinds: Readonly<Record<CampaignKind, string>> = {
  instant: 'an instant campaign',
  linear: 'a campaign of linear streams',
  tranched: 'a campaign of streams in tranches',
  variable: 'a campaign with variable amounts',
  execute: 'a campaign that pays into a contract',
};

/** Describes a new campaign. */
export function describeCampaign(
  list: { total: bigint; recipients: number; decimals: number | null },
  admin: string | undefined,
  { terms, special }: CampaignReading,
  kind: CampaignKind,
  choices: CampaignChoices,
): CallText {
  const { total, recipients, decimals } = list;
  const amount =
    decimals === null
      ? `${total} smallest units`
      : `${formatAmount(total, decimals)} tokens (${total} smallest units)`;
  const from = terms && terms.start > 0n ? `from ${formatUtc(terms.start)}` : 'from the beginning';
  const until =
    terms && terms.expiration > 0n ? `until ${formatUtc(terms.expiration)}` : 'without an end';
  const more = special ? describeKind(special, choices) : '';
  return {
    who: 'Anybody.',
    does: `Creates ${kinds[kind]} for ${formatCount(recipients)} ${recipients === 1 ? 'recipient' : 'recipients'} and ${amount} in all, with ${admin ?? 'the admin that you enter'} as its admin. Claims are possible ${from}, ${until}. ${more}It takes no tokens: claims fail until you transfer them.`,
    fails: failsOf(kind),
    final:
      terms?.expiration === 0n
        ? `List, token and dates can never be changed. Until seven days after the first claim the admin can take the tokens back and begin again. After that \`clawback\` no longer works, because this campaign has no end.${opensCanceled(kind, choices)}`
        : `List, token and dates can never be changed. Until seven days after the first claim, and after the end, the admin can take the tokens back and begin again.${opensCanceled(kind, choices)}`,
  };
}

/** Default claims let anyone create a stream, whose sender is the admin. */
const opensCanceled = (kind: CampaignKind, { cancelable }: CampaignChoices): string =>
  cancelable && (kind === 'linear' || kind === 'tranched')
    ? ' While claims are possible, the admin can also open the stream of a recipient who has not claimed, cancel it, and get back what it has not released.'
    : '';

function failsOf(kind: CampaignKind): string {
  const same = 'Fails if the same account has created a campaign with exactly these values before';
  return kind === 'execute'
    ? `${same}, and if there is no contract at the address that you enter. It is not checked whether that contract has the function: if it lacks it, claims fail.`
    : `${same}.`;
}

const percent = (share: bigint): string => `${formatAmount(share, 16)} percent`;
const begins = (start: bigint): string =>
  start === 0n ? 'from the claim of each recipient' : `from ${formatUtc(start)}`;

/** What a claim of the kind does, with a trailing space. */
function describeKind(special: KindTerms, choices: CampaignChoices): string {
  switch (special.kind) {
    case 'instant':
      return '';
    case 'linear': {
      const { vestingStart, duration, cliff, startShare, cliffShare } = special;
      const first = startShare > 0n ? `, ${percent(startShare)} of it at the start` : '';
      const atCliff = cliffShare > 0n ? `${percent(cliffShare)} at` : 'nothing more before';
      const cliffed = cliff > 0n ? `, ${atCliff} the cliff after ${shortDuration(cliff)}` : '';
      return `A claim opens a stream that releases the amount over ${shortDuration(duration)} ${begins(vestingStart)}${first}${cliffed}. ${afterwards(vestingStart)}`;
    }
    case 'tranched': {
      const { vestingStart, tranches } = special;
      return `A claim opens a stream that releases the amount ${begins(vestingStart)}, in steps: ${stepsOf(tranches)}. ${afterwards(vestingStart)}`;
    }
    case 'variable': {
      const { vestingStart, vestingEnd, startShare } = special;
      const rest = choices.redistributes
        ? 'is shared among those who claim their whole amount, as far as the admin has not taken it back by then'
        : 'stays in the campaign, and the admin can take it back after the end. If the admin calls `enableRedistribution` before the vesting ends, it is shared among those who claim their whole amount';
      return `A claim pays what has vested by then and gives up the rest: ${percent(startShare)} on ${formatUtc(vestingStart)}, then more every second until everything has vested on ${formatUtc(vestingEnd)}. What is given up ${rest}. Recipients have to claim themselves. `;
    }
    case 'execute':
      return `A claim lets the contract ${special.target} take the tokens and calls its function ${special.selector}, with arguments that each recipient enters. `;
  }
}

/** Up to this many steps are described one by one. */
const MOST_STEPS = 12;

function stepsOf(tranches: readonly Tranche[]): string {
  let passed = 0n;
  const steps = tranches.map(({ share, duration }) => {
    passed += duration;
    return `${percent(share)} after ${shortDuration(passed)}`;
  });
  return steps.length > MOST_STEPS
    ? `${steps.slice(0, MOST_STEPS - 1).join(', ')}, and ${steps.length - MOST_STEPS + 1} more up to ${steps.at(-1) ?? ''}`
    : steps.join(', ');
}

const afterwards = (vestingStart: bigint): string =>
  vestingStart === 0n ? '' : 'Once it has ended, a claim pays the tokens at once. ';
