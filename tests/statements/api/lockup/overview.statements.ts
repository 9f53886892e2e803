import { expect } from 'vitest';
import { statement, dai, DAY } from '../../statement';
import { text, where } from '../support';

statement('price-v4-no-row', async ({ indexer, lockup }) => {
  expect(indexer.values('streams', 'LockupStreamCategory').sort()).toEqual([
    'LockupDynamic',
    'LockupLinear',
    'LockupTranched',
  ]);
  const before = await lockup.open();
  await lockup.open({ targetPrice: 4_000_00000000n });
  expect(await lockup.open()).toBe(before + 2n);
});

statement('read-get-model', async ({ lockup }) => {
  const id = await lockup.open({ targetPrice: 4_000_00000000n });
  const linear = await lockup.open();
  const gated = await lockup.read<number>('getLockupModel', [id]);
  expect(gated).not.toBe(await lockup.read<number>('getLockupModel', [linear]));
  expect(await lockup.read('getPriceGatedUnlockParams', [id])).toMatchObject({
    targetPrice: 4_000_00000000n,
  });
});

statement('much-released-far', async ({ lockup }) => {
  const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
  await lockup.pass(40n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('15')]);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('40'));
});

statement('much-withdrawn', async ({ lockup }) => {
  const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
  await lockup.pass(40n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('15')]);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('25'));
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('25'),
    lockup: -dai('25'),
  });
});

statement('much-cancel-return', async ({ lockup }) => {
  const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
  await lockup.pass(40n * DAY);
  const refundable = await lockup.read('refundableAmountOf', [id]);
  expect(refundable).toBe(dai('60'));
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: refundable,
    lockup: -refundable,
  });
});

statement('sender-still-cancel', async ({ lockup }) => {
  const id = await lockup.open();
  const fixed = await lockup.open({ cancelable: false });
  expect(await lockup.read('isCancelable', [id])).toBe(true);
  expect(await lockup.read('isCancelable', [fixed])).toBe(false);
  await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [fixed]);
  await lockup.pass(100n * DAY);
  expect(await lockup.read('isCancelable', [id])).toBe(false);
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
});

statement('two-values-join', ({ indexer }) => {
  const claims = where(indexer.rows('airdrops', 'Action'), { category: 'Claim' });
  expect(claims.length).toBe(2);
  for (const made of claims) {
    const [stream] = where(indexer.rows('streams', 'LockupStream'), {
      id: text(made, 'claimStreamId'),
    });
    expect(`${text(stream, 'funder')}-1`).toBe(made['campaign']);
    expect(stream?.['recipient']).toBe(made['claimRecipient']);
  }
});

statement('lockup-token-version-release', ({ indexer }) => {
  for (const row of indexer.rows('streams', 'LockupStream')) {
    expect(text(row, 'contract')).toMatch(/^0x[0-9a-f]{40}$/);
    expect(row['version']).toBe('v4.0');
    expect(text(row, 'id').endsWith(`-${text(row, 'tokenId')}`)).toBe(true);
  }
});
