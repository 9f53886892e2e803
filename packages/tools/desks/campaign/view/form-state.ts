import type { CampaignAction } from '@sablier-docs/protocol/campaigns/actions';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import { describeCampaignAction } from '@sablier-docs/protocol/campaigns/action-text';
import type { Call } from '@sablier-docs/kit/calls/call';
import { waysOut } from '@sablier-docs/kit/calls/ways-out';
import type { ClaimKey, ClaimTexts } from '../../../readings/campaign/claim-fields';
import { campaignCall, leadsToRoot, readClaim } from '../../../readings/campaign/read-claim';
import { refusedClaimer, warnClaimer } from '../account-warning';
import { isClaimedEntry, seenClaimRefusal } from '../refusal';
import { claimArrival } from '../claim-arrival';
import { claimWarnings } from '../warnings';
import type { Arrival } from '@sablier-docs/kit/wallet/arrival';
import { frozen, preparedKey, type PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import type { CallText } from '@sablier-docs/protocol/calls/types';
import {
  adminOf,
  campaignEntry,
  rootOf,
  type CampaignResults,
} from '../../../readings/campaign/results';
import { prefilledClaimTexts } from '../../../readings/campaign/prefill';
import { showTokens } from '@sablier-docs/kit/wallet/show';

interface Typed {
  action: CampaignAction | null;
  texts: ClaimTexts;
  /** The root as typed; null until the reader edits it. */
  root: string | null;
  /** The account that sends the call if it is not the wallet's, in checksum form. */
  actor: string | null;
  /** The wallet's account. */
  account: string | null;
  /** The key of a prepared call that a simulation has seen to fail. */
  failing?: string;
  /** The Lockup contract that the campaign names, if it is none of Sablier. */
  strange?: string | null;
}

/**
 * The state of a campaign's form. A field that the reader has not edited has the value that was
 * read.
 */
export function campaignFormState(
  fact: CampaignFact,
  campaign: { chainId: number; address: string },
  { action, texts, root: typed, actor, account, failing, strange = null }: Typed,
  results: CampaignResults | null,
) {
  const known = results ? prefilledClaimTexts(fact, results) : {};
  const filled: ClaimTexts = { ...known, ...texts };
  const rootText = typed ?? (results && rootOf(results)) ?? '';
  const lower = rootText.trim().toLowerCase();
  const root = /^0x[0-9a-f]{64}$/.test(lower) ? lower : null;
  const shared = { filled, rootText, root };
  const fn = fact.calls.find(({ name }) => name === action);
  if (!action || !fn) return { ...shared, entry: {}, form: null };

  const reading = readClaim(action, fn, fact, filled, campaign.address);
  const isClaim = action !== 'clawback';
  const isProven = isClaim && root ? leadsToRoot(root, reading) : null;
  const { index, recipient, units, to } = reading.values;
  const parties = { recipient: textOf(recipient), admin: results ? adminOf(results) : undefined };
  const refusal =
    (results && seenClaimRefusal({ action, fact, values: reading.values }, results)) ??
    (isClaim && strange !== null ? strangeText(strange) : null) ??
    (actor === null
      ? null
      : (refusedClaimer(action, { ...parties, account: actor })?.text ?? null));
  const isClaimed = isClaim && results !== null && isClaimedEntry(reading, results);
  const call = campaignCall(fn, fact, campaign, reading);
  const warning =
    actor === null && account !== null ? warnClaimer(action, { ...parties, account }) : null;
  const amount = typeof units === 'bigint' ? claimAmountText(units, results) : undefined;
  const description = describeCampaignAction(action, fact, {
    index: textOf(index),
    recipient: textOf(recipient),
    to: textOf(to),
    amount,
  });
  const prepared = preparedOf(call, description, {
    from: actor ?? account,
    arrival: claimArrival(reading, results, actor ?? account),
  });
  const out = waysOut({
    calls: call ? [call] : [],
    prepared,
    withheld: {
      refused: refusal !== null,
      unproven: isProven === false,
      // A signer who is refused says nothing about the Safe that would send the file.
      'seen to fail': warning === null && prepared.some((one) => preparedKey(one) === failing),
    },
  });
  return {
    ...shared,
    entry: isClaim ? campaignEntry(reading) : {},
    form: frozen({
      action,
      isClaim,
      reading,
      isProven,
      out,
      description,
      refusal,
      /** Whose streams to look for, if the entry was claimed into one. */
      claimedBy: isClaimed && claimsOpenStreams(fact) ? (textOf(recipient) ?? null) : null,
      warnings: [
        ...(warning ? [warning] : []),
        ...(results ? claimWarnings(action, fact, results) : []),
      ],
      mayAct: warning === null,
    }),
  };
}

/** The admin can still take the tokens back. */
const strangeText = (lockup: string): string =>
  `the Lockup contract that this campaign names, ${lockup}, is none of Sablier. A claim would hand its tokens to whoever controls that contract.`;

/** The call for the account that sends it, as it is shown; empty if that is unknown. */
const preparedOf = (
  call: Call | null,
  { does, final }: CallText,
  { from, arrival }: { from: string | null; arrival: Arrival | undefined },
): PreparedCall[] =>
  call && from !== null
    ? [{ call, from, words: [does, final].filter(Boolean).join(' '), figures: [], arrival }]
    : [];

const claimsOpenStreams = ({ kind }: CampaignFact): boolean =>
  kind === 'linear' || kind === 'tranched';

const textOf = (value: unknown) => (value === undefined ? undefined : String(value));

/** An amount in the smallest unit, and in tokens if the decimals are known. */
export const claimAmountText = (units: bigint, results: CampaignResults | null): string =>
  results && results.decimals !== null
    ? `${showTokens(units, results)} (${units} smallest units)`
    : `${units} smallest units`;

/**
 * The fields that the reader has typed. Values that were read are left out, so that the next
 * reading can update them.
 */
export function typedTexts(
  next: ClaimTexts,
  fact: CampaignFact,
  results: CampaignResults | null,
): ClaimTexts {
  const known = results ? prefilledClaimTexts(fact, results) : {};
  return Object.fromEntries(
    Object.entries(next).filter(([key, text]) => text !== known[key as ClaimKey]),
  );
}
