import { describe, expect, it } from 'vitest';
import { checksum } from '@sablier-docs/protocol/checksum';
import { actionIds, type ActionId } from '../../readings/contracts/actions';
import { readDeskReleases } from '../../readings/contracts/read-releases';
import { actionFunction, type FieldTexts } from './fields';
import type { PreparedAction } from './prepared-action';
import {
  CONTRACT,
  deskReleaseForTest,
  FLOW,
  LOCKUP,
  DESK_NOW,
  preparedForTest,
  RECIPIENT,
  resultsOf,
  SENDER,
  STRANGER,
  USDC_ADDRESS,
  type Words,
} from './testing';

const GATED: Words = {
  ...LOCKUP,
  getLockupModel: 3n,
  getPriceGatedUnlockParams: [BigInt(STRANGER), 400_000_000_000n],
};
const AT_TARGET: Words = {
  ...GATED,
  statusOf: 2n,
  isCancelable: 0n,
  withdrawableAmountOf: 1_000_000_000n,
  refundableAmountOf: 0n,
};
/** Its flag is still true: the contract looks at the price from the start on. */
const PENDING_AT_TARGET: Words = { ...AT_TARGET, statusOf: 0n, isCancelable: 1n };
const BELOW: Words = { ...GATED, withdrawableAmountOf: 0n, refundableAmountOf: 1_000_000_000n };
/** A running stream with tokens that are not owed yet. */
const FUNDED: Words = {
  ...FLOW,
  statusOf: 1n,
  uncoveredDebtOf: 0n,
  refundableAmountOf: 500n * 10n ** 18n,
};

/** The readings of a stream, each with the releases that can have it. */
const SITUATIONS: Readonly<Record<string, { words: Words | null; aliases: readonly string[] }>> = {
  unread: { words: null, aliases: readDeskReleases().map(({ alias }) => alias) },
  linear: { words: LOCKUP, aliases: ['LL', 'LL3', 'LK2', 'LK3'] },
  'at its target': { words: AT_TARGET, aliases: ['LK3'] },
  'below its target': { words: BELOW, aliases: ['LK3'] },
  'after its end': { words: { ...AT_TARGET, getEndTime: DESK_NOW - 1n }, aliases: ['LK3'] },
  'in debt': { words: FLOW, aliases: ['FL', 'FL4'] },
  funded: { words: FUNDED, aliases: ['FL', 'FL4'] },
};

const TEXTS: FieldTexts = {
  to: RECIPIENT,
  from: RECIPIENT,
  sender: SENDER,
  recipient: RECIPIENT,
  fee: '0',
  decimals: '6',
  amount: '1',
  rate: '100',
  period: '30 days',
  brokerAccount: STRANGER,
  brokerFee: '1',
};

/** Every text about an action that a reader sees before a press. */
const textOf = ({ description, warnings, refusal, prepared: calls }: PreparedAction): string =>
  [
    ...Object.values(description),
    ...warnings,
    refusal ?? '',
    ...calls.map(({ words }) => words),
  ].join(' ');

interface Case {
  alias: string;
  action: ActionId;
  situation: string;
  texts?: FieldTexts;
  account?: string;
}

function textsOf({ alias, action, situation, texts = {}, account = RECIPIENT }: Case): string {
  const { words } = SITUATIONS[situation] ?? { words: null };
  return textOf(
    preparedForTest(alias, action, {
      texts: { ...TEXTS, ...texts },
      account,
      results: words && resultsOf(words),
      takesUnread: true,
    }),
  );
}

/** Every action in every situation of every release that has both. */
const ALL: readonly Case[] = Object.entries(SITUATIONS).flatMap(([situation, { aliases }]) =>
  aliases.flatMap((alias) =>
    actionIds
      .filter((action) => actionFunction(deskReleaseForTest(alias), action))
      .map((action) => ({ alias, action, situation })),
  ),
);

const TRANSFERS: readonly ActionId[] = [
  ...(['safeTransferFrom', 'transferFrom', 'withdrawMaxAndTransfer'] as const),
];

/** A warning: its words, and exactly where they show. */
const WARNINGS: readonly [what: string, says: RegExp, where: (one: Case) => boolean][] = [
  [
    'exchange addresses, on each transfer',
    /Do not send a stream to an exchange/,
    ({ action }) => TRANSFERS.includes(action),
  ],
  [
    'a receiving contract that is not asked',
    /one that cannot handle NFTs keeps the stream forever/,
    ({ action }) => action === 'transferFrom' || action === 'withdrawMaxAndTransfer',
  ],
  [
    'a token that takes a fee, on each deposit',
    /keeps a share of each transfer breaks the stream/,
    ({ action }) => action.startsWith('deposit'),
  ],
  [
    'debt that a void erases',
    /You would give up 600 USDC|You would give up 600/,
    ({ action, situation }) => action === 'void' && situation === 'in debt',
  ],
  [
    'a price gate that can lock again, on a withdrawal at the target',
    /price-gated and open now. If the price falls .* can cancel it and take everything/,
    ({ action, situation }) => situation === 'at its target' && /^withdraw(Max)?$/.test(action),
  ],
  [
    'a price gate, for whoever gets or acts for the stream',
    /price-gated. While the price of its feed is below the target, a sender/,
    ({ action, situation }) =>
      /target/.test(situation) && (TRANSFERS.includes(action) || action === 'approve'),
  ],
  [
    'a cancellation below the target, which leaves nothing',
    /price-gated and locked now: a cancellation leaves the recipient nothing/,
    ({ action, situation }) => action === 'cancel' && situation === 'below its target',
  ],
  [
    'a balance that lasts less than a day',
    /last less than a day/,
    ({ action, situation }) =>
      situation === 'in debt' && /^(?:restart|adjustRatePerSecond)$/.test(action),
  ],
  [
    'an account that is not the sender',
    /is not the sender of this stream; the sender is/,
    ({ action, situation }) =>
      situation !== 'unread' &&
      /^(?:cancel|renounce|refund|refundMax|adjustRatePerSecond|pause|restart)$/.test(action),
  ],
];

describe('a warning where it costs', () => {
  it.each(WARNINGS)('%s: shows there and nowhere else', (_, says, where) => {
    const shown = ALL.filter((one) => says.test(textsOf(one)));
    const expected = ALL.filter(
      // In v1.0 the recipient cancels too.
      (one) =>
        where(one) &&
        !(/sender of this/.test(says.source) && one.alias === 'LL' && one.action === 'cancel'),
    );
    const name = ({ alias, action, situation }: Case) => `${alias} ${action} ${situation}`;
    expect(expected.length).toBeGreaterThan(0);
    expect(shown.map(name)).toEqual(expected.map(name));
  });

  it('names the receiver that is the sender, the owner or nobody who was read', () => {
    const at = (to: string, action: ActionId = 'withdrawMax') =>
      textsOf({ alias: 'LK3', action, situation: 'linear', texts: { to } });
    expect(at(SENDER)).toMatch(/is the sender of this stream: the tokens would go back/);
    expect(at(SENDER, 'safeTransferFrom')).toMatch(/the stream would go back there/);
    expect(at(RECIPIENT, 'safeTransferFrom')).toMatch(/has this stream already/);
    expect(at(STRANGER)).toMatch(/neither the recipient, .*, nor the account that sends/);
    for (const action of ['withdrawMax', 'withdraw'] as const) {
      expect(at(RECIPIENT, action)).not.toMatch(/The receiving address/);
    }
  });

  it('says that a withdrawal by a stranger goes to the recipient only', () => {
    const by = (account: string, to: string) =>
      textsOf({ alias: 'LK3', action: 'withdrawMax', situation: 'linear', texts: { to }, account });
    const says = /accepts the call only .* or if the receiving address is the recipient's/;
    expect(by(STRANGER, STRANGER)).toMatch(says);
    expect(by(STRANGER, RECIPIENT)).not.toMatch(says);
    expect(by(RECIPIENT, STRANGER)).not.toMatch(says);
  });

  it('sets a rate of ten times the old one beside it', () => {
    const at = (rate: string) =>
      textsOf({
        alias: 'FL4',
        action: 'adjustRatePerSecond',
        situation: 'funded',
        texts: { rate },
      });
    expect(at('10000')).toMatch(
      /10 times the old one: from 1\u202f000 to 10\u202f000 per 30 days|times the old one/,
    );
    expect(at('2000')).not.toMatch(/times the old one/);
  });

  it('says that an approval stays until it is used or replaced', () => {
    const texts = { ...TEXTS, token: USDC_ADDRESS };
    const [approval, deposit] = preparedForTest('FL4', 'deposit', {
      texts,
      account: SENDER,
      results: resultsOf(FUNDED),
    }).prepared;
    expect(approval?.words).toMatch(
      /An approval that is not used stays until one of 0 replaces it/,
    );
    expect(deposit?.words).not.toMatch(/approval that is not used/);
  });

  it('tells who lost a debt that is not the reader’s', () => {
    const by = (account: string) =>
      textsOf({ alias: 'FL4', action: 'void', situation: 'in debt', account });
    expect(by(SENDER)).toMatch(/The recipient would lose 600/);
    expect(by(RECIPIENT)).toMatch(/You would give up 600/);
  });
});

/** What was read speaks against it: no call, in no form. */
const REFUSED: readonly [string, ActionId, Words, FieldTexts, RegExp][] = [
  ['LK3', 'withdrawMax', { ...LOCKUP, withdrawableAmountOf: 0n }, {}, /nothing can be withdrawn/],
  ['LK3', 'withdraw', LOCKUP, { amount: '201' }, /only 200 USDC can be withdrawn/],
  ['LK3', 'withdraw', AT_TARGET, { amount: '1' }, /everything or nothing: 1\u202f000 USDC/],
  ['LK3', 'withdrawMax', LOCKUP, { to: USDC_ADDRESS }, /is the token itself/],
  ['LK3', 'safeTransferFrom', LOCKUP, { to: USDC_ADDRESS }, /is the token itself/],
  ['LK3', 'safeTransferFrom', LOCKUP, { from: STRANGER }, /belongs to/],
  ['LK3', 'transferFrom', { ...LOCKUP, isTransferable: 0n }, {}, /not transferable/],
  ['LL', 'cancel', { ...LOCKUP, isCancelable: 0n }, {}, /cannot be canceled; its status/],
  ['LK3', 'cancel', AT_TARGET, {}, /price is at the target/],
  ['LK3', 'cancel', PENDING_AT_TARGET, {}, /price is at the target/],
  ['LK3', 'renounce', { ...LOCKUP, isCancelable: 0n }, {}, /cannot be canceled/],
  ['FL4', 'deposit', { ...FUNDED, isVoided: 1n }, {}, /voided and takes no deposit/],
  ['FL4', 'deposit', FUNDED, { sender: STRANGER }, /the sender of this stream is/],
  ['FL4', 'deposit', FUNDED, { recipient: STRANGER }, /the recipient of this stream is/],
  ['FL4', 'refundMax', FLOW, {}, /nothing is left above the debt/],
  ['FL4', 'refund', FUNDED, { decimals: '18', amount: '501' }, /only 500 .* are left/],
  ['FL4', 'adjustRatePerSecond', { ...FUNDED, getRatePerSecond: 0n }, {}, /restart it instead/],
  ['FL4', 'adjustRatePerSecond', FUNDED, { rate: '1000' }, /has this rate already/],
  ['FL4', 'pause', { ...FUNDED, getRatePerSecond: 0n }, {}, /paused already/],
  ['FL4', 'pause', { ...FUNDED, statusOf: 0n }, {}, /has not started/],
  ['FL4', 'restart', FUNDED, {}, /is not paused/],
  ['FL4', 'void', { ...FUNDED, isVoided: 1n }, {}, /voided already/],
];

describe('what is seen to fail', () => {
  it.each(REFUSED)('%s %s is no call', (alias, action, words, texts, says) => {
    const at = (of: Words | null) =>
      preparedForTest(alias, action, {
        texts: { ...TEXTS, ...texts },
        results: of && resultsOf(of),
      });
    expect(at(words).refusal).toMatch(says);
    expect(at(words).calls).toEqual([]);
    // Unread, nothing is known, and the file is offered.
    expect(at(null).refusal).toBeNull();
    expect(at(null).calls.length).toBeGreaterThan(0);
  });

  it('is not a right that can be given up before the start, whatever the price', () => {
    const at = { texts: TEXTS, results: resultsOf(PENDING_AT_TARGET) };
    expect(preparedForTest('LK3', 'renounce', at).refusal).toBeNull();
    const never = resultsOf({ ...PENDING_AT_TARGET, isCancelable: 0n });
    expect(preparedForTest('LK3', 'cancel', { texts: TEXTS, results: never }).refusal).toMatch(
      /cannot be canceled; its status is PENDING/,
    );
  });

  it('is a stream that does not exist, whatever the action', () => {
    const views = new Map([['ownerOf', { reverted: '0x' }]]);
    const results = { ...resultsOf({}), views };
    for (const action of ['cancel', 'withdrawMax', 'approve'] as const) {
      expect(preparedForTest('LK3', action, { texts: TEXTS, results }).refusal).toMatch(
        /no stream 12/,
      );
    }
  });

  it('is a named account that the contract refuses, but not a signer', () => {
    const results = resultsOf(LOCKUP);
    const of = (more: object) => preparedForTest('LK3', 'cancel', { results, ...more });
    expect(of({ actor: STRANGER })).toMatchObject({ calls: [], mayAct: true });
    expect(of({ actor: STRANGER }).refusal).toMatch(/is not the sender of this stream/);
    const signer = of({ account: STRANGER });
    expect(signer).toMatchObject({ refusal: null, mayAct: false });
    expect(signer.calls).toHaveLength(1);
    expect(signer.warnings.join()).toMatch(/If a Safe sends it/);
    // With the Safe named, the signer is compared no more.
    const safe = of({ account: STRANGER, actor: SENDER });
    expect(safe).toMatchObject({ refusal: null, warnings: [], mayAct: true });
    expect(safe.prepared.map(({ from }) => from)).toEqual([SENDER]);
  });

  it('is nothing else: what works is offered in every release', () => {
    const working: readonly [string, ActionId, Words][] = [
      ['LL', 'cancel', LOCKUP],
      ['LK3', 'withdraw', LOCKUP],
      ['LK3', 'withdrawMaxAndTransfer', { ...LOCKUP, withdrawableAmountOf: 0n }],
      ['LK3', 'renounce', LOCKUP],
      ['FL4', 'refundMax', FUNDED],
      ['FL4', 'restart', { ...FUNDED, getRatePerSecond: 0n }],
      ['FL4', 'pause', FUNDED],
      ['FL4', 'void', FLOW],
    ];
    for (const [alias, action, words] of working) {
      const texts = { ...TEXTS, to: STRANGER };
      const made = preparedForTest(alias, action, { texts, results: resultsOf(words) });
      expect([made.refusal, made.calls.length], `${alias} ${action}`).toEqual([null, 1]);
    }
  });
});

describe('a prepared action', () => {
  it('is frozen down to its lists, and the words of what is sent are those that are shown', () => {
    const made = preparedForTest('LK3', 'cancel', { results: resultsOf(LOCKUP), account: SENDER });
    const [one] = made.prepared;
    expect(() => ((made as { action: string }).action = 'void')).toThrow(TypeError);
    expect(() => ((one?.call as { to: string }).to = STRANGER)).toThrow(TypeError);
    expect(one?.words).toBe(`${made.description.does} ${made.description.final ?? ''}`);
    expect(one?.call).toBe(made.calls[0]);
    expect(one?.figures.map(({ label, shown }) => [label, shown])).toEqual([
      ['Refundable', 750_000_000n],
      ['Withdrawable', 200_000_000n],
    ]);
    expect(one?.figures.every(({ to }) => to === CONTRACT.toLowerCase())).toBe(true);
  });

  it('asks about the receiver of a stream, and of nothing else', () => {
    const of = (action: ActionId) =>
      preparedForTest('LK3', action, {
        texts: { ...TEXTS, to: STRANGER },
        results: resultsOf(LOCKUP),
        account: RECIPIENT,
      }).prepared[0]?.transfer;
    for (const action of TRANSFERS) {
      expect(of(action)).toEqual({
        contract: checksum(CONTRACT),
        from: RECIPIENT,
        to: STRANGER,
        tokenId: 12n,
      });
    }
    for (const action of ['withdrawMax', 'withdraw', 'approve'] as const) {
      expect(of(action)).toBeUndefined();
    }
  });
});
