import { expect } from 'vitest';
import { streamsIn } from '../../chains/logs';
import { inEachModel } from '../../chains/each';
import { statement, dai, DAY, YEAR } from '../../statement';

statement(
  'only-sender-cancelable-cancel',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: ['pending', 'start', 'cliff', 'between', 'last'],
    caller: 'any',
    cancelable: 'any',
    feed: ['none', 'below'],
  },
  async (world) => {
    const cancelable = world.cancelable === 'yes' ? 'success' : 'SablierLockup_StreamNotCancelable';
    const outcome = world.who === 'sender' ? cancelable : 'SablierLockup_Unauthorized';
    await world.reverts(outcome, world.who, 'cancel', [world.id]);
  },
);

statement('lockup-v1-recipient-well', async ({ lockupV1_0 }) => {
  const id = await lockupV1_0.open();
  await lockupV1_0.pass(10n * DAY);
  await lockupV1_0.reverts('SablierV2Lockup_Unauthorized', 'stranger', 'cancel', [id]);
  await lockupV1_0.moves(() => lockupV1_0.call('recipient', 'cancel', [id]), {
    sender: dai('90'),
    lockupV1_0: -dai('90'),
  });
});

statement('second-answer-get', async ({ lockupV1_0, lockupV1_2, lockup }) => {
  for (const [name, release] of Object.entries({ lockupV1_0, lockupV1_2, lockup })) {
    const id = await release.open();
    await release.pass(10n * DAY);
    const answer = await release.read('refundableAmountOf', [id]);
    expect(answer, name).toBe(dai('90'));
    await release.moves(() => release.call('sender', 'cancel', [id]), {
      sender: answer,
      [name]: -answer,
    });
  }
});

statement('lockup-v2-fails-leave', async ({ lockupV1_0, lockupV1_2 }) => {
  for (const release of [lockupV1_0, lockupV1_2]) {
    const [good, bad] = [await release.open(), await release.open({ cancelable: false })];
    await release.reverts('SablierV2Lockup_StreamNotCancelable', 'sender', 'cancelMultiple', [
      [good, bad],
    ]);
    await release.call('sender', 'cancelMultiple', [[good]]);
    expect(await release.read('wasCanceled', [good])).toBe(true);
  }
});

statement('v3-others-event-invalid', async ({ lockup }) => {
  const ids = [
    await lockup.open(),
    await lockup.open({ cancelable: false }),
    await lockup.open(),
  ] as const;
  await lockup.moves(() => lockup.call('sender', 'cancelMultiple', [ids]), {
    sender: dai('200'),
    lockup: -dai('200'),
  });
  expect(await streamsIn(lockup, 'InvalidStreamInCancelMultiple')).toEqual([ids[1]]);
  expect(await lockup.read('wasCanceled', [ids[1]])).toBe(false);
});

statement('limits-cancellation-final-keeps', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(10n * DAY);
  await lockup.call('sender', 'cancel', [id]);
  await lockup.reverts('SablierLockup_StreamCanceled', 'sender', 'cancel', [id]);
  await lockup.pass(YEAR);
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('10'),
    lockup: -dai('10'),
  });
});

statement('give-right-renounce', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.reverts('SablierLockup_Unauthorized', 'recipient', 'renounce', [id]);
  await lockup.call('sender', 'renounce', [id]);
  await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [id]);
});

statement('streams-not-affected', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const ids = [await lockup.open(), await lockup.open(), await lockup.open()] as const;
    await lockup.pass(10n * DAY);
    const back = dai('100') - lockup.even(dai('10'));
    await lockup.moves(() => lockup.call('sender', 'cancelMultiple', [[ids[0], ids[2]]]), {
      sender: 2n * back,
      lockup: -2n * back,
    });
    expect(await lockup.read('wasCanceled', [ids[1]])).toBe(false);
    expect(await lockup.read('refundableAmountOf', [ids[1]])).toBe(back);
  });
});
