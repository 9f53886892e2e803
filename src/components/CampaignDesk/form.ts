import type { CampaignAction } from '@site/src/protocol/campaigns/actions';
import type { CampaignFact } from '@site/src/protocol/campaigns/types';
import { sayCampaignAction } from '@site/src/protocol/campaigns/words';
import type { Call } from '@site/src/tools/calls/call';
import type { ClaimKey, ClaimTexts } from '@site/src/tools/campaigns/fields';
import { campaignCall, leadsTo, readClaim } from '@site/src/tools/campaigns/read';
import { entryOf, rootOf, type CampaignAnswers } from '@site/src/tools/campaigns/reading/answers';
import { knownTexts } from '@site/src/tools/campaigns/reading/known';
import { showTokens } from '@site/src/tools/wallet/show';

interface Typed {
  action: CampaignAction | null;
  texts: ClaimTexts;
  /** The root as typed; null while the reader has not touched it. */
  root: string | null;
}

/**
 * What the form of a campaign makes of what was typed and read. A field that the reader has not touched
 * holds what was read.
 */
export function formOf(
  fact: CampaignFact,
  campaign: { chainId: number; address: string },
  { action, texts, root: typed }: Typed,
  answers: CampaignAnswers | null,
) {
  const known = answers ? knownTexts(fact, answers) : {};
  const filled: ClaimTexts = { ...known, ...texts };
  const rootText = typed ?? (answers && rootOf(answers)) ?? '';
  const lower = rootText.trim().toLowerCase();
  const root = /^0x[0-9a-f]{64}$/.test(lower) ? lower : null;
  const shared = { filled, rootText, root };
  const fn = fact.calls.find(({ name }) => name === action);
  if (!action || !fn) return { ...shared, entry: {}, form: null };

  const reading = readClaim(action, fn, fact, filled, campaign.address);
  const isClaim = action !== 'clawback';
  const isProven = isClaim && root ? leadsTo(root, reading) : null;
  const call: Call | null = isProven === false ? null : campaignCall(fn, fact, campaign, reading);
  const { index, recipient, units, to } = reading.values;
  const text = (value: unknown) => (value === undefined ? undefined : String(value));
  const amount = typeof units === 'bigint' ? amountOf(units, answers) : undefined;
  const said = sayCampaignAction(action, fact, {
    ...{ index: text(index), recipient: text(recipient), to: text(to), amount },
  });
  return {
    ...shared,
    entry: isClaim ? entryOf(reading) : {},
    form: { action, isClaim, reading, isProven, call, said, recipient: text(recipient) },
  };
}

/** An amount in tokens where their decimals are known, and in the smallest unit. */
export const amountOf = (units: bigint, answers: CampaignAnswers | null): string =>
  answers && answers.decimals !== null
    ? `${showTokens(units, answers)} (${units} smallest units)`
    : `${units} smallest units`;

/** What of the fields the reader has typed: what was read stays out, so that it follows the next reading. */
export function typedOf(
  next: ClaimTexts,
  fact: CampaignFact,
  answers: CampaignAnswers | null,
): ClaimTexts {
  const known = answers ? knownTexts(fact, answers) : {};
  return Object.fromEntries(
    Object.entries(next).filter(([key, text]) => text !== known[key as ClaimKey]),
  );
}
