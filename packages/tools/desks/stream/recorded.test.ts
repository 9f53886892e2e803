import { describe, it } from 'vitest';
import { recordOf, recordsIn } from '@sablier-docs/testing/recorded';
import { actionIds, type ActionId } from '../../readings/contracts/actions';
import { readDeskReleases } from '../../readings/contracts/read-releases';
import type { DeskRelease } from '../../readings/contracts/types';
import { actionFields, actionFunction, type FieldKey, type FieldTexts } from './fields';
import {
  FLOW,
  LOCKUP,
  preparedForTest,
  RECIPIENT,
  resultsOf,
  SAFE,
  SENDER,
  STRANGER,
  USDC_ADDRESS,
  type Words,
} from './testing';

/* Sees what the desk says, refuses or encodes that has changed with the code: every action of every release, and each field,
 * each figure of the stream and each account changed in the newest ones. */

const expectRecorded = recordsIn(import.meta.dirname);

const TEXTS: Readonly<Record<FieldKey, string>> = {
  to: STRANGER,
  from: RECIPIENT,
  sender: SENDER,
  recipient: RECIPIENT,
  ids: '12, 15',
  lines: '12 25.5\n15 100',
  decimals: '6',
  amount: '150.5',
  rate: '2000',
  period: '30 days',
  brokerAccount: SAFE,
  brokerFee: '0.5',
  token: USDC_ADDRESS,
  fee: '1000000000000000',
};

interface Sample {
  action: ActionId;
  words: Words;
  texts: FieldTexts;
  decimals: number | null;
  feeUsd: string | null;
  account: string | null;
  actor: string | null;
  clearsFirst: boolean;
}

function sampleOf(release: DeskRelease, action: ActionId): Sample[] {
  const fn = actionFunction(release, action);
  if (!fn) return [];
  const texts = Object.fromEntries(
    actionFields(action, fn, release).map((key) => [key, TEXTS[key]]),
  );
  const isFlow = release.product === 'flow';
  return [
    {
      action,
      words: isFlow ? { ...FLOW, getTokenDecimals: 6n } : LOCKUP,
      texts,
      decimals: 6,
      feeUsd: null,
      account: RECIPIENT,
      actor: null,
      clearsFirst: false,
    },
  ];
}

const answerOf =
  (release: DeskRelease) =>
  ({ action, words, texts, decimals, account, actor, clearsFirst }: Sample) => {
    const made = preparedForTest(release.alias, action, {
      texts,
      results: resultsOf(words, { decimals }),
      account,
      actor,
      clearsFirst,
    });
    const { problems, to, description, rateBeside, warnings, refusal, mayAct } = made;
    return {
      problems,
      to,
      description,
      rateBeside,
      warnings,
      refusal,
      mayAct,
      calls: made.calls.map(({ value, data }) => ({ value, data })),
      prepared: made.prepared.map((call) => ({ ...call, data: undefined })),
    };
  };

const CHOICES = {
  action: [],
  account: [null, SENDER, STRANGER],
  actor: [SAFE],
  period: ['second', 'week', '365 days'],
  lines: ['12 25.5', '12 1\n12 2', '12 x'],
};

const releases = readDeskReleases();
/** Of each product the newest release: its fields and figures are changed one by one. */
const newest = releases.filter(
  ({ product }, at) => releases.findLastIndex((one) => one.product === product) === at,
);

describe.each(releases.map((release) => [release.alias, release] as const))(
  '%s',
  (alias, release) => {
    it('acts as recorded', async () => {
      const samples = actionIds.flatMap((action) => sampleOf(release, action));
      const choices = newest.includes(release) ? CHOICES : 'none';
      const record = await recordOf(samples, answerOf(release), choices);
      await expectRecorded(record, `${alias}.txt`);
    });
  },
);
