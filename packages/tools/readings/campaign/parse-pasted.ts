import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import { feeCeilingIn, FEE_CEILING } from '@sablier-docs/kit/pasted-results/fee';
import {
  parsePastedLines,
  TOKEN_LINES,
  type ExpectedLine,
  type Line,
} from '@sablier-docs/kit/pasted-results/lines';
import { tokenMetadataIn } from '@sablier-docs/kit/pasted-results/token';
import { addressIn } from '@sablier-docs/kit/wallet/show';
import type { ViewResult } from '@sablier-docs/kit/wallet/call-views';
import type { EntryQuery, CampaignResults } from './results';

interface PastedCampaign {
  results: CampaignResults;
  /** One sentence for each line that cannot be parsed. */
  problems: string[];
}

/** What a line has before its result, by the input of the function. */
const INPUT_NAMES: Readonly<Record<string, string>> = {
  index: 'the index',
  fullAmount: 'the amount',
  claimTime: '0 as the time',
  recipient: 'the address',
};

const BALANCE: ExpectedLine = {
  name: 'balanceOf',
  outputs: ['uint256'],
  asked: [{ label: 'the address of the campaign', type: 'address' }],
};

/**
 * Parses results that a reader has pasted, in the format of parsePastedLines. A function that takes
 * an entry has it before its result, and the token's `balanceOf` has the campaign.
 * @param campaign its address
 */
export function parsePastedCampaign(
  text: string,
  { views: functions }: CampaignFact,
  campaign: string,
): PastedCampaign {
  const expected = functions.map(
    ({ name, inputs, outputs }): ExpectedLine => ({
      name,
      asked: inputs.map((input) => ({
        label: INPUT_NAMES[input.name] ?? input.name,
        type: input.type,
      })),
      outputs: outputs,
    }),
  );
  const { lines, time, problems } = parsePastedLines(text, [
    ...expected,
    ...TOKEN_LINES,
    BALANCE,
    FEE_CEILING,
  ]);
  const views = new Map<string, ViewResult>();
  let entry: EntryQuery = {};
  let balance: bigint | null | undefined;
  for (const line of lines) {
    const { name, words, asked } = line;
    const fn = functions.find((one) => one.name === name);
    if (fn) {
      const about = entryOf(fn.inputs, line);
      const problem = problemOf(entry, about, line);
      if (problem) {
        problems.push(problem);
        continue;
      }
      entry = { ...entry, ...about?.entry };
      views.set(name, words ? { words } : { reverted: '0x' });
    } else if (name === BALANCE.name) {
      if (asked[0] === BigInt(campaign)) balance = words?.[0] ?? null;
      else problems.push('balanceOf was asked about an address that is not the campaign.');
    }
  }
  const results = {
    views,
    entry,
    time,
    ...tokenMetadataIn(lines),
    balance,
    feeCeiling: feeCeilingIn(lines),
  };
  return { results, problems };
}

/** The part of an entry that a line is about; null if its time is not that of the block. */
function entryOf(inputs: readonly { name: string }[], { asked }: Line) {
  const entry: EntryQuery = {};
  for (const [at, { name }] of inputs.entries()) {
    const word = asked[at];
    if (word === undefined) continue;
    const address = name === 'recipient' ? addressIn(word) : undefined;
    if (name === 'index') entry.index = word;
    else if (name === 'fullAmount') entry.units = word;
    else if (address !== undefined) entry.recipient = address;
    else if (name === 'claimTime' && word !== 0n) return null;
  }
  return { entry };
}

function problemOf(
  known: EntryQuery,
  about: { entry: EntryQuery } | null,
  { name }: Line,
): string | null {
  if (!about) return `Ask ${name} with 0 as the time.`;
  const keys = ['index', 'units', 'recipient'] as const;
  const differs = keys.some(
    (key) =>
      known[key] !== undefined && about.entry[key] !== undefined && known[key] !== about.entry[key],
  );
  return differs ? `${name} was asked about another entry than the lines above it.` : null;
}
