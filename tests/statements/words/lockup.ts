import { expect } from 'vitest';
import { zeroAddress } from 'viem';
import type { ActionId } from '@sablier-docs/tools/readings/contracts/actions';
import { askEverywhere } from '../worlds/ask';
import type { StreamWorld } from '../worlds/open';
import { askDesk, decimalsOf, typed, type Planted, type Filled } from './desk';
import type { Scene } from './scene';

/** Releases with bytecode. */
export const LOCKUP_RELEASES = ['lockup', 'lockupV1_2', 'lockupV1_0'] as const;
type LockupRelease = (typeof LOCKUP_RELEASES)[number];

/** Every stream of a release, by everyone; tokens that move what they are told to move. */
const RANGE = {
  model: 'any',
  shape: 'any',
  moment: 'any',
  withdrawn: 'any',
  feed: { not: 'undecodable' },
  cancelable: 'any',
  transferable: 'any',
  caller: 'any',
  owner: ['account', 'contract'],
  token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  comptroller: ['free', 'fee', 'replaced'],
} as const;

const MISSING = '4000';

/**
 * Asks the words of every action of a release of Lockup, or of one, in every world.
 * @returns how many worlds
 */
export const askLockupWords = (of: LockupRelease, planted?: Planted): Promise<number> =>
  askEverywhere({ of, ...RANGE }, { id: planted?.name ?? 'words', file: 'words' }, (world) =>
    askIn(world, planted),
  );

async function askIn(world: StreamWorld, planted?: Planted): Promise<void> {
  const { deposit, moment, who, token, addressOf } = world;
  const released = await world.released();
  const withdrawable = moment === 'depleted' ? 0n : released - world.taken;
  const is = {
    priceGated: world.model === 'priceGated',
    released: released >= deposit,
    cancelable: world.cancelable === 'yes',
    canceled: moment === 'canceled',
    transferable: world.transferable === 'yes',
    pending: moment === 'pending',
    paused: false,
    voided: false,
    sameRate: false,
  };
  const canCancel = is.cancelable && !is.canceled && !is.released;
  const names = ['recipient', 'other', 'stranger', 'sender'];
  const base: Scene = {
    by: who,
    to: 'other',
    amount: 0n,
    withdrawable,
    uncovered: 0n,
    isFrom: true,
    is,
    refundable: canCancel ? deposit - released : 0n,
    lines: [],
    nameOf: (address) => names.find((name) => addressOf(name) === address) ?? address,
  };
  const texts = { decimals: decimalsOf(token), fee: String(world.fee) };
  const amounts = [withdrawable / 2n || 1n, withdrawable || 1n, withdrawable + 1n];
  const places = ['other', 'recipient'];
  const fill = (more: Partial<Scene>, fields: Filled['texts'] = {}): Filled => ({
    scene: { ...base, ...more },
    texts: { ...texts, to: addressOf(more.to ?? 'other'), ...fields },
  });
  const list = (amount: bigint, isMore: boolean, to: string) =>
    fill(
      { to, lines: [{ amount, exists: true }, ...(isMore ? [{ amount: 1n, exists: false }] : [])] },
      {
        ids: isMore ? `${world.id} ${MISSING}` : String(world.id),
        lines: `${world.id} ${typed(amount, token)}${isMore ? `\n${MISSING} ${typed(1n, token)}` : ''}`,
      },
    );
  const moving = ['recipient', 'stranger'].map((from) =>
    fill({ isFrom: from === 'recipient' }, { from: addressOf(from) }),
  );
  const ways: Partial<Record<ActionId, readonly Filled[]>> = {
    withdrawMax: places.map((to) => fill({ to })),
    withdraw: amounts.flatMap((amount) =>
      places.map((to) => fill({ to, amount }, { amount: typed(amount, token) })),
    ),
    withdrawMultiple: [
      ...amounts.map((amount) => list(amount, false, 'recipient')),
      list(withdrawable || 1n, true, 'recipient'),
      list(withdrawable || 1n, false, 'other'),
    ],
    cancelMultiple: [list(1n, false, 'other'), list(1n, true, 'other')],
    safeTransferFrom: moving,
    transferFrom: moving,
    approve: [fill({}), fill({}, { to: zeroAddress })],
  };
  await askDesk(
    world,
    (id) => ways[id] ?? [fill({})],
    async (name, _, before) => {
      if (name === 'withdrawable as before') {
        expect(await world.read('withdrawableAmountOf', [world.id]), name).toBe(
          before.withdrawable,
        );
      } else if (name === 'withdrawable by the owner') {
        if (withdrawable > 0n)
          await world.refuses('success', 'other', 'withdrawMax', [world.id, 'other']);
      } else if (name === 'canceled') {
        if (canCancel) expect(await world.read('isCancelable', [world.id]), name).toBe(false);
      } else if (name === 'nobody cancels' || name === 'the sender does not cancel') {
        for (const party of name === 'nobody cancels' ? ['sender', 'recipient'] : ['sender'])
          await expect(world.call(party, 'cancel', [world.id]), name).rejects.toThrow();
      } else if (name === 'approved') {
        expect(await world.read('getApproved', [world.id]), name).toBe(addressOf('other'));
        if (withdrawable > 0n)
          await world.refuses('success', 'other', 'withdrawMax', [world.id, 'stranger']);
        if (is.transferable)
          await world.reverts('success', 'other', 'transferFrom', [
            'recipient',
            'stranger',
            world.id,
          ]);
      } else if (name === 'nobody approved') {
        expect(await world.read('getApproved', [world.id]), name).toBe(zeroAddress);
      } else if (name === 'operators remain') {
        const args = ['recipient', 'operator'];
        const isOperator = world.caller === 'operator';
        expect(await world.read('isApprovedForAll', args), name).toBe(isOperator);
      } else throw new Error(`Nothing tests "${name}".`);
    },
    async () => ({
      withdrawable: await world.read('withdrawableAmountOf', [world.id]),
      debt: 0n,
    }),
    planted,
  );
}
