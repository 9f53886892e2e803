import { expect } from 'vitest';
import { formatUnits, zeroAddress } from 'viem';
import type { ActionId } from '@sablier-docs/tools/readings/contracts/actions';
import { DAY } from '../chains/units';
import { askEverywhere } from '../worlds/ask';
import type { FlowStreamWorld } from '../worlds/flow';
import { askDesk, decimalsOf, typed, type Planted, type Filled } from './desk';
import type { Scene } from './scene';

export const FLOW_RANGE = {
  of: 'flow',
  moment: 'any',
  withdrawn: 'any',
  owner: 'any',
  transferable: 'any',
  caller: 'any',
  token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  comptroller: ['free', 'fee', 'replaced'],
} as const;

/** No stream has this ID. */
const MISSING = 999_999n;

/** The same for Flow. */
export const askFlowWords = (planted?: Planted): Promise<number> =>
  askEverywhere(FLOW_RANGE, { id: planted?.name ?? 'words', file: 'words' }, (world) =>
    askIn(world, planted),
  );

async function askIn(world: FlowStreamWorld, planted?: Planted): Promise<void> {
  const { moment, who, token, addressOf, terms } = world;
  const debt = await world.debt();
  const balance = world.deposit - world.taken;
  const covered = debt < balance ? debt : balance;
  const is = {
    priceGated: false,
    released: false,
    cancelable: false,
    canceled: false,
    transferable: world.transferable === 'yes',
    pending: moment === 'pending',
    paused: moment === 'paused' || moment === 'pausedDry',
    voided: moment === 'voided',
    sameRate: false,
  };
  const names = ['recipient', 'other', 'stranger', 'sender'];
  const base: Scene = {
    by: who,
    to: 'other',
    amount: 0n,
    isFrom: true,
    is,
    lines: [],
    withdrawable: covered,
    refundable: balance - covered,
    uncovered: debt - covered,
    nameOf: (address) => names.find((name) => addressOf(name) === address) ?? address,
  };
  const parties = { sender: addressOf('sender'), recipient: addressOf('recipient') };
  const texts = { decimals: decimalsOf(token), fee: String(world.fee), period: 'second' };
  const fill = (more: Partial<Scene>, fields: Filled['texts'] = {}): Filled => ({
    scene: { ...base, ...more },
    texts: { ...texts, ...parties, to: addressOf(more.to ?? 'other'), ...fields },
  });
  const amountOf = (amount: bigint, more: Partial<Scene> = {}, fields: Filled['texts'] = {}) =>
    fill({ ...more, amount }, { amount: typed(amount, token), ...fields });
  const around = (most: bigint) => [most / 2n || 1n, most || 1n, most + 1n];
  const places = ['other', 'recipient'];
  const rate = (value: bigint) =>
    fill({ is: { ...is, sameRate: value === terms.rate } }, { rate: formatUnits(value, 18) });
  const moving = ['recipient', 'stranger'].map((from) =>
    fill({ isFrom: from === 'recipient' }, { from: addressOf(from) }),
  );
  // An ID that no stream has counts as a wrong one, with whatever addresses.
  const deposits = (ids: readonly bigint[], recipient = 'recipient') =>
    fill(
      {
        isFrom: recipient === 'recipient' && !ids.includes(MISSING),
        lines: ids.map((id) => ({ amount: balance + 1n, exists: id !== MISSING })),
      },
      {
        lines: ids
          .map((id) =>
            [id, typed(balance + 1n, token), parties.sender, addressOf(recipient)].join(' '),
          )
          .join('\n'),
      },
    );
  const ways: Partial<Record<ActionId, readonly Filled[]>> = {
    withdrawMax: places.map((to) => fill({ to })),
    withdraw: around(covered).flatMap((amount) => places.map((to) => amountOf(amount, { to }))),
    deposit: [
      amountOf(balance + 1n),
      amountOf(1n, { isFrom: false }, { recipient: addressOf('stranger') }),
      amountOf(1n, { isFrom: false }, { sender: addressOf('stranger') }),
    ],
    depositMultiple: [
      deposits([world.id]),
      deposits([world.id], 'stranger'),
      deposits([world.id, MISSING]),
    ],
    refund: around(balance - covered).map((amount) => amountOf(amount)),
    adjustRatePerSecond: [terms.rate, terms.rate * 2n, terms.rate / 2n].map(rate),
    restart: [rate(terms.rate), rate(terms.rate * 2n)],
    safeTransferFrom: moving,
    transferFrom: moving,
    approve: [fill({}), fill({}, { to: zeroAddress })],
  };
  for (const payer of new Set([who, 'recipient'])) await world.fund(payer, balance + 1n, 'token');

  let set = 0n;
  const view = (name: string) => world.read(name, [world.id]);
  await askDesk(
    { ...world, of: 'flow' },
    (id) => ways[id] ?? [fill({})],
    async (name, _, before) => {
      if (name === 'withdrawable as before')
        expect(await view('withdrawableAmountOf'), name).toBe(before.withdrawable);
      else if (name === 'debt as before') expect(await view('totalDebtOf'), name).toBe(before.debt);
      else if (name === 'nothing uncovered') expect(await view('uncoveredDebtOf'), name).toBe(0n);
      else if (name === 'rate zero') expect(await view('getRatePerSecond'), name).toBe(0n);
      else if (name === 'voided')
        await world.reverts('SablierFlowState_StreamVoided', 'sender', 'restart', [world.id, 1n]);
      else if (name === 'rate') {
        set = await view('getRatePerSecond');
        expect(set, name).toBeGreaterThan(0n);
      } else if (name === 'paid from now' || name === 'paid from its start') {
        const begins = (await world.now()) > world.start ? await world.now() : world.start;
        const from = name === 'paid from now' ? await world.now() : begins;
        await world.pass(40n * DAY);
        const scale = 10n ** (18n - BigInt(decimalsOf(token)));
        const more = (set * ((await world.now()) - from)) / scale;
        const grown = (await view('totalDebtOf')) - before.debt;
        expect(grown - more, name).toBeGreaterThanOrEqual(-1n);
        expect(grown - more, name).toBeLessThanOrEqual(1n);
      } else if (name === 'withdrawable by the owner') {
        if (covered > 0n)
          await world.refuses('success', 'other', 'withdrawMax', [world.id, 'other']);
      } else if (name === 'approved') {
        expect(await world.read('getApproved', [world.id]), name).toBe(addressOf('other'));
        if (covered > 0n)
          await world.refuses('success', 'other', 'withdrawMax', [world.id, 'stranger']);
        if (is.transferable)
          await world.reverts('success', 'other', 'transferFrom', [
            'recipient',
            'stranger',
            world.id,
          ]);
      } else if (name === 'approved voids') {
        if (!is.voided) await world.reverts('success', 'other', 'void', [world.id]);
      } else if (name === 'nobody approved')
        expect(await world.read('getApproved', [world.id]), name).toBe(zeroAddress);
      else if (name === 'operators remain') {
        const isOperator = world.caller === 'operator';
        const args = ['recipient', 'operator'];
        expect(await world.read('isApprovedForAll', args), name).toBe(isOperator);
      } else throw new Error(`Nothing tests "${name}".`);
    },
    async () => ({
      withdrawable: await view('withdrawableAmountOf'),
      debt: await view('totalDebtOf'),
    }),
    planted,
  );
}
