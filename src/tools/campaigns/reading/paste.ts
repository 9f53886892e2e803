import type { CampaignFact } from '../../../protocol/campaigns/types';
import { ceilingIn, FEE_CEILING } from '../../pasted/fee';
import { readLines, TOKEN_SAYS, type Expected, type Line } from '../../pasted/lines';
import { tokenSays } from '../../pasted/token';
import { addressIn } from '../../wallet/show';
import type { ViewAnswer } from '../../wallet/views';
import type { AskedEntry, CampaignAnswers } from './answers';

export interface PastedCampaign {
  answers: CampaignAnswers;
  /** One sentence for each line that is no answer. */
  problems: string[];
}

/** What a line names before its answer, by the input of the function. */
const SAYS: Readonly<Record<string, string>> = {
  index: 'the index',
  fullAmount: 'the amount',
  claimTime: '0 as the time',
  recipient: 'the address',
};

const BALANCE: Expected = {
  ...{ name: 'balanceOf', answers: ['uint256'] },
  asked: [{ says: 'the address of the campaign', type: 'address' }],
};

/**
 * Answers about a campaign that a reader copied: see readLines. A function that is asked about an entry
 * names it before its answer, and the token's `balanceOf` names the campaign.
 * @param campaign its address
 */
export function readPastedCampaign(
  text: string,
  { views: functions }: CampaignFact,
  campaign: string,
): PastedCampaign {
  const expected = functions.map(
    ({ name, inputs, outputs }): Expected => ({
      name,
      asked: inputs.map((input) => ({ says: SAYS[input.name] ?? input.name, type: input.type })),
      answers: outputs,
    }),
  );
  const { lines, time, problems } = readLines(text, [
    ...expected,
    ...TOKEN_SAYS,
    BALANCE,
    FEE_CEILING,
  ]);
  const views = new Map<string, ViewAnswer>();
  let entry: AskedEntry = {};
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
  const answers = {
    views,
    entry,
    time,
    ...tokenSays(lines),
    balance,
    feeCeiling: ceilingIn(lines),
  };
  return { answers, problems };
}

/** What of an entry a line was asked about; null for another time than that of the block. */
function entryOf(inputs: readonly { name: string }[], { asked }: Line) {
  const entry: AskedEntry = {};
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
  known: AskedEntry,
  about: { entry: AskedEntry } | null,
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
