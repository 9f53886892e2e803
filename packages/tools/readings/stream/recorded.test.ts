import { describe, it } from 'vitest';
import { recordOf, recordsIn } from '@sablier-docs/testing/recorded';
import { readDeskReleases } from '../contracts/read-releases';
import { FLOW, LOCKUP, resultsOf, type Words } from '../../desks/stream/testing';
import { computeStream } from './compute';
import { streamDisplayRows } from './display-rows';
import { firstWithdrawal } from './first-withdrawal';

/* Sees a row of a stream that is shown or computed otherwise after a change of the code. */

const expectRecorded = recordsIn(import.meta.dirname);

const ADDRESS = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const START = 1_799_000_000n;
/** Of each release the words that it asks for are taken. */
const LOCKUP_WORDS: Words = {
  ...LOCKUP,
  getDepositedAmount: 1_000_000_000n,
  getWithdrawnAmount: 50_000_000n,
  getRefundedAmount: 0n,
  getStartTime: START,
  getEndTime: START + 4_000_000n,
  getCliffTime: START + 500_000n,
  getUnlockAmounts: [10_000_000n, 20_000_000n],
  getGranularity: 60n,
  wasCanceled: 0n,
  isDepleted: 0n,
};
const FLOW_WORDS: Words = {
  ...FLOW,
  getTokenDecimals: 6n,
  getBalance: 400_000_000n,
  totalDebtOf: 900_000_000n,
  depletionTimeOf: START + 9n,
  getSnapshotTime: START,
  getSnapshotDebtScaled: 5n * 10n ** 17n,
};

describe.each(readDeskReleases().map((release) => [release.alias, release] as const))(
  '%s',
  (alias, release) => {
    it('is shown and computed as recorded', async () => {
      const asked = new Set([...release.views, ...release.terms].map(({ name }) => name));
      const words = Object.fromEntries(
        Object.entries(release.product === 'flow' ? FLOW_WORDS : LOCKUP_WORDS).filter(([name]) =>
          asked.has(name),
        ),
      );
      const record = await recordOf([words], (changed) => {
        const results = resultsOf(changed);
        const computed = computeStream(release, results);
        const rows = streamDisplayRows(release, computed, {
          results,
          currency: 'ETH',
          account: ADDRESS,
        });
        return {
          ...Object.fromEntries(
            rows.map(({ label, text, computed: own }) => [
              label,
              own === undefined ? text : `${text} / ${own}`,
            ]),
          ),
          computed,
          first: firstWithdrawal(release, results),
        };
      });
      await expectRecorded(record, `${alias}.txt`);
    });
  },
);
