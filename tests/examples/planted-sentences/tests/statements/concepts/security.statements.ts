import { expect } from 'vitest';
import { statement } from '../../../../../statements/statement';
import { tokenAbi } from '../../../../../statements/chains/token-abi';
import { statusOf, withdrawable } from '../../../../../statements/worlds/proofs';

/* Wrong sentences for planted.test.ts, each true in the usual case and false in another world of its range. */

statement(
  'part-of-released',
  { of: 'lockup', model: 'any', moment: ['between', 'end'], feed: ['none', 'above'] },
  async (world) => {
    const part = (await withdrawable(world)) / 2n;
    await world.reverts('success', 'recipient', 'withdraw', [world.id, 'recipient', part]);
  },
);

statement(
  'pending-releases-nothing',
  { of: 'lockup', model: 'any', shape: 'any', moment: 'pending', feed: { not: 'undecodable' } },
  async (world) => {
    expect(await world.read('streamedAmountOf', [world.id])).toBe(0n);
  },
);

statement(
  'status-never-back',
  { of: 'lockup', model: 'any', moment: ['between', 'end'], feed: { not: 'undecodable' } },
  async (world) => {
    const before = await world.read<number>('statusOf', [world.id]);
    await world.repairFeed();
    expect(await world.read<number>('statusOf', [world.id])).toBeGreaterThanOrEqual(before);
  },
);

statement(
  'withdrawable-never-falls',
  { of: 'lockup', model: 'any', moment: ['pending', 'between'], feed: { not: 'undecodable' } },
  async (world) => {
    const before = await world.read('withdrawableAmountOf', [world.id]);
    await world.repairFeed();
    expect(await world.read('withdrawableAmountOf', [world.id])).toBeGreaterThanOrEqual(before);
  },
);

statement(
  'cancel-before-end',
  {
    of: 'lockup',
    model: 'any',
    moment: ['pending', 'between', 'last'],
    feed: ['none', 'below', 'above'],
  },
  async (world) => {
    await world.reverts('success', 'sender', 'cancel', [world.id]);
  },
);

statement(
  'flag-tells',
  {
    of: 'lockup',
    model: 'any',
    moment: ['pending', 'between', 'end'],
    feed: { not: 'undecodable' },
  },
  async (world) => {
    const flag = await world.read<boolean>('isCancelable', [world.id]);
    await world.reverts(flag ? 'success' : 'SablierLockup_StreamSettled', 'sender', 'cancel', [
      world.id,
    ]);
  },
);

statement(
  'canceled-between',
  { of: 'lockup', model: 'any', moment: 'between', feed: ['none', 'below', 'reverting'] },
  async (world) => {
    await world.call('sender', 'cancel', [world.id]);
    expect(await statusOf(world)).toBe('CANCELED');
  },
);

statement(
  'status-answers',
  { of: 'lockup', model: 'any', moment: ['between', 'end'], feed: 'any' },
  async (world) => {
    await world.reverts('success', 'stranger', 'statusOf', [world.id]);
  },
);

statement('overdraw', { of: 'lockup', model: 'any', moment: ['between', 'end'] }, async (world) => {
  const more = [world.id, 'recipient', world.deposit + 1n];
  await world.reverts('SablierLockup_Overdraw', 'recipient', 'withdraw', more);
});

statement(
  'grows-with-time',
  { of: 'lockup', model: 'any', shape: 'any', moment: ['between', 'last'] },
  async (world) => {
    expect(await world.read('streamedAmountOf', [world.id])).toBeGreaterThan(0n);
  },
);

statement(
  'arrives-whole',
  { of: 'lockup', token: { not: ['frozen', 'blocks', 'rebasing'] } },
  async (world) => {
    const amount = await withdrawable(world);
    await world.pays(['recipient', 'withdrawMax', [world.id, 'recipient']], {
      recipient: amount,
      contract: -amount,
    });
  },
);

statement('holds-deposit', { of: 'lockup', token: { not: 'fee' } }, async (world) => {
  const token = world.on({ address: world.addressOf('token'), abi: tokenAbi });
  expect(await token.read('balanceOf', [world.address])).toBe(world.deposit);
});

statement('refund-works', { of: 'lockup', token: 'any' }, async (world) => {
  await world.reverts('success', 'sender', 'cancel', [world.id]);
});

statement('always-withdraw', { of: 'lockup', token: { not: 'frozen' } }, async (world) => {
  await world.reverts('success', 'recipient', 'withdrawMax', [world.id, 'recipient']);
});

statement('unit', { of: 'lockup', token: 'any' }, async (world) => {
  const token = world.on({ address: world.addressOf('token'), abi: tokenAbi });
  expect(await token.read<number>('decimals')).toBe(18);
});

statement('whoever-owns', { of: 'lockup', owner: 'any' }, async (world) => {
  await world.reverts('success', 'sender', 'cancel', [world.id]);
});

statement('anyone-pushes', { of: 'lockup', owner: 'any', caller: 'any' }, async (world) => {
  await world.reverts('success', world.who, 'withdrawMax', [world.id, 'recipient']);
});

statement(
  'stays-inside',
  { of: 'lockup', owner: ['account', 'contract', 'hook', 'reentrant'] },
  async (world) => {
    const released = await world.released();
    await world.moves(() => world.call('sender', 'cancel', [world.id]), {
      sender: world.deposit - released,
      contract: released - world.deposit,
    });
  },
);

statement('only-owner-moves', { of: 'lockup', caller: 'any' }, async (world) => {
  const outcome = world.who === 'recipient' ? 'success' : 'ERC721InsufficientApproval';
  await world.reverts(outcome, world.who, 'transferFrom', ['recipient', 'other', world.id]);
});

statement('only-owner-chooses', { of: 'lockup', caller: 'any' }, async (world) => {
  const error = 'SablierLockup_WithdrawalAddressNotRecipient';
  const outcome = world.who === 'recipient' ? 'success' : error;
  await world.reverts(outcome, world.who, 'withdrawMax', [world.id, 'other']);
});

statement(
  'only-sender',
  { of: ['lockup', 'lockupV1_2', 'lockupV1_0'], model: ['linear', 'dynamic'] },
  async (world) => {
    await world.reverts('SablierLockup_Unauthorized', 'recipient', 'cancel', [world.id]);
  },
);

statement(
  'bot-withdraws',
  { of: ['lockup', 'lockupV1_2', 'lockupV1_0'], caller: 'any' },
  async (world) => {
    await world.reverts('success', world.who, 'withdrawMax', [world.id, 'recipient']);
  },
);

statement(
  'accrued-at-cliff',
  { of: ['lockupV1_2', 'lockup'], shape: 'cliff', moment: 'cliff' },
  async (world) => {
    const elapsed = (world.deposit * (world.cliff - world.start)) / (world.end - world.start);
    const released = await world.read('streamedAmountOf', [world.id]);
    expect(released - elapsed).toBeLessThanOrEqual(world.deposit / 1_000_000n);
    expect(elapsed - released).toBeLessThanOrEqual(world.deposit / 1_000_000n);
  },
);

statement('flag-of-transfers', { of: ['lockup', 'lockupV1_2', 'lockupV1_0'] }, async (world) => {
  const names = world.abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));
  expect(names).toContain('isTransferable');
});

statement(
  'rounds-once',
  { of: ['lockup', 'lockupV1_2'], moment: ['between', 'last'] },
  async (world) => {
    const elapsed = (await world.now()) - world.start;
    const exact = (world.deposit * elapsed) / (world.end - world.start);
    expect(await world.read('streamedAmountOf', [world.id])).toBe(exact);
  },
);

statement('free', { of: 'lockup', comptroller: ['free', 'fee', 'blind'] }, async (world) => {
  await world.reverts('success', 'recipient', 'withdrawMax', [world.id, 'recipient']);
});

statement('cap', { of: 'lockup', comptroller: { not: 'reverting' } }, async (world) => {
  expect(world.fee).toBeLessThanOrEqual(10n ** 17n / 3n);
});

statement(
  'thousandth',
  { of: 'lockup', comptroller: ['free', 'fee', 'replaced', 'blind'] },
  async (world) => {
    const value = 10n ** 15n;
    const args = [world.id, 'recipient'];
    await world.reverts('success', 'recipient', 'withdrawMax', args, { value });
  },
);

statement(
  'comptroller-cannot-stop',
  { of: 'lockup', comptroller: ['free', 'fee', 'replaced', 'reverting'] },
  async (world) => {
    await world.refuses('success', 'recipient', 'withdrawMax', [world.id, 'recipient']);
  },
);

statement(
  'old-price',
  { of: 'lockup', model: 'priceGated', feed: ['below', 'stale', 'reverting', 'ahead'] },
  async (world) => {
    expect(await world.read('withdrawableAmountOf', [world.id])).toBe(0n);
  },
);
