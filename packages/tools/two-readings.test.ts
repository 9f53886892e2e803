import { readChains } from '@sablier-docs/protocol/chains';
import { readCampaigns } from '@sablier-docs/protocol/campaigns/read-campaigns';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import { readKnownContracts, readKnownPrograms } from '@sablier-docs/protocol/known-contracts';
import { official } from '@sablier-docs/protocol/project/official';
import { readAddress } from '@sablier-docs/kit/inputs/addresses';
import { readTypedAmount } from '@sablier-docs/kit/inputs/amounts';
import { readDuration } from '@sablier-docs/kit/inputs/durations';
import type { Parsed } from '@sablier-docs/kit/inputs/parsed';
import {
  readFee,
  readIds,
  readPercent,
  readPositive,
  readRateField,
  readStreamAmounts,
  readTokenDecimals,
} from '@sablier-docs/kit/inputs/stream-fields';
import { readTime } from '@sablier-docs/kit/inputs/times';
import { transactionIn } from '@sablier-docs/kit/inputs/transactions';
import { readRequest } from '@sablier-docs/kit/signing';
import { describe, expect, it } from 'vitest';
import { checkMessage } from './checkers/authenticity/check';
import { describeFindings } from './checkers/authenticity/describe';
import { checkFile } from './csv/check-file';
import { csvPlan } from './csv/plans';
import { CSV_NOW, formatOf } from './csv/testing';
import { emptyCampaignQuery, findCampaign, parseCampaignQuery } from './desks/campaign/find';
import { readTranches } from './desks/creation/tranches';
import { readStreams } from './desks/figures/list';
import { readMoment } from './desks/figures/moment';
import { findStream, parseStreamQuery } from './desks/stream/find';
import { CampaignFileError, readCampaignFile } from './merkle/campaign-file';
import { faultsOf } from './merkle/list-faults';
import { readExponent } from './simulators/stream/read-form';
import type { InputKind } from './testing-input-kinds';
import { rowsWithTwoReadings } from './testing-two-readings';

/* An input with two meanings is asked about, one with none is refused, and a tool never picks a meaning itself. */

const chains = readChains();
const contracts = readStreamContracts();
const campaigns = readCampaigns();
const lists = {
  contracts: readKnownContracts(),
  programs: readKnownPrograms(),
  streams: contracts,
  chains,
};

/** The question or refusal of a reader; of a value the word `taken`. */
const said = (parsed: Parsed<unknown>) => ('problem' in parsed ? parsed.problem : 'taken');

function listOf(text: string, format = 'airdrops/instant'): string {
  const options = { format: formatOf(format), decimals: 6, now: CSV_NOW };
  const { arranged, report } = checkFile(text, options);
  if (arranged.asked.length > 0) return `asks for ${arranged.asked.join()}`;
  if (report.unitExample !== null) return `asks about the unit of ${report.unitExample}`;
  if (report.doubtful !== null) return `asks about ${report.doubtful}`;
  if (report.doubtfulDate !== null) return `asks about ${report.doubtfulDate}`;
  const open = report.problems.filter(({ fixed }) => !fixed).map(({ code }) => code);
  return open.length > 0 ? [...new Set(open)].join() : 'taken';
}

function planOf(text: string): string {
  const options = { format: formatOf('airdrops/instant'), decimals: 6, start: '2027-01-01' };
  const said = (['fourYears', 'monthly'] as const).map(
    (plan) => csvPlan(text, plan, options).problem ?? 'taken',
  );
  return [...new Set(said)].join(' ');
}

function campaignListOf(text: string): string {
  try {
    return faultsOf(readCampaignFile(text, formatOf('airdrops/instant'), 6)).join(' ') || 'taken';
  } catch (error) {
    if (error instanceof CampaignFileError) return error.message;
    throw error;
  }
}

const READERS: Readonly<Record<InputKind, (text: string) => string>> = {
  'amount of a token with 6 decimals': (text) => said(readPositive(text, 6)),
  'amount of a token with 18 decimals': (text) => said(readTypedAmount(text, 18)),
  'amount of a token without decimals': (text) => said(readPositive(text, 0)),
  percentage: (text) => said(readPercent(text)),
  exponent: (text) => said(readExponent(text)),
  'fee in wei': (text) => said(readFee(text)),
  decimals: (text) => said(readTokenDecimals(text)),
  'rate without a period': (text) => said(readRateField(text, '')),
  'rate for 30 days': (text) => said(readRateField(text, '30 days')),
  date: (text) => said(readTime(text)),
  'day of a report': (text) => said(readMoment(text, 'utc')),
  duration: (text) => said(readDuration(text)),
  tranches: (text) => said(readTranches(text)),
  address: (text) => said(readAddress(text)),
  'IDs of streams': (text) => said(readIds(text)),
  'streams with amounts': (text) => said(readStreamAmounts(text, () => 6)),
  'streams of a report': (text) => said(readStreams(text, contracts)),
  transaction: (text) => (transactionIn(text) === null ? 'no transaction' : 'taken'),
  stream: (text) => {
    const found = findStream(parseStreamQuery(text, chains), contracts, chains);
    if (found === null) return 'asks for the rest';
    return 'problem' in found ? found.problem : 'taken';
  },
  campaign: (text) => {
    const found = findCampaign({ ...emptyCampaignQuery, ...parseCampaignQuery(text) }, campaigns);
    if (found === null) return 'asks for the rest';
    return 'problem' in found ? found.problem : 'taken';
  },
  'message to check': (text) =>
    describeFindings(checkMessage(text, official, lists))
      .map(({ tone, title }) => `${tone === 'real' ? 'taken' : tone}: ${title}`)
      .join(' '),
  'text to sign': (text) => readRequest(text)?.kind ?? 'nothing to sign',
  'list of people': (text) => listOf(text),
  'list for a plan': planOf,
  'list of streams': (text) => listOf(text, 'lockup/range/linear'),
  'file of a campaign': campaignListOf,
};

describe('an input with two readings or none', () => {
  it.each(rowsWithTwoReadings)('does not take the %s %j, and says: %s', (kind, text, says) => {
    const answer = READERS[kind](text);
    expect(answer).not.toMatch(/\btaken\b/);
    expect(answer).toContain(says);
  });

  it('is in the table at least 220 times, for each kind of field', () => {
    expect(rowsWithTwoReadings.length).toBeGreaterThanOrEqual(220);
    const kinds = new Set(rowsWithTwoReadings.map(([kind]) => kind));
    expect([...kinds].sort()).toEqual(Object.keys(READERS).sort());
  });
});
