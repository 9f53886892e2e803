import { expect } from 'vitest';
import { streamsIn } from '../../chains/logs';
import { outcomes } from '../../chains/roles';
import { claim, dai, DAY, YEAR } from '../../claim';

claim(
  '/support/how-to',
  'Only the sender of a cancelable Lockup stream can cancel it.',
  async ({ lockup }) => {
    const id = await lockup.open({ by: 'other' });
    const fixed = await lockup.open({ cancelable: false });
    await lockup.call('recipient', 'approve', ['operator', id]);
    const refused = 'SablierLockup_Unauthorized';
    await outcomes(lockup, 'cancel', [id], {
      sender: 'success',
      recipient: refused,
      operator: refused,
      other: refused,
      stranger: refused,
      admin: refused,
    });
    await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [fixed]);
  },
);

claim('/support/how-to', 'In Lockup v1.0, the recipient can as well.', async ({ lockupV1_0 }) => {
  const id = await lockupV1_0.open();
  await lockupV1_0.pass(10n * DAY);
  await lockupV1_0.reverts('SablierV2Lockup_Unauthorized', 'stranger', 'cancel', [id]);
  await lockupV1_0.moves(() => lockupV1_0.call('recipient', 'cancel', [id]), {
    sender: dai('90'),
    lockupV1_0: -dai('90'),
  });
});

claim(
  '/support/how-to',
  'The second answer is what you would get back now.',
  async ({ lockupV1_0, lockupV1_2, lockup }) => {
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
  },
);

claim(
  '/support/how-to',
  'Up to Lockup v2.0 the whole transaction fails: leave that ID out and send it again.',
  async ({ lockupV1_0, lockupV1_2 }) => {
    for (const release of [lockupV1_0, lockupV1_2]) {
      const [good, bad] = [await release.open(), await release.open({ cancelable: false })];
      await release.reverts('SablierV2Lockup_StreamNotCancelable', 'sender', 'cancelMultiple', [
        [good, bad],
      ]);
      await release.call('sender', 'cancelMultiple', [[good]]);
      expect(await release.read('wasCanceled', [good])).toBe(true);
    }
  },
);

claim(
  '/support/how-to',
  'From v3.0 on the others are canceled, and the event InvalidStreamInCancelMultiple in the tab Logs of the transaction names the one that was not.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/support/how-to',
  'Limits: a cancellation is final, and the recipient keeps what was released.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(10n * DAY);
    await lockup.call('sender', 'cancel', [id]);
    await lockup.reverts('SablierLockup_StreamCanceled', 'sender', 'cancel', [id]);
    await lockup.pass(YEAR);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('10'),
      lockup: -dai('10'),
    });
  },
);

claim(
  '/support/how-to',
  'To give up the right to cancel, write renounce with the stream ID.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.reverts('SablierLockup_Unauthorized', 'recipient', 'renounce', [id]);
    await lockup.call('sender', 'renounce', [id]);
    await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [id]);
  },
);

claim('/support/how-to', 'The other streams are not affected.', async ({ lockup }) => {
  const ids = [await lockup.open(), await lockup.open(), await lockup.open()] as const;
  await lockup.pass(10n * DAY);
  await lockup.moves(() => lockup.call('sender', 'cancelMultiple', [[ids[0], ids[2]]]), {
    sender: dai('180'),
    lockup: -dai('180'),
  });
  expect(await lockup.read('wasCanceled', [ids[1]])).toBe(false);
  expect(await lockup.read('refundableAmountOf', [ids[1]])).toBe(dai('90'));
});
