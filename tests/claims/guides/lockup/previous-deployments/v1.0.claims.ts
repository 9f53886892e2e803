import { expect } from 'vitest';
import { claim, dai, DAY } from '../../../claim';

/** 10% with 18 decimals, the most that either may take. */
const TENTH = 100_000_000_000_000_000n;

claim(
  '/guides/lockup/previous-deployments/v1.0',
  'In this release the recipient can cancel a stream too, not only the sender.',
  async ({ lockupV1_0 }) => {
    const [mine, theirs] = [await lockupV1_0.open(), await lockupV1_0.open()];
    await lockupV1_0.reverts('SablierV2Lockup_Unauthorized', 'stranger', 'cancel', [mine]);
    await lockupV1_0.call('recipient', 'cancel', [mine]);
    await lockupV1_0.call('sender', 'cancel', [theirs]);
    expect(await lockupV1_0.read('wasCanceled', [mine])).toBe(true);
    expect(await lockupV1_0.read('wasCanceled', [theirs])).toBe(true);
  },
);

claim(
  '/guides/lockup/previous-deployments/v1.0',
  'There is no transferable flag: the NFT of every stream can be transferred.',
  async ({ lockupV1_0 }) => {
    const fields = JSON.stringify(lockupV1_0.abi.filter(({ type }) => type === 'function'));
    expect(fields).not.toMatch(/transferable/i);
    const id = await lockupV1_0.open({ transferable: false });
    await lockupV1_0.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    expect(await lockupV1_0.read('ownerOf', [id])).toBe(lockupV1_0.accounts.other);
  },
);

claim(
  '/guides/lockup/previous-deployments/v1.0',
  'Two models exist, linear and dynamic, each in its own contract with its own stream numbers.',
  async ({ lockupV1_0 }) => {
    const { dynamic } = lockupV1_0;
    expect(dynamic.address).not.toBe(lockupV1_0.address);
    expect(await lockupV1_0.open()).toBe(1n);
    expect(await lockupV1_0.open()).toBe(2n);
    expect(await dynamic.open({ segments: [[dai('1'), dai('1'), DAY]] })).toBe(1n);
  },
);

claim(
  '/guides/lockup/previous-deployments/v1.0',
  'Only the recipient, an approved operator and the sender can withdraw, the sender only to the recipient.',
  async ({ lockupV1_0 }) => {
    const id = await lockupV1_0.open();
    await lockupV1_0.call('recipient', 'approve', ['operator', id]);
    await lockupV1_0.pass(10n * DAY);
    for (const [who, to] of [
      ['recipient', 'other'],
      ['operator', 'other'],
      ['sender', 'recipient'],
    ] as const) {
      await lockupV1_0.moves(() => lockupV1_0.call(who, 'withdraw', [id, to, dai('1')]), {
        [to]: dai('1'),
        lockupV1_0: -dai('1'),
      });
    }
    const error = 'SablierV2Lockup_InvalidSenderWithdrawal';
    for (const to of ['sender', 'other']) {
      await lockupV1_0.reverts(error, 'sender', 'withdraw', [id, to, dai('1')]);
    }
  },
);

claim(
  '/guides/lockup/previous-deployments/v1.0',
  'Other accounts cannot.',
  async ({ lockupV1_0 }) => {
    const id = await lockupV1_0.open({ by: 'owner' });
    await lockupV1_0.pass(10n * DAY);
    const args = [id, 'recipient', dai('10')];
    for (const who of ['stranger', 'owner', 'admin']) {
      await lockupV1_0.reverts('SablierV2Lockup_Unauthorized', who, 'withdraw', args);
    }
    await lockupV1_0.call('recipient', 'withdraw', args);
  },
);

claim(
  '/guides/lockup/previous-deployments/v1.0',
  'A protocol fee and a broker fee, each up to 10%, can be taken from the total amount at creation.',
  async ({ lockupV1_0 }) => {
    const { comptroller } = lockupV1_0;
    await comptroller.call('admin', 'setProtocolFee', ['dai', TENTH]);
    const id = await lockupV1_0.open({ broker: { account: 'other', fee: TENTH } });
    expect(await lockupV1_0.read('getDepositedAmount', [id])).toBe(dai('80'));
    expect(await lockupV1_0.balanceOf('other')).toBe(dai('10'));
    const greedy = lockupV1_0.open({ broker: { account: 'other', fee: TENTH + 1n } });
    await expect(greedy).rejects.toThrow('SablierV2Lockup_BrokerFeeTooHigh');
    await comptroller.call('admin', 'setProtocolFee', ['dai', TENTH + 1n]);
    await expect(lockupV1_0.open()).rejects.toThrow('SablierV2Lockup_ProtocolFeeTooHigh');
  },
);

claim(
  '/guides/lockup/previous-deployments/v1.0',
  'Creation uses createWithDurations and createWithRange, or createWithDeltas and createWithMilestones.',
  ({ lockupV1_0 }) => {
    const creates = ({ abi }: Pick<typeof lockupV1_0, 'abi'>) =>
      abi.flatMap((item) =>
        item.type === 'function' && item.name.startsWith('create') ? item.name : [],
      );
    expect(creates(lockupV1_0).sort()).toEqual(['createWithDurations', 'createWithRange']);
    const { dynamic } = lockupV1_0;
    expect(creates(dynamic).sort()).toEqual(['createWithDeltas', 'createWithMilestones']);
  },
);
