import { expect } from 'vitest';
import { inEachModel, byEachCaller } from '../../../../chains/each';
import { statement, dai, DAY, usd } from '../../../../statement';
import { logsOf, put } from '../../support';

statement('renouncing-turns-nobody', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const id = await lockup.open();
    await lockup.call('sender', 'renounce', [id]);
    const stop = (who: string) => {
      const error = who === 'sender' ? 'StreamNotCancelable' : 'Unauthorized';
      return lockup.reverts(`SablierLockup_${error}`, who, 'cancel', [id]);
    };
    await stop('comptroller');
    await byEachCaller(lockup, id, stop);
    await lockup.pass(100n * DAY);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
  });
});

statement('renounced-runs-end', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const start = (await lockup.now()) + DAY;
    const id = await lockup.open({ start });
    await lockup.call('sender', 'renounce', [id]);
    for (const seconds of [0n, DAY, 99n * DAY]) {
      await lockup.pass(seconds);
      for (const act of ['cancel', 'renounce'])
        await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', act, [id]);
    }
    await lockup.pass(DAY);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('100'),
      lockup: -dai('100'),
    });
  });
});

statement('batch-atomic-cannot-renounced', async ({ lockup }) => {
  const ids = [await lockup.open(), await lockup.open({ cancelable: false })];
  const calls = ids.map((id) => lockup.encode('renounce', [id]));
  await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'batch', [calls]);
  expect(await lockup.read<boolean>('isCancelable', [1n])).toBe(true);
  await lockup.call('sender', 'batch', [calls.slice(0, 1)]);
  expect(await lockup.read<boolean>('isCancelable', [1n])).toBe(false);
});

statement('cancel-multiple-contrast', async ({ lockup }) => {
  const ids = [await lockup.open({ cancelable: false }), await lockup.open()];
  await lockup.moves(() => lockup.call('sender', 'cancelMultiple', [ids]), {
    sender: dai('100'),
    lockup: -dai('100'),
  });
});

statement('returns-false-created', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const [fixed, canceled, released, running] = [
      await lockup.open({ cancelable: false }),
      await lockup.open(),
      await lockup.open({ total: 10n * DAY }),
      await lockup.open(),
    ];
    await lockup.pass(10n * DAY);
    await lockup.call('sender', 'cancel', [canceled]);
    for (const id of [fixed, canceled, released]) {
      expect(await lockup.read<boolean>('isCancelable', [id])).toBe(false);
    }
    expect(await lockup.read<boolean>('isCancelable', [running])).toBe(true);
  });
});

statement('price-falls-before-end', async ({ lockup }) => {
  const id = await lockup.open({ targetPrice: usd('5000') });
  await lockup.setPrice(usd('5000'));
  expect(await lockup.read<boolean>('isCancelable', [id])).toBe(false);
  await lockup.setPrice(usd('4999'));
  expect(await lockup.read<boolean>('isCancelable', [id])).toBe(true);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('100'),
    lockup: -dai('100'),
  });
});

statement('event-lockup-id', async ({ lockup }) => {
  const linear = await lockup.open();
  const dynamic = await lockup.open({ segments: [[dai('1'), dai('1'), DAY]] });
  const tranched = await lockup.open({ tranches: [[dai('1'), DAY]] });
  const gated = await lockup.open({ targetPrice: usd('5000') });
  for (const id of [linear, dynamic, tranched, gated]) {
    const logs = await logsOf(lockup, () => lockup.call('sender', 'renounce', [id]));
    const found = logs.filter(({ name }) => name === 'RenounceLockupStream');
    expect(found.map(({ args }) => args.streamId)).toEqual([id]);
  }
});

statement('price-gated-read-below', async ({ lockup }) => {
  const [kept, given] = [
    await lockup.open({ targetPrice: usd('5000') }),
    await lockup.open({ targetPrice: usd('5000') }),
  ];
  await lockup.call('sender', 'renounce', [given]);
  expect(await lockup.read<boolean>('isCancelable', [kept])).toBe(true);
  expect(await lockup.read<boolean>('isCancelable', [given])).toBe(false);
});

statement('renounce-together-second-reverts', async ({ lockup }) => {
  const manager = await put(lockup, 'StreamManager', ['owner', 'lockup']);
  const open = () => lockup.open({ by: 'other', sender: 'StreamManager' });
  const [first, second] = [await open(), await open()];
  await manager.call('owner', 'renounce', [first]);
  for (const ids of [
    [first, second],
    [second, first],
  ]) {
    const error = 'SablierLockup_StreamNotCancelable';
    await manager.reverts(error, 'owner', 'renounceMultiple', [ids]);
  }
  expect(await lockup.read<boolean>('isCancelable', [second])).toBe(true);
});

statement('stream-settled', async ({ lockup }) => {
  const gated = await lockup.open({ targetPrice: usd('5000') });
  const id = await lockup.open({ total: DAY });
  await lockup.pass(DAY);
  await lockup.setPrice(usd('5000'));
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'renounce', [id]);
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'renounce', [gated]);
  await lockup.setPrice(usd('4999'));
  await lockup.call('sender', 'renounce', [gated]);
  await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [gated]);
});

statement('stream-canceled', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(DAY);
  await lockup.call('sender', 'cancel', [id]);
  await lockup.reverts('SablierLockup_StreamCanceled', 'sender', 'renounce', [id]);
});

statement('stream-depleted', async ({ lockup }) => {
  const id = await lockup.open({ total: DAY });
  await lockup.pass(DAY);
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
  await lockup.reverts('SablierLockup_StreamDepleted', 'sender', 'renounce', [id]);
});
