import { expect } from 'vitest';
import { statement } from '../../../statement';

statement(
  'anyone-send-claim',
  {
    of: 'airdropsV1_2',
    model: 'any',
    moment: { not: ['expired', 'after'] },
    claimed: ['nobody', 'other'],
    caller: 'any',
  },
  async (world) => {
    const id = await world.claim(world.who, 'recipient');
    expect(await world.lockup.read('ownerOf', [id])).toBe(world.addressOf('recipient'));
    expect(await world.lockup.read('getDepositedAmount', [id])).toBe(world.amount);
  },
);
