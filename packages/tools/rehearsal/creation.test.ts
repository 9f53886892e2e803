import { createProvider } from '@sablier-docs/chain';
import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { readCsvFormats } from '@sablier-docs/protocol/csv-formats';
import { describe, expect, it } from 'vitest';
import { HANG } from '@sablier-docs/testing/hang';
import { batchParts } from '../desks/creation/batch';
import { readBatch } from '../desks/creation/batch-rows';
import { readCreationFacts } from '../desks/creation/contracts/read-facts';
import { flowCreationCalls } from '../desks/creation/flow';
import { withApproval } from '../desks/creation/creation-call';
import { lockupBatchCall, lockupCreationCalls } from '../desks/creation/lockup';
import type { Call } from '@sablier-docs/kit/calls/call';
import type { NewStream } from './new-stream';
import { RECIPIENT, SENDER, STRANGER, USDC_ADDRESS } from '../desks/stream/testing';
import { readRehearsalFacts } from './interfaces';
import { rehearseCreation } from './rehearse-creation';
import type { RehearsalMeans } from './means';
import type { Rehearsal } from './types';

const NOW = 1_800_000_000n;
const DAY = 86_400n;
const creation = readCreationFacts();
const { lockup, batchLockup, flow } = creation;
const means: RehearsalMeans = {
  open: (timestamp) => createProvider({ timestamp, baseFee: 0n, limit: HANG }),
  load: readGroup,
  facts: readRehearsalFacts(),
};
const parties = { chainId: 1, token: USDC_ADDRESS, sender: SENDER, recipient: RECIPIENT };
const usdc = (amount: bigint): bigint => amount * 1_000_000n;

const rehearse = (product: 'lockup' | 'flow', calls: readonly Call[]): Promise<Rehearsal> => {
  const { version, contract, addresses } = product === 'flow' ? flow : lockup;
  return rehearseCreation(
    {
      release: { product, version, contract },
      contract: addresses[1] ?? '',
      calls,
      now: NOW,
      ...(product === 'lockup' && { batch: batchLockup.addresses[1] ?? '' }),
      token: { address: USDC_ADDRESS, decimals: 6 },
    },
    means,
  );
};

const after = ({ rows }: Rehearsal) =>
  Object.fromEntries(rows.map((one) => [one.label, one.after]));
const paid = ({ changes }: Rehearsal) =>
  Object.fromEntries(changes.map(({ who, unit, by }) => [`${who[0]}, ${unit}`, by]));

describe('the rehearsal of a creation', () => {
  it('opens a linear stream with its dates', async () => {
    const calls = lockupCreationCalls(
      lockup,
      { ...parties, cancelable: true, transferable: true, shape: 'x', fromNow: false },
      {
        model: 'linear',
        deposit: usdc(1000n),
        startTime: NOW - 10n * DAY,
        endTime: NOW + 90n * DAY,
        cliffTime: 0n,
        unlocks: { start: 0n, cliff: 0n },
        granularity: 1n,
      },
    );
    const rehearsal = await rehearse('lockup', calls);
    expect(rehearsal.refused).toBeNull();
    expect(paid(rehearsal)).toEqual({
      'the account that pays, token': -usdc(1000n),
      'the contract, token': usdc(1000n),
    });
    expect(after(rehearsal)).toMatchObject({
      'New streams': '1',
      Recipient: RECIPIENT,
      Sender: SENDER,
      Status: 'STREAMING',
      // 10 of 100 days have passed.
      'Withdrawable now': '100 tokens',
      Deposited: '1\u202f000 tokens',
      Start: '2027-01-05 08:00 UTC',
      End: '2027-04-15 08:00 UTC',
    });
  });

  it('says why the contract refuses a stream', async () => {
    const calls = lockupCreationCalls(
      lockup,
      { ...parties, cancelable: true, transferable: true, shape: '', fromNow: false },
      {
        model: 'tranched',
        deposit: usdc(10n),
        startTime: NOW,
        tranches: [{ amount: usdc(9n), timestamp: NOW + DAY }],
      },
    );
    const { refused, changes } = await rehearse('lockup', calls);
    expect(refused).toContain('SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum');
    expect(changes).toEqual([]);
  });

  it('opens and funds a Flow stream', async () => {
    const rate = 10n ** 18n / DAY;
    const calls = flowCreationCalls(
      flow,
      { ...parties, transferable: true, startTime: NOW - 2n * DAY },
      {
        balance: usdc(50n),
        ratePerSecond: rate * 10n,
        snapshotTime: NOW,
        snapshotDebtScaled: 0n,
        tokenDecimals: 6,
        isVoided: false,
      },
    );
    const rehearsal = await rehearse('flow', calls);
    expect(rehearsal.refused).toBeNull();
    expect(paid(rehearsal)['the contract, token']).toBe(usdc(50n));
    expect(after(rehearsal)).toMatchObject({
      'Tokens in the stream': '50 tokens',
      Status: 'STREAMING_SOLVENT',
      'Withdrawable now': '19.999999 tokens',
    });
  });

  it.each(['lockup/duration/cliff', 'flow/stream'])('opens the rows of %s', async (id) => {
    const format = readCsvFormats().find((one) => one.id === id);
    if (!format) throw new Error(`There is no format ${id}.`);
    const options = { format, decimals: 6, now: 0 };
    const read = readBatch(format.template, options as never, 'utc');
    if ('problem' in read) throw new Error(read.problem);
    const terms = { ...parties, cancelable: true, transferable: true };
    const [part] = batchParts(creation, format, terms, read.rows);
    const product = id.startsWith('flow') ? 'flow' : 'lockup';
    const rehearsal = await rehearse(product, part?.calls ?? []);
    expect(rehearsal.refused).toBeNull();
    expect(after(rehearsal)['New streams']).toBe(String(read.rows.length));
    expect(paid(rehearsal)['the contract, token'] ?? 0n).toBe(
      read.rows.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n),
    );
  });

  it('opens price-gated streams with a feed whose price is below the target', async () => {
    const gated: NewStream = {
      model: 'priceGated',
      deposit: usdc(10n),
      startTime: NOW,
      endTime: NOW + DAY,
      oracle: STRANGER,
      targetPrice: 10n ** 8n,
    };
    const terms = { ...parties, cancelable: true, transferable: true, shape: '', fromNow: false };
    const rehearsal = await rehearse('lockup', lockupCreationCalls(lockup, terms, gated));
    expect(rehearsal.refused).toBeNull();
    expect(after(rehearsal)).toMatchObject({
      'New streams': '1',
      Recipient: RECIPIENT,
      Deposited: '10 tokens',
      Status: 'STREAMING',
      'Withdrawable now': '0 tokens',
    });
    expect(rehearsal.notes.join()).toContain('The price of the feed is below the target');
    const streams = [
      { stream: gated, terms },
      { stream: { ...gated, targetPrice: 5n * 10n ** 7n }, terms },
    ];
    const batch = lockupBatchCall(creation, { ...terms, streams }, 'both');
    const both = await rehearse('lockup', withApproval(USDC_ADDRESS, usdc(20n), batch, ''));
    expect(both.refused).toBeNull();
    expect(after(both)['New streams']).toBe('2');
    expect(paid(both)['the contract, token']).toBe(usdc(20n));
  });

  it('does not rehearse a target that no price is below', async () => {
    const calls = lockupCreationCalls(
      lockup,
      { ...parties, cancelable: true, transferable: true, shape: '', fromNow: false },
      {
        model: 'priceGated',
        deposit: usdc(10n),
        startTime: NOW,
        endTime: NOW + DAY,
        oracle: STRANGER,
        targetPrice: 1n,
      },
    );
    await expect(rehearse('lockup', calls)).rejects.toThrow('No price is below the target');
  });
});
