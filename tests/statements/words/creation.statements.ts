import fc from 'fast-check';
import { parseUnits } from 'viem';
import { expect, test } from 'vitest';
import { formatDuration, formatUtc } from '@sablier-docs/protocol/time';
import { readCreationFacts } from '@sablier-docs/tools/desks/creation/contracts/read-facts';
import {
  describeFlow,
  describeLockup,
  FEE_ON_TRANSFER,
  flowCreationCalls,
  lockupCreationCalls,
} from '@sablier-docs/tools/desks/creation';
import { openChains } from '../chains';
import { DAY } from '../chains/units';
import { flowTermsOf } from '../worlds/flow';
import { scheduleOf, streamOf, termsOf } from '../worlds/terms';

/* The words before a stream is created, against the stream that the call creates. */

const facts = readCreationFacts();
const SEPOLIA = 11_155_111;
const shapes = [
  ...(['plain', 'unlock', 'cliff', 'steps'] as const).map((shape) => ['linear', shape] as const),
  ...(['plain', 'unlock', 'cliff'] as const).flatMap((shape) => [
    ['dynamic', shape] as const,
    ['tranched', shape] as const,
  ]),
];
/** Every pair of flags for each shape. */
const cases = shapes.flatMap(([model, shape], at) =>
  [0, 1, 2, 3].map((flags) => ({
    model,
    shape,
    at: 4 * at + flags,
    cancelable: flags < 2,
    transferable: flags % 2 === 0,
    fromNow: (flags + at) % 4 < 2,
    token: (flags + at) % 3 === 0 ? 'usdc' : 'dai',
  })),
);
const DECIMALS: Readonly<Record<string, number>> = { dai: 18, usdc: 6 };
const plain = (text = '') => text.replaceAll('\u202f', '');

const LOCKUP = new RegExp(
  [
    String.raw`^The account that sends the call pays ([\d.\u202f]+) tokens? \((\d+) smallest units\) and opens a stream to (0x\w+)\. `,
    String.raw`(?:It starts when the transaction is mined and lasts (.+?)|It runs from (.+?) to (.+?))\. `,
    String.raw`(?:([\d.\u202f]+) tokens are released at the start\. )?`,
    String.raw`(?:The cliff is (?:on (.+?)|after (.+?)): (?:([\d.\u202f]+) tokens are released then|nothing is released in one go then)\. )?`,
    String.raw`(?:(0x\w+) can cancel it until everything is released|Nobody can cancel it)\. `,
    String.raw`(The recipient can transfer it|Nobody can transfer it)\.$`,
  ].join(''),
);

test.each(cases)(
  'a $model stream, $shape, is what its words say: $at',
  async ({ model, shape, at, cancelable, transferable, fromNow, token }) => {
    const { lockup } = await openChains(['lockup']);
    const { sender, recipient, stranger } = lockup.accounts;
    const [terms] = fc.sample(termsOf({ token }), { numRuns: 1, seed: at });
    if (!terms) throw new Error('No terms.');
    const now = await lockup.now();
    const { options, cliffTime } = scheduleOf(
      { model, shape },
      terms,
      fromNow ? now : now + terms.lead,
    );
    const stream = streamOf(options, terms.deposit, cliffTime);
    if (!stream) throw new Error('No stream.');
    const decimals = DECIMALS[token] ?? 18;
    const rights = { cancelable, transferable, fromNow };
    const text = describeLockup(stream, rights, { sender, recipient, decimals });
    const said = LOCKUP.exec(text.does);
    if (!said) throw new Error(`The words cannot be read: ${text.does}`);
    const [, whole, units = '', to = '', lasting, from, until, ...rest] = said;
    const [atStart, cliffOn, cliffAfter, atCliff, canceler, moving] = rest;
    const call = lockupCreationCalls(
      facts.lockup,
      {
        chainId: SEPOLIA,
        token: lockup.addressOf(token),
        sender,
        recipient,
        shape: '',
        ...rights,
      },
      stream,
    ).at(-1);
    if (!call) throw new Error('No call.');
    const create = () => lockup.call<bigint>('stranger', call.fn.name, call.args);

    expect(text.who).toMatch(/^Anybody who holds the tokens: /);
    expect(text.fails).toBe(
      `Fails without the approval, or if the account holds too few tokens. ${FEE_ON_TRANSFER}`,
    );
    await expect(create()).rejects.toThrow();
    await lockup.fund('stranger', BigInt(units), token);
    expect(parseUnits(plain(whole), decimals)).toBe(BigInt(units));
    const suffix = token === 'usdc' ? '.usdc' : '';
    const id = await lockup.moves(create, {
      [`stranger${suffix}`]: -BigInt(units),
      [`lockup${suffix}`]: BigInt(units),
    });
    expect(stranger).not.toBe(sender);
    expect(await lockup.read('ownerOf', [id])).toBe(to);
    const start = BigInt(await lockup.read('getStartTime', [id]));
    const end = BigInt(await lockup.read('getEndTime', [id]));
    if (lasting !== undefined) {
      expect(start).toBe(await lockup.now());
      expect(formatDuration(end - start)).toBe(lasting);
    } else expect([formatUtc(start), formatUtc(end)]).toEqual([from, until]);

    if (stream.model === 'linear') {
      const unlocks = await lockup.read<{ start: bigint; cliff: bigint }>('getUnlockAmounts', [id]);
      const cliff = BigInt(await lockup.read('getCliffTime', [id]));
      const units = (amount = '0') => parseUnits(plain(amount), decimals);
      expect([units(atStart), units(atCliff)]).toEqual([unlocks.start, unlocks.cliff]);
      if (cliffOn !== undefined) expect(formatUtc(cliff)).toBe(cliffOn);
      else if (cliffAfter !== undefined) expect(formatDuration(cliff - start)).toBe(cliffAfter);
      else expect(cliff).toBe(0n);
    }
    await lockup.pass(start + (end - start) / 2n - (await lockup.now()));
    const moves = moving === 'The recipient can transfer it';
    const transfer = ['recipient', 'other', id];
    await lockup.reverts(
      moves ? 'success' : 'SablierLockup_NotTransferable',
      ...(['recipient', 'transferFrom', transfer] as const),
    );
    if (canceler === undefined) {
      expect(text.final).toMatch(/nobody can bring these tokens back/);
      return lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [id]);
    }
    expect(canceler).toBe(sender);
    await lockup.reverts('success', 'sender', 'cancel', [id]);
    await lockup.pass(end - (await lockup.now()));
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  },
);

const FLOW =
  /^(?:The account that sends the call pays ([\d.\u202f]+) tokens? \((\d+) smallest units\) as the first deposit|The call takes no tokens) and opens a payment stream to (0x\w+) that owes ([\d.\u202f]+) tokens per second (?:(from the moment it is mined)|from (.+ UTC))\. (0x\w+) can pause it, change its rate and take back what is not owed\. (The recipient|Nobody) can transfer it\.$/;

const payments = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => ({
  at,
  isFunded: at % 2 === 0,
  isLater: at % 4 < 2,
  transferable: at < 4,
}));

test.each(payments)(
  'a payment stream is what its words say: $at',
  async ({ at, isFunded, isLater, transferable }) => {
    const { flow } = await openChains(['flow']);
    const { sender, recipient } = flow.accounts;
    const [terms] = fc.sample(flowTermsOf({ token: 'six' }), { numRuns: 1, seed: at });
    if (!terms) throw new Error('No terms.');
    const startTime = isLater ? (await flow.now()) + terms.lead : 0n;
    const balance = isFunded ? (terms.rate * terms.total) / 10n ** 12n : 0n;
    const stream = {
      balance,
      ratePerSecond: terms.rate,
      snapshotDebtScaled: 0n,
      snapshotTime: startTime,
      tokenDecimals: 6,
    } as unknown as Parameters<typeof describeFlow>[0];
    const parties = { sender, recipient };
    const text = describeFlow(stream, { transferable, startTime }, { ...parties, decimals: 6 });
    const said = FLOW.exec(text.does);
    if (!said) throw new Error(`The words cannot be read: ${text.does}`);
    const [, whole, units = '0', to = '', rate, atOnce, from, pauser, mover] = said;
    const token = flow.addressOf('usdc');
    const call = flowCreationCalls(
      facts.flow,
      { chainId: SEPOLIA, token, ...parties, transferable, startTime },
      stream,
    ).at(-1);
    if (!call) throw new Error('No call.');
    const create = () => flow.call<bigint>('stranger', call.fn.name, call.args);
    const amount = BigInt(units);
    if (whole !== undefined) {
      expect(parseUnits(plain(whole), 6)).toBe(amount);
      await expect(create()).rejects.toThrow();
      await flow.fund('stranger', amount, 'usdc');
    }
    const moved = { 'stranger.usdc': -amount, 'flow.usdc': amount };
    const id = await flow.moves(create, amount === 0n ? {} : moved);
    expect(await flow.read('ownerOf', [id])).toBe(to);
    expect(await flow.read('getRatePerSecond', [id])).toBe(parseUnits(plain(rate), 18));
    const start = BigInt(await flow.read('getSnapshotTime', [id]));
    if (atOnce) expect(start).toBe(await flow.now());
    else expect(formatUtc(start)).toBe(from);

    expect(pauser).toBe(sender);
    const isOfRecipient = mover === 'The recipient';
    const outcome = isOfRecipient ? 'success' : 'SablierFlow_NotTransferable';
    await flow.reverts(outcome, 'recipient', 'transferFrom', ['recipient', 'other', id]);
    await flow.pass(start + DAY - (await flow.now()));
    await flow.reverts('success', 'sender', 'pause', [id]);
    await flow.reverts('success', 'sender', 'adjustRatePerSecond', [id, 1n]);
    const left = await flow.read('refundableAmountOf', [id]);
    if (left > 0n)
      await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
        'sender.usdc': left,
        'flow.usdc': -left,
      });
    // What is owed and not covered is not paid.
    if (!isFunded) expect(await flow.read('withdrawableAmountOf', [id])).toBe(0n);
  },
);
