import { expect } from 'vitest';
import { claim, dai, DAY, usd } from '../../../../claim';
import { logsOf, put } from '../../support';

claim(
  '/guides/lockup/examples/stream-management/cancel',
  "Lockup sends the refund to the stream's sender in the same transaction.",
  async ({ lockup }) => {
    const id = await lockup.open({ by: 'other', sender: 'sender' });
    await lockup.pass(25n * DAY);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('75'),
      lockup: -dai('75'),
    });
  },
);

claim(
  '/guides/lockup/examples/stream-management/cancel',
  'If the sender is a contract, the refund arrives in the contract.',
  async ({ lockup }) => {
    const { address } = await lockup.deploy('StreamManager', ['owner', 'lockup']);
    const id = await lockup.open({ by: 'other', sender: 'StreamManager' });
    await lockup.chain.impersonateAccount({ address });
    await lockup.moves(() => lockup.call('StreamManager', 'cancel', [id]), {
      StreamManager: dai('100'),
      lockup: -dai('100'),
    });
  },
);

claim(
  '/guides/lockup/examples/stream-management/cancel',
  'For a stream of 100 tokens over 100 days that is canceled on day 40, the sender receives 60, and the recipient can still withdraw 40.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(40n * DAY);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('60'),
      lockup: -dai('60'),
    });
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('40'),
      lockup: -dai('40'),
    });
  },
);

claim(
  '/guides/lockup/examples/stream-management/cancel',
  'Before the start, everything returns.',
  async ({ lockup }) => {
    const start = (await lockup.now()) + DAY;
    const id = await lockup.open({ start, unlocks: { start: dai('30'), cliff: 0n } });
    await lockup.pass(DAY - 1n);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('100'),
      lockup: -dai('100'),
    });
  },
);

claim(
  '/guides/lockup/examples/stream-management/cancel',
  'Between the start and the cliff, everything except an unlock at the start returns.',
  async ({ lockup }) => {
    const unlocks = { start: dai('10'), cliff: dai('20') };
    const id = await lockup.open({ cliff: 50n * DAY, unlocks });
    await lockup.pass(50n * DAY - 1n);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('90'),
      lockup: -dai('90'),
    });
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('10'));
  },
);

claim(
  '/guides/lockup/examples/stream-management/cancel',
  'A price-gated stream returns everything or, at or above its target, cannot be canceled.',
  async ({ lockup }) => {
    const id = await lockup.open({ targetPrice: usd('5000') });
    await lockup.pass(40n * DAY);
    for (const price of [usd('5000'), usd('5001')]) {
      await lockup.setPrice(price);
      await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
    }
    await lockup.setPrice(usd('4999'));
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('100'),
      lockup: -dai('100'),
    });
  },
);

claim(
  '/guides/lockup/examples/stream-management/cancel',
  'If nothing is left for the recipient, the status becomes DEPLETED instead of CANCELED.',
  async ({ lockup }) => {
    const ids = [await lockup.open({ cliff: 50n * DAY }), await lockup.open(), await lockup.open()];
    await lockup.pass(40n * DAY);
    await lockup.call('recipient', 'withdrawMax', [2n, 'recipient']);
    const statuses: string[] = [];
    for (const id of ids) {
      await lockup.call('sender', 'cancel', [id]);
      statuses.push(await lockup.statusOf(id));
    }
    expect(statuses).toEqual(['DEPLETED', 'DEPLETED', 'CANCELED']);
  },
);

claim(
  '/guides/lockup/examples/stream-management/cancel',
  'refundableAmountOf returns the refund beforehand.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(33n * DAY);
    const refund = await lockup.read('refundableAmountOf', [id]);
    expect(refund).toBe(dai('67'));
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: refund,
      lockup: -refund,
    });
  },
);

claim(
  '/guides/lockup/examples/stream-management/cancel',
  'Its entry in the result is 0, and the log contains an InvalidStreamInCancelMultiple with the reason.',
  async ({ lockup }) => {
    const ids = [
      await lockup.open(),
      await lockup.open({ cancelable: false }),
      await lockup.open(),
    ];
    await lockup.pass(40n * DAY);
    let result: unknown;
    const logs = await logsOf(lockup, async () => {
      result = await lockup.call('sender', 'cancelMultiple', [ids]);
    });
    expect(result).toEqual([dai('60'), 0n, dai('60')]);
    const failed = logs.filter(({ name }) => name === 'InvalidStreamInCancelMultiple');
    expect(failed.map(({ args }) => args.streamId)).toEqual([2n]);
    // The error's selector, followed by the id.
    expect(failed[0]?.args.revertData).toMatch(/^0x[\da-f]{8}0{63}2$/);
  },
);

claim(
  '/guides/lockup/examples/stream-management/cancel',
  'If you want all or nothing, put several cancel calls into batch.',
  async ({ lockup }) => {
    const ids = [
      await lockup.open(),
      await lockup.open({ cancelable: false }),
      await lockup.open(),
    ];
    const calls = ids.map((id) => lockup.encode('cancel', [id]));
    await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'batch', [calls]);
    const [first, , third] = calls;
    await lockup.call('sender', 'batch', [[first, third]]);
    expect(await lockup.balanceOf('sender')).toBe(dai('200'));
  },
);

claim(
  '/guides/lockup/examples/stream-management/cancel',
  "The sender's balance grows by 60 tokens, statusOf returns CANCELED, and withdrawableAmountOf is still 40 tokens a thousand days later.",
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(40n * DAY);
    await lockup.call('sender', 'cancel', [id]);
    expect(await lockup.balanceOf('sender')).toBe(dai('60'));
    expect(await lockup.statusOf(id)).toBe('CANCELED');
    await lockup.pass(1_000n * DAY);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('40'));
  },
);

claim(
  '/guides/lockup/examples/stream-management/cancel',
  'A second cancel reverts.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(40n * DAY);
    await lockup.call('sender', 'cancel', [id]);
    await lockup.reverts('SablierLockup_StreamCanceled', 'sender', 'cancel', [id]);
  },
);

claim(
  '/guides/lockup/examples/stream-management/cancel',
  'SablierLockup_StreamNotCancelable | created without the flag, or renounced | it cannot be stopped',
  async ({ lockup }) => {
    const [fixed, given] = [await lockup.open({ cancelable: false }), await lockup.open()];
    await lockup.call('sender', 'renounce', [given]);
    for (const id of [fixed, given]) {
      await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [id]);
    }
  },
);

claim(
  '/guides/lockup/examples/stream-management/cancel',
  'A function that cancels a stream and passes the refund on, and one that cancels every stream of a list that can be canceled.',
  async ({ lockup }) => {
    const manager = await put(lockup, 'StreamManager', ['owner', 'lockup']);
    const open = (cancelable = true) =>
      lockup.open({ by: 'other', sender: 'StreamManager', cancelable });
    const [one, ...list] = [await open(), await open(), await open(false), await open()];
    await lockup.pass(40n * DAY);
    await lockup.moves(() => manager.call('owner', 'cancel', [one]), {
      owner: dai('60'),
      lockup: -dai('60'),
    });
    await lockup.moves(() => manager.call('owner', 'cancelMultiple', [list]), {
      owner: dai('120'),
      lockup: -dai('120'),
    });
  },
);
