import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import { formatAmount } from '@sablier-docs/protocol/amount';
import { campaignToken, type CampaignResults } from '../readings/campaign/results';
import type { PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import { openRehearsedCampaign, planCampaign } from './campaign-site';
import { publishedOf, type RehearsalMeans } from './means';
import { NotRehearsed } from './not-rehearsed';
import { tokenLike } from './rehearsed-token';
import { FACTORY, rehearsalKey, rehearsedCampaign } from './releases';
import { flagWords, newStreamRows, type Rows } from './rows';
import { runCalls } from './run-calls';
import { openRehearsalSite } from './site';
import type { Rehearsal } from './types';

/** The rehearsal makes a campaign of the release, whatever stands at the address. */
const NOT_SEEN =
  'Whether the contract at this address is a campaign of that factory: your wallet has not read the event that names it. Another contract can answer the same and do something else.';

interface CampaignRehearsal {
  readonly fact: Pick<CampaignFact, 'version' | 'kind' | 'contract'>;
  /** Its real address. */
  readonly campaign: string;
  /** Whether the wallet has read the event of the factory that names it. */
  readonly isSeen: boolean;
  readonly results: CampaignResults;
  /** `claim` or `clawback`. */
  readonly prepared: PreparedCall;
  /** Unix second at which the call is sent; not before the reading. */
  readonly now: bigint;
}

/**
 * Makes the campaign as it was read on a chain of its own, and sends the prepared call there. A claim is checked with
 * the root that was read, and opens its stream in the Lockup of the release.
 * @throws NotRehearsed for a campaign without published bytecode, or one that was not read in full
 */
export async function rehearseCampaign(
  { fact, campaign, isSeen, results, prepared, now }: CampaignRehearsal,
  means: RehearsalMeans,
): Promise<Rehearsal> {
  const made = rehearsedCampaign(fact);
  const [own, factory] = [
    means.facts[rehearsalKey({ product: 'airdrops', ...fact })],
    means.facts[rehearsalKey(FACTORY)],
  ];
  if (!made || !own || !factory)
    throw new NotRehearsed('The bytecode of this release is in no package that the page can use.');
  const token = tokenLike(results, campaignToken(results));
  if (!token)
    throw new NotRehearsed('The token and its decimals were not read. Read the campaign again.');
  const plan = planCampaign(fact, results, now);
  const { rehearsed, abi } = publishedOf(made.streams, means);
  const lockup = await openRehearsalSite(await means.open(plan.begin), {
    rehearsed,
    abi,
    more: ['airdrops-v1.2'],
    token,
    load: means.load,
  });
  const isClaim = prepared.call.fn.name === 'claim';
  const here = await openRehearsedCampaign(lockup, made, plan, {
    abis: { factory, campaign: [...own, ...abi.filter(({ type }) => type === 'error')] },
    byFirstClaim: !isClaim,
  });
  await here.fund(prepared.from as `0x${string}`, null);
  await here.moveTo(now);
  const first = await lockup.read<bigint>('nextStreamId');
  const rows = async (): Promise<Rows> => {
    const held = formatAmount(await here.tokensOf(here.contract), token.decimals);
    const balance = ['Tokens in the campaign', `${held} ${token.symbol}`] as const;
    if (!isClaim) return [balance];
    const claimed = await here.read<boolean>('hasClaimed', [prepared.call.args[0]]);
    return [
      balance,
      ['Entry claimed', flagWords(claimed)],
      ...(await newStreamRows(lockup, first, { release: made.streams, token })),
    ];
  };
  return runCalls(
    here,
    {
      prepared: [prepared],
      places: { [campaign]: here.contract },
      token,
      contract: 'the campaign',
      roles: {
        ...rolesOf(prepared),
        'the admin': plan.admin,
        'the Lockup contract': lockup.contract,
      },
    },
    { time: now, rows, notes: isSeen ? [] : [NOT_SEEN] },
  );
}

/** The account that the call names. */
function rolesOf({ call }: PreparedCall): Record<string, string> {
  const named = (input: string) =>
    call.args[call.fn.inputs.findIndex(({ name }) => name === input)];
  const [recipient, to] = [named('recipient'), named('to')];
  return {
    ...(typeof recipient === 'string' && { 'the address on the list': recipient }),
    ...(typeof to === 'string' && { 'the address in the call': to }),
  };
}
