import { expect } from 'vitest';
import { ratesHave18Decimals } from '../../chains/flow-proofs';
import { inEachModel, byEachCaller } from '../../chains/each';
import { statement, dai, DAY, usd } from '../../statement';

statement('unauthorized-sender', async ({ lockup }) => {
  const [id, empty] = [await lockup.open(), await lockup.open({ total: DAY })];
  await lockup.pass(DAY);
  await lockup.call('recipient', 'withdrawMax', [empty, 'recipient']);
  const owners = ['recipient', 'delegate', 'operator'];
  const allow = (may: readonly string[], call: string, args: readonly [bigint, ...unknown[]]) =>
    byEachCaller(lockup, args[0], (who) =>
      lockup.reverts(may.includes(who) ? 'success' : 'SablierLockup_Unauthorized', who, call, args),
    );
  await allow(['sender'], 'cancel', [id]);
  await allow(['sender'], 'renounce', [id]);
  await allow(owners, 'burn', [empty]);
  await allow(owners, 'withdrawMaxAndTransfer', [id, 'stranger']);
});

statement('stream-settled', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(100n * DAY);
  expect(await lockup.read('refundableAmountOf', [id])).toBe(0n);
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  const gated = await lockup.open({ targetPrice: usd('4000') });
  await lockup.setPrice(usd('4000'));
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [gated]);
  await lockup.setPrice(usd('3999'));
  await lockup.reverts('success', 'sender', 'cancel', [gated]);
});

statement('null-stream', async ({ lockup: every, flow }) => {
  await inEachModel(every, async (lockup) => {
    await lockup.open();
    await flow.open();
    await lockup.reverts('SablierLockupState_Null', 'sender', 'cancel', [2n]);
    await flow.reverts('SablierFlowState_Null', 'sender', 'pause', [2n]);
  });
});

// moment: a stream is burned when it is depleted and at no other moment.
statement('erc721-nonexistent-token', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const id = await lockup.open();
    await lockup.pass(100n * DAY);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.call('recipient', 'burn', [id]);
    for (const missing of [id, 2n])
      await lockup.reverts('ERC721NonexistentToken', 'stranger', 'ownerOf', [missing]);
    expect(await lockup.read('isStream', [id])).toBe(true);
    expect(await lockup.read('isStream', [2n])).toBe(false);
    expect(await lockup.statusOf(id)).toBe('DEPLETED');
  });
});

statement('price-gated-stream', async ({ lockup }) => {
  const start = (await lockup.now()) + DAY;
  const id = await lockup.open({ targetPrice: usd('4000'), start });
  await lockup.setPrice(usd('4000'));
  expect(await lockup.statusOf(id)).toBe('PENDING');
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('100'),
    lockup: -dai('100'),
  });
});

statement('no-status-withdrawable', async ({ indexer, lockup }) => {
  for (const vendor of ['envio', 'the-graph'] as const)
    for (const entity of ['LockupStream', 'FlowStream']) {
      const fields = indexer.fields('streams', vendor, entity);
      expect(fields.filter((name) => /^status|withdrawable|streamed/i.test(name))).toEqual([]);
    }
  const id = await lockup.open();
  await lockup.pass(DAY);
  expect(await lockup.statusOf(id)).toBe('STREAMING');
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('1'));
});

statement('gaps-contract-token', async ({ indexer, lockup }) => {
  expect(indexer.values('streams', 'LockupStreamCategory').sort()).toEqual([
    'LockupDynamic',
    'LockupLinear',
    'LockupTranched',
  ]);
  const ids = [await lockup.open(), await lockup.open({ targetPrice: usd('4000') })];
  expect(ids).toEqual([1n, 2n]);
  const params = await lockup.read('getPriceGatedUnlockParams', [2n]);
  expect(params).toMatchObject({ targetPrice: usd('4000') });
});

// token: fewer decimals than a rate has and as many; more are refused.
statement('flow-rates-look', ({ flow }) => ratesHave18Decimals(flow));
