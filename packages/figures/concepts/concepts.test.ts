import { coveredDebt, refundableAmount } from '@sablier-docs/protocol/flow/debt';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { validateStream } from '@sablier-docs/protocol/lockup/validate';
import { createRandom, type Random } from '@sablier-docs/testing/random';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textOfSentence } from '../figure';
import { sumOf } from '../drawing/Vessels';
import { digits, tokensWithSymbol, secondsOfDay } from '../drawing/words';
import { actsIn } from './acts';
import { campaign, CAMPAIGN_FUNDS, campaignHoldings, clawbackAmount } from './campaign';
import { CANCEL_STREAMS, cancel, canceledHoldings, TARGET } from './cancel';
import { TREE_NODES } from './tree-hashes';
import { flow, flowReading, WEALTH, type FlowState } from './flow';
import { claim, hashesOf, nodesToRoot } from './claim';
import { fees } from './fees';
import { life } from './life';
import { lifeReading } from './life-course';
import { DEPOSIT } from './lockup';
import { shapes, shapeStream, type ShapeState } from './shapes';
import { streaming, streamingHoldings } from './streaming';
import { transfer, transferHoldings } from './transfer';

const SETTINGS = 200;

const draw = (random: Random, least: number, most: number): number =>
  Number(random.between(BigInt(least), BigInt(most)));

/** Settings that are the same on every run. */
const settings = <T>(seed: bigint, one: (random: Random) => T): T[] => {
  const random = createRandom(seed);
  return Array.from({ length: SETTINGS }, () => one(random));
};

/** The example with a start that the contract accepts, since those of the figures start at second 0. */
const fromOne = (stream: LockupStream): LockupStream => {
  const later = <T extends { timestamp: bigint }>(parts: readonly T[]) =>
    parts.map((part) => ({ ...part, timestamp: part.timestamp + 1n }));
  const moved = { ...stream, startTime: 1n };
  if (moved.model === 'dynamic') return { ...moved, segments: later(moved.segments) };
  if (moved.model === 'tranched') return { ...moved, tranches: later(moved.tranches) };
  const { endTime, cliffTime } = moved;
  return { ...moved, endTime: endTime + 1n, cliffTime: cliffTime > 0n ? cliffTime + 1n : 0n };
};

describe('the figure of streaming', () => {
  it('shows what the contract has released, less what was taken, on 200 random days', () => {
    for (const { day, taken } of settings(0x1n, (random) => ({
      day: draw(random, 0, 100),
      taken: [draw(random, 0, 100), draw(random, 0, 100)],
    }))) {
      const state = { day, taken: taken.join(',') };
      const holdings = streamingHoldings(state);
      const released = (DEPOSIT * BigInt(day)) / 100n;
      const before = taken.filter((one) => one <= day);
      const paid = before.length > 0 ? (DEPOSIT * BigInt(Math.max(...before))) / 100n : 0n;
      expect(holdings).toEqual({
        sender: 0n,
        locked: DEPOSIT - released,
        ready: released - paid,
        recipient: paid,
      });
      expect(textOfSentence(streaming.sentence(state))).toContain(
        `take ${tokensWithSymbol(released - paid)}`,
      );
    }
  });

  it('forgets a withdrawal on day 50 when one on day 40 is made', () => {
    const later = streaming.act?.({ day: 50, taken: '' }, 'withdraw');
    expect(later?.taken).toBe('50');
    expect(streaming.act?.({ day: 40, taken: '20,50' }, 'withdraw').taken).toBe('20,40');
  });
});

describe('the figure of cancelability', () => {
  it('splits the deposit as the contract does in each model, at 200 random settings', () => {
    const models = [...Object.keys(CANCEL_STREAMS), 'price-gated'];
    for (const state of settings(0x2n, (random) => ({
      model: models[draw(random, 0, models.length - 1)] ?? '',
      day: draw(random, 0, 100),
      price: draw(random, 3_000, 5_000),
    }))) {
      const stream = CANCEL_STREAMS[state.model];
      const isMet = state.price >= TARGET || state.day === 100;
      const released = stream
        ? streamedAmount(stream, secondsOfDay(state.day))
        : isMet
          ? DEPOSIT
          : 0n;
      const holdings = canceledHoldings(state);
      expect(holdings).toEqual({
        sender: DEPOSIT - released,
        locked: 0n,
        ready: released,
        recipient: 0n,
      });
      const said = textOfSentence(cancel.sentence(state));
      expect(said).toContain(tokensWithSymbol(released));
      expect(said.includes('cannot cancel')).toBe(released === DEPOSIT);
    }
  });
});

it.each([
  ['cliff', 24, '0'],
  ['cliff', 25, '25'],
  ['cliff', 60, '60'],
  ['tranched', 60, '50'],
  ['dynamic', 50, '12.5'],
])('the figure of cancelability keeps of the scene "%s" on day %i %s DAI', (model, day, kept) => {
  const said = textOfSentence(cancel.sentence({ ...cancel.start, model, day }));
  expect(said).toContain(`The recipient keeps ${kept} DAI.`);
});

it('an address has at most 20 presses, and a running clock says the day that has begun', () => {
  const text = Array.from({ length: 25 }, (_, day) => `${day} cancel`).join(',');
  expect(actsIn(text, ['cancel'], 100).at(-1)).toEqual({ day: 19, name: 'cancel' });
  const state = { ...streaming.start, day: 40.75 };
  expect(textOfSentence(streaming.sentence(state))).toContain(
    'On day 40 the recipient can take 40.75',
  );
});

describe('the figures of shapes', () => {
  it('say unlocks and steps as the contract takes them', () => {
    const state = { ...shapes.start, day: 70, cliff: 70, first: 60, second: 90, step: 50 };
    expect(textOfSentence(shapes.sentence(state))).toBe(
      'By day 70 the contract has released 100 DAI of 100 DAI: 60 DAI at the start, 40 DAI at the cliff on day 70, the rest in steps of 30 days.',
    );
    const html = renderToStaticMarkup(shapes.draw(state, 'id'));
    const texts = [...html.matchAll(/aria-valuetext="([^"]*)"/g)].map(([, text]) => text);
    expect(texts).toEqual(['day 70', 'day 70', '60 DAI', '40 DAI', '30 days']);
  });

  const random = (seed: bigint): ShapeState[] =>
    settings(seed, (one) => {
      const entries = Object.entries(shapes.limits).map(([name, [least, most]]) => [
        name,
        draw(one, least, most),
      ]);
      return {
        ...shapes.start,
        ...Object.fromEntries(entries),
        model: one.pick(['linear', 'dynamic', 'tranched']),
      } as ShapeState;
    });

  it('have streams that the contract accepts, at 200 random settings', () => {
    for (const state of random(0x3n)) {
      expect(validateStream(fromOne(shapeStream(state))), JSON.stringify(state)).toEqual([]);
    }
  });

  it('say what the contract has released, at 200 random settings', () => {
    for (const state of random(0x4n)) {
      const released = streamedAmount(shapeStream(state), secondsOfDay(state.day));
      expect(shapes.sentence(state)[1]).toBe(tokensWithSymbol(released));
    }
  });

  it.each([
    [
      'the unlocks and the step of a linear stream',
      { cliff: 30, first: 10, second: 20, step: 7 },
      43,
      '37',
    ],
    ['a cliff unlock of all that is left', { cliff: 30, first: 60, second: 90 }, 30, '100'],
    [
      'the first of two segments',
      { model: 'dynamic', turn: 40, part: 30, bend: 2, rest: 1 },
      20,
      '7.5',
    ],
    ['four tranches after a larger one', { model: 'tranched', count: 5, early: 40 }, 60, '70'],
  ])('releases what the arithmetic says for %s', (_, change, day, released) => {
    const state = { ...shapes.start, ...change, day };
    expect(digits(streamedAmount(shapeStream(state), secondsOfDay(day)))).toBe(released);
  });
});

describe('the figure of Flow', () => {
  const names = ['withdraw', 'deposit', 'refund', 'pause', 'restart', 'void'] as const;

  it('keeps the sum of what all hold, and says what can be taken, after 200 random courses', () => {
    for (const state of settings(0x5n, (random): FlowState => {
      const days = Array.from({ length: draw(random, 0, 6) }, () => draw(random, 0, 60));
      const acts = days.sort((a, b) => a - b).map((day) => `${day} ${random.pick([...names])}`);
      return {
        day: draw(random, 0, 60),
        rate: draw(random, 1, 12) / 4,
        deposit: draw(random, 1, 12) * 5,
        acts: acts.join(','),
      };
    })) {
      const { holdings, stream, debt, missing } = flowReading(state);
      const time = secondsOfDay(state.day);
      expect(sumOf(holdings), JSON.stringify(state)).toBe(WEALTH);
      expect(holdings.ready).toBe(coveredDebt(stream, time));
      expect(holdings.locked).toBe(refundableAmount(stream, time));
      expect(debt - holdings.ready).toBe(missing);
      expect(textOfSentence(flow.sentence(state))).toContain(
        `take ${digits(holdings.ready, { symbol: 'USDC', decimals: 6 })} USDC`,
      );
    }
  });

  it.each([
    ['owes 40 with 30 behind it on day 40', '', 40, { ready: 30, missing: 10 }],
    ['does not grow while it is paused', '10 pause', 40, { ready: 10, locked: 20 }],
    ['grows again after a restart', '10 pause,20 restart', 25, { ready: 15, locked: 15 }],
    [
      'loses what has no money behind it when it is voided',
      '40 void',
      50,
      { ready: 30, missing: 0 },
    ],
    ['gives back what no debt needs', '10 refund', 10, { ready: 10, sender: 90, locked: 0 }],
    ['pays and runs on', '10 withdraw', 15, { recipient: 10, ready: 5, locked: 15 }],
    ['takes another deposit', '10 deposit', 40, { ready: 40, sender: 60, missing: 0 }],
    ['leaves out a restart of a stream that runs', '10 restart', 20, { ready: 20, locked: 10 }],
  ])('%s', (_, acts, day, expected) => {
    const { holdings, missing } = flowReading({ ...flow.start, day, acts });
    const units = Object.entries(expected).map(([name, count]) => [
      name,
      BigInt(count) * 1_000_000n,
    ]);
    expect({ ...holdings, missing }).toMatchObject(Object.fromEntries(units));
  });
});

describe('the figure of the life of a stream', () => {
  it('keeps a press of the same day when another follows, and forgets those of later days', () => {
    const acts = '60 withdraw,90 cancel';
    expect(life.act?.({ day: 60, acts }, 'renounce').acts).toBe('60 withdraw,60 renounce');
  });

  it.each([
    ['before the start', '', 19, 'PENDING', [0, 100, 0, 0]],
    ['at the start', '', 20, 'STREAMING', [0, 100, 0, 0]],
    ['at the end', '', 120, 'SETTLED', [0, 0, 100, 0]],
    ['after a withdrawal of everything', '130 withdraw', 140, 'DEPLETED', [0, 0, 0, 100]],
    ['after a cancellation', '60 cancel', 140, 'CANCELED', [60, 0, 40, 0]],
    [
      'after a cancellation and a withdrawal',
      '60 cancel,70 withdraw',
      80,
      'DEPLETED',
      [60, 0, 0, 40],
    ],
    ['after a cancellation before the start', '10 cancel', 15, 'DEPLETED', [100, 0, 0, 0]],
    [
      'after a cancellation that a renounced right refuses',
      '30 renounce,60 cancel',
      70,
      'STREAMING',
      [0, 50, 50, 0],
    ],
    [
      'after a cancellation of a settled stream, which is refused',
      '125 cancel',
      130,
      'SETTLED',
      [0, 0, 100, 0],
    ],
    ['before what was pressed for later', '60 cancel', 50, 'STREAMING', [0, 70, 30, 0]],
  ] as const)(
    'shows status and holdings %s',
    (_, acts, day, status, [sender, locked, ready, recipient]) => {
      const { stream, holdings } = lifeReading({ acts, day });
      const units = (count: number) => BigInt(count) * 10n ** 18n;
      expect(stream.status).toBe(status);
      expect(holdings).toEqual({
        sender: units(sender),
        locked: units(locked),
        ready: units(ready),
        recipient: units(recipient),
      });
      expect(life.sentence({ acts, day })[1]).toBe(status);
    },
  );
});

it.each([
  [{ day: 10, acts: '' }, 'PENDING: the start is to come; the sender can cancel.'],
  [
    { day: 60, acts: '' },
    'STREAMING: a part is released; the recipient can withdraw, the sender can cancel.',
  ],
  [
    { day: 130, acts: '' },
    'SETTLED: everything is released and waits; the recipient can withdraw.',
  ],
  [
    { day: 80, acts: '60 cancel' },
    'CANCELED: what was released waits; the recipient can withdraw.',
  ],
  [
    { day: 80, acts: '60 withdraw,60 cancel' },
    'DEPLETED: nothing is left in it; nobody can withdraw or cancel.',
  ],
])('the figure of a life says at %j what the status means: "%s"', (state, text) => {
  expect(textOfSentence(life.sentence(state))).toBe(`On day ${state.day} the stream is ${text}`);
});

describe('the figure of fees', () => {
  it('says from which age a price does not count', () => {
    expect(textOfSentence(fees.sentence({ cents: 99, price: 4_000, age: 30 }))).toBe(
      'The price is 30 hours old, which is more than 24: it does not count, and the minimum fee is 0 wei.',
    );
  });

  it.each([
    [{ cents: 99, price: 4_000, age: 24 }, '247500000000000 wei'],
    [{ cents: 100, price: 3_000, age: 0 }, '333333333333333 wei'],
    [{ cents: 99, price: 4_000, age: 25 }, '0 wei'],
    [{ cents: 0, price: 4_000, age: 1 }, '0 wei'],
  ])('says for %j what the comptroller answers: %s', (state, wei) => {
    expect(textOfSentence(fees.sentence(state)).replaceAll('\u202f', '')).toContain(wei);
  });
});

describe('the figure of transfers', () => {
  it.each([
    ['all that is released goes to the new owner', '', 60, [0, 40, 60, 0]],
    ['the first owner keeps what was taken before', '30', 60, [30, 40, 30, 0]],
    [
      'a withdrawal on the day of the transfer is paid to the new owner',
      '30,40',
      60,
      [30, 40, 20, 10],
    ],
    ['a withdrawal after the clock has not happened', '30,80', 60, [30, 40, 30, 0]],
  ] as const)('%s', (_, taken, day, [first, locked, ready, second]) => {
    const state = { ...transfer.start, day, taken };
    const units = (count: number) => BigInt(count) * 10n ** 18n;
    expect(transferHoldings(state)).toEqual({
      sender: units(first),
      locked: units(locked),
      ready: units(ready),
      recipient: units(second),
    });
    expect(textOfSentence(transfer.sentence(state))).toContain(`new owner can take ${ready} DAI`);
  });
});

describe('the figure of claims', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'of account %i leads to the root with its amount, and nowhere with another',
    (leaf) => {
      const state = { ...claim.start, leaf };
      expect(nodesToRoot(leaf - 1)).toHaveLength(4);
      expect(hashesOf(state).at(-1)).toBe(TREE_NODES[0]);
      expect(textOfSentence(claim.sentence(state))).toContain('the contract pays.');
      const wrong = { ...state, amount: 'wrong' };
      expect(textOfSentence(claim.sentence(wrong))).toContain('the contract refuses the claim.');
      expect(textOfSentence(claim.sentence({ ...wrong, fold: 1 }))).toContain(
        `With 1 of 3 hashes of the proof it comes to ${hashesOf(wrong)[1] ?? ''}.`,
      );
    },
  );
});

describe('the figure of campaigns', () => {
  it.each([
    [
      { kind: 'ranged', day: 60, claimed: 40 },
      'A claim on day 40 opens a stream that began on day 0: by day 60 it releases 60 DAI. The admin can claw back nothing until day 120.',
    ],
    [
      { kind: 'ranged', day: 107, claimed: 100 },
      'A claim on day 100 pays 100 DAI at once. The admin can claw back 100 DAI.',
    ],
    [
      { kind: 'open', day: 60, claimed: 40 },
      'A claim on day 40 opens a stream that begins then: by day 60 it releases 20 DAI. The admin can claw back nothing until day 120.',
    ],
    [
      { kind: 'variable', day: 30, claimed: 25 },
      'A claim on day 25 pays 32.5 DAI and gives up 67.5 DAI. The admin can claw back 167.5 DAI.',
    ],
    [
      { kind: 'variable', day: 120, claimed: 110 },
      'A claim on day 110 pays 100 DAI at once. The admin can claw back 100 DAI.',
    ],
    [
      { kind: 'instant', day: 39, claimed: 40 },
      'On day 39 nobody has claimed. The admin can claw back 200 DAI.',
    ],
  ])('says for %j: "%s"', (state, text) => {
    expect(textOfSentence(campaign.sentence(state))).toBe(text);
  });

  it('keeps the sum of what all hold, and a clawback takes all of the campaign or nothing, at 200 random settings', () => {
    const kinds = ['instant', 'ranged', 'open', 'variable'] as const;
    for (const state of settings(0x31n, (random) => ({
      kind: random.pick(kinds),
      day: draw(random, 0, 140),
      claimed: draw(random, 0, 119),
    }))) {
      const holdings = campaignHoldings(state);
      expect(sumOf(holdings), JSON.stringify(state)).toBe(CAMPAIGN_FUNDS);
      expect([0n, holdings.sender]).toContain(clawbackAmount(state));
    }
  });
});
