import { createProvider } from '@sablier-docs/chain';
import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { readCsvFormats } from '@sablier-docs/protocol/csv-formats';
import { describe, expect, it } from 'vitest';
import { batchParts } from '../create/batch';
import { readBatch } from '../create/batch-rows';
import { readCreationFacts } from '../create/contracts/read-facts';
import { flowCalls } from '../create/flow';
import { lockupCalls } from '../create/lockup';
import type { Call } from '../calls/call';
import { RECIPIENT, SENDER, USDC } from '../stream-desk/testing';
import { readRehearsalFacts } from './interfaces';
import { rehearseCreation } from './rehearse-creation';
import type { RehearsalMeans } from './rehearse-stream';
import type { Rehearsal } from './types';

const NOW = 1_800_000_000n;
const DAY = 86_400n;
const creation = readCreationFacts();
const { lockup, batchLockup, flow } = creation;
const means: RehearsalMeans = {
  open: (timestamp) => createProvider({ timestamp, baseFee: 0n, limit: 10_000 }),
  ...{ load: readGroup, facts: readRehearsalFacts() },
};
const parties = { chainId: 1, token: USDC, sender: SENDER, recipient: RECIPIENT };
const usdc = (amount: bigint): bigint => amount * 1_000_000n;

const rehearse = (product: 'lockup' | 'flow', calls: readonly Call[]): Promise<Rehearsal> => {
  const { version, contract, addresses } = product === 'flow' ? flow : lockup;
  return rehearseCreation(
    {
      ...{ release: { product, version, contract }, contract: addresses[1] ?? '', calls, now: NOW },
      ...(product === 'lockup' && { batch: batchLockup.addresses[1] ?? '' }),
      token: { address: USDC, decimals: 6 },
    },
    means,
  );
};

const after = ({ rows }: Rehearsal) =>
  Object.fromEntries(rows.map((one) => [one.label, one.after]));
const paid = ({ changes }: Rehearsal) =>
  Object.fromEntries(changes.map(({ who, unit, by }) => [`${who[0]}, ${unit}`, by]));

describe('the rehearsal of a creation', { timeout: 120_000 }, () => {
  it('opens a linear stream with its dates', async () => {
    const calls = lockupCalls(
      lockup,
      { ...parties, cancelable: true, transferable: true, shape: 'x', fromNow: false },
      {
        ...{ model: 'linear', deposit: usdc(1000n), startTime: NOW - 10n * DAY },
        ...{ endTime: NOW + 90n * DAY, cliffTime: 0n, unlocks: { start: 0n, cliff: 0n } },
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
      ...{ 'New streams': '1', Recipient: RECIPIENT, Sender: SENDER, Status: 'STREAMING' },
      // 10 of 100 days have passed.
      ...{ 'Withdrawable now': '100 tokens', Deposited: '1,000 tokens' },
      ...{ Start: '2027-01-05 08:00 UTC', End: '2027-04-15 08:00 UTC' },
    });
  });

  it('says why the contract refuses a stream', async () => {
    const calls = lockupCalls(
      lockup,
      { ...parties, cancelable: true, transferable: true, shape: '', fromNow: false },
      {
        ...{ model: 'tranched', deposit: usdc(10n), startTime: NOW },
        tranches: [{ amount: usdc(9n), timestamp: NOW + DAY }],
      },
    );
    const { refused, changes } = await rehearse('lockup', calls);
    expect(refused).toContain('SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum');
    expect(changes).toEqual([]);
  });

  it('opens and funds a Flow stream', async () => {
    const rate = 10n ** 18n / DAY;
    const calls = flowCalls(
      flow,
      { ...parties, transferable: true, startTime: NOW - 2n * DAY },
      {
        ...{ balance: usdc(50n), ratePerSecond: rate * 10n, snapshotTime: NOW },
        ...{ snapshotDebtScaled: 0n, tokenDecimals: 6, isVoided: false },
      },
    );
    const rehearsal = await rehearse('flow', calls);
    expect(rehearsal.refused).toBeNull();
    expect(paid(rehearsal)['the contract, token']).toBe(usdc(50n));
    expect(after(rehearsal)).toMatchObject({
      ...{ 'Tokens in the stream': '50 tokens', Status: 'STREAMING_SOLVENT' },
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

  it('does not rehearse a price-gated stream', async () => {
    const calls = lockupCalls(
      lockup,
      { ...parties, cancelable: true, transferable: true, shape: '', fromNow: false },
      {
        ...{ model: 'priceGated', deposit: usdc(10n), startTime: NOW, endTime: NOW + DAY },
        ...{ oracle: RECIPIENT, targetPrice: 10n ** 8n },
      },
    );
    await expect(rehearse('lockup', calls)).rejects.toThrow('depends on the price of a feed');
  });
});
