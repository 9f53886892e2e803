import fc, { type Arbitrary } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeCall } from '@sablier-docs/protocol/calls/encode';
import { actionIds, actions, type ActionId } from '@sablier-docs/tools/readings/contracts/actions';
import { emptyStreamQuery } from '@sablier-docs/tools/desks/stream/find';
import { safeFile } from '@sablier-docs/kit/calls/safe';
import type { PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import { attack } from '../support/attack';
import { ACCOUNTS, LyingWallet, type Lie, type Tx } from './chain';
import { DeskTab, releases } from './tab';

/*
 * Edits, changes of account, chain, stream and figures, and presses at random moments, with a wallet that
 * lies and answers late and in any order: nothing is sent that was not the last thing shown.
 */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SAFE = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';

type Op =
  | { do: 'stream'; alias: string; id: number; chain: 8453 | 1 }
  | { do: 'choose'; action: ActionId }
  | { do: 'type'; key: string; text: string }
  | {
      do: 'press';
      what: 'read' | 'read again' | 'read several' | 'clear first' | 'take unread' | 'keep';
    }
  | { do: 'simulate' | 'send'; place: number; times: number }
  | { do: 'actor'; text: string }
  | { do: 'wallet'; is: 'account' | 'chain' | 'event' | 'hold' | 'answer' | 'settle'; at: number }
  | { do: 'lie'; as: Lie }
  | { do: 'figures'; percent: number };

const aliases = releases.map(({ alias }) => alias);
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  to: [...ACCOUNTS, '0x197D655F3be03903fD25e7828c3534504bfe525e'],
  from: [ACCOUNTS[0]],
  ids: ['1, 2', '2', '5 6 7'],
  lines: ['1 2.5\n2 1', '2 1'],
  amount: ['1', '2.5'],
  decimals: ['6', '18'],
  rate: ['1000', '3'],
  period: ['30 days', 'second'],
  fee: ['0', '7'],
  brokerAccount: [SAFE],
  brokerFee: ['0.5'],
};
const texts = fc.oneof(
  ...Object.entries(TEXTS).map(([key, list]) =>
    fc.constantFrom(...list).map((text): Op => ({ do: 'type', key, text })),
  ),
);
const place = fc.nat({ max: 1 });
const stream = fc
  .record({ alias: fc.constantFrom(...aliases), id: fc.integer({ min: 1, max: 3 }) })
  // eslint-disable-next-line rows/one-value -- the chain of the wallet
  .map(({ alias, id }): Op => ({ do: 'stream', alias, id, chain: 8453 }));

const op: Arbitrary<Op> = fc.oneof(
  { weight: 3, arbitrary: stream },
  {
    weight: 4,
    arbitrary: fc.constantFrom(...actionIds).map((action): Op => ({ do: 'choose', action })),
  },
  { weight: 8, arbitrary: texts },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom('read', 'read again', 'read several', 'clear first', 'take unread', 'keep')
      .map((what) => ({ do: 'press', what }) as Op),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      do: fc.constantFrom('simulate' as const, 'send' as const),
      place,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', SAFE, ACCOUNTS[0]).map((text): Op => ({ do: 'actor', text })),
  },
  {
    weight: 6,
    arbitrary: fc
      .record({
        is: fc.constantFrom('account', 'chain', 'event', 'hold', 'answer', 'settle'),
        at: fc.nat({ max: 7 }),
      })
      .map((one) => ({ do: 'wallet', ...one }) as Op),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom<Lie>('none', 'figures', 'account', 'chain', 'reject', 'odd')
      .map((as): Op => ({ do: 'lie', as })),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(100, 99, 50, 0, 150)
      .map((percent): Op => ({ do: 'figures', percent })),
  },
);

/** A reader with a purpose, as far as the press of Send; something may happen before it. */
const purpose: Arbitrary<Op[]> = fc
  .record({
    alias: fc.constantFrom(...aliases),
    pick: fc.nat(),
    as: fc.nat({ max: 1 }),
    between: fc.option(op),
    place: fc.constant(0),
    isHeld: fc.boolean(),
  })
  .map(({ alias, pick, as, between, place: at, isHeld }): Op[] => {
    const release = releases.find((one) => one.alias === alias);
    const offered = actionIds.filter((id) =>
      release?.calls.some(({ name }) => name === actions[id].calls),
    );
    const action = offered[pick % offered.length] ?? 'withdrawMax';
    return [
      { do: 'wallet', is: 'settle', at: 0 },
      { do: 'lie', as: 'none' },
      { do: 'stream', alias, id: 1, chain: 8453 },
      { do: 'choose', action },
      ...Object.entries(TEXTS).map(([key, [text = '']]): Op => ({ do: 'type', key, text })),
      { do: 'wallet', is: 'account', at: as },
      { do: 'wallet', is: 'chain', at: 0 },
      { do: 'press', what: 'read' },
      { do: 'press', what: 'read several' },
      { do: 'simulate', place: at, times: 1 },
      ...(isHeld ? ([{ do: 'wallet', is: 'hold', at: 0 }] as const) : []),
      ...(between && !isHeld ? [between] : []),
      { do: 'send', place: at, times: 2 },
      ...(between && isHeld ? [between, { do: 'wallet', is: 'settle', at: 0 } as const] : []),
    ];
  });

const sequences = fc
  .array(
    fc.oneof({ weight: 9, arbitrary: op.map((one) => [one]) }, { weight: 2, arbitrary: purpose }),
    {
      minLength: 3,
      maxLength: 14,
      size: 'max' as const,
    },
  )
  .map((parts) => parts.flat());

interface Counts {
  sent: number;
  presses: number;
  /** Actions by release that got as far as a transaction. */
  by: Set<string>;
}

async function drill(ops: readonly Op[], counts: Counts): Promise<void> {
  /** The last answer of the wallet to each view. */
  const told = new Map<string, bigint>();
  /** The answers since the last press. */
  const since = new Map<string, bigint>();
  const broken: unknown[] = [];
  let pressed: PreparedCall | null = null;
  const wallet = new LyingWallet(releases, {
    told: (to, data, word) => {
      for (const all of [told, since]) all.set(`${to}${data}`.toLowerCase(), word);
    },
    sends: (tx) => {
      try {
        judge(tx);
      } catch (error) {
        broken.push(error);
      }
    },
  });
  const tab = new DeskTab(wallet);

  /** A transaction has to be what was pressed, what is shown, and what the wallet has said last. */
  function judge(tx: Tx): void {
    expect(pressed, 'sent without a press, or twice').not.toBeNull();
    const { call, from, words, figures } = pressed as PreparedCall;
    pressed = null;
    const value = call.value > 0n ? `0x${call.value.toString(16)}` : undefined;
    expect([tx.from, tx.to, tx.data, tx.value], 'sent, but not pressed').toEqual([
      from,
      call.to,
      call.data,
      value,
    ]);
    expect(BigInt(tx.chainId)).toBe(BigInt(call.chainId));
    const shown = tab.places.filter(({ prepared }) => prepared.words === words);
    expect(
      shown.map(({ prepared }) => prepared.call.data),
      'sent, but not shown',
    ).toContain(tx.data);
    expect(
      tab.stream?.address.toLowerCase() === tx.to.toLowerCase() || tx.data.startsWith('0x095ea7b3'),
      'another contract',
    ).toBe(true);
    expect(tab.stream?.chainId).toBe(Number(tx.chainId));
    expect(tx.from, 'another account than the one that was read with').toBe(
      tab.state.live.session?.account,
    );
    for (const { to, data, shown: said, rule } of figures) {
      const now = since.get(`${to}${data}`.toLowerCase());
      expect(now, 'a figure was not looked at again').toBeDefined();
      const least = rule === 'not-more' ? 0n : (said * 99n) / 100n;
      const most = rule === 'not-less' ? 2n ** 256n : (said * 101n + 99n) / 100n;
      expect(now !== undefined && now >= least && now <= most, `moved: ${said} to ${now}`).toBe(
        true,
      );
      if (rule === 'exact') expect(now).toBe(said);
    }
    counts.sent += 1;
    counts.by.add(`${tab.release?.alias} ${tab.state.action}`);
  }

  const press = (at: number, times: number) => {
    const one = tab.places[at];
    if (!one || !tab.canSend(at)) return;
    counts.presses += 1;
    pressed = one.prepared;
    since.clear();
    for (let time = 0; time < times; time += 1) tab.send(at);
  };
  const step = (one: Op) => {
    switch (one.do) {
      case 'stream':
        return tab.do({
          do: 'ask',
          asked: {
            ...emptyStreamQuery,
            chainId: String(one.chain),
            source: one.alias,
            tokenId: String(one.id),
          },
        });
      case 'choose':
        return tab.do({ do: 'choose', action: one.action });
      case 'type':
        return tab.do({ do: 'edit', texts: { ...tab.state.texts, [one.key]: one.text } });
      case 'actor':
        return tab.do({ do: 'actor', text: one.text });
      case 'simulate':
        return tab.simulate(one.place);
      case 'send':
        return press(one.place, one.times);
      case 'lie':
        return void (wallet.lie = one.as);
      case 'figures':
        return wallet.move(one.percent);
      case 'press':
        return pressOther(one.what);
      case 'wallet':
        return turn(one.is, one.at);
    }
  };
  const pressOther = (what: string) => {
    if (what === 'read') return tab.read();
    if (what === 'read again') return tab.readAgain();
    if (what === 'read several') return tab.readSeveral();
    if (what === 'clear first') return tab.do({ do: 'clear first', is: !tab.state.clearsFirst });
    if (what === 'take unread') return tab.do({ do: 'take unread', is: true });
    return tab.do({
      do: 'keep',
      calls: [...tab.state.kept, ...(tab.prepared?.calls ?? [])].slice(0, 4),
    });
  };
  const turn = (is: string, at: number) => {
    if (is === 'account') wallet.account = at % 2;
    else if (is === 'chain') wallet.chain = at % 2;
    else if (is === 'event') wallet.emit();
    else if (is === 'hold') wallet.holds = true;
    else if (is === 'answer') wallet.settle(at);
    else wallet.settleAll();
  };

  for (const one of ops) {
    step(one);
    await vi.advanceTimersByTimeAsync(0);
    look(tab, told);
    if (broken.length > 0) throw broken[0];
  }
}

/** What the page offers in every form comes from its one prepared action. */
function look(tab: DeskTab, told: ReadonlyMap<string, bigint>): void {
  const { prepared, state, stream } = tab;
  if (!prepared || !stream) return;
  for (const { call, from, words } of prepared.prepared) {
    expect(prepared.calls, 'the wallet and the file have the same calls').toContain(call);
    expect(call.data).toBe(encodeCall(call.fn, call.args));
    expect(call.chainId).toBe(stream.chainId);
    expect(from).toBe(state.actor || state.live.session?.account);
    expect(Object.isFrozen(call.args) && Object.isFrozen(call)).toBe(true);
    expect(words).not.toMatch(/undefined|NaN/);
  }
  if (prepared.calls.length > 0) {
    expect(prepared.refusal).toBeNull();
    const file = JSON.parse(safeFile(prepared.calls, 0)) as { transactions: { data: string }[] };
    expect(file.transactions.map(({ data }) => data)).toEqual(
      prepared.calls.map(({ data }) => data),
    );
    // No address that receives comes from anywhere but the form or the reading of this stream.
    const known = [...Object.values(state.texts), ...Object.values(prepared.known)];
    for (const arg of prepared.calls.flatMap(({ args, fn }) =>
      fn.name === 'approve' && fn.inputs[0]?.name === 'spender' ? [] : args,
    )) {
      if (typeof arg === 'string' && /^0x[0-9a-f]{40}$/i.test(arg)) expect(known).toContain(arg);
    }
    if (prepared.plan && !state.takesUnread) expect(prepared.plan.unread).toEqual([]);
  }
  // Figures that are shown were told by this wallet about this stream.
  const { results } = state.live;
  const fn = tab.release?.views.find(({ name }) => name === 'ownerOf');
  if (results && fn) {
    const asked = `${stream.address}${fn.selector}${BigInt(stream.tokenId).toString(16).padStart(64, '0')}`;
    expect(told.has(asked.toLowerCase()), 'read from this stream').toBe(true);
  }
}

describe('whatever happens between what is shown and the press', () => {
  it('nothing is sent that was not the last thing shown', async () => {
    const counts: Counts = { sent: 0, presses: 0, by: new Set() };
    await attack(
      fc.asyncProperty(sequences, async (ops) => {
        await drill(ops, counts);
        vi.clearAllTimers();
      }),
      { runs: 500, share: 0.15 },
    );
    // Sequences that never get as far as a transaction would prove nothing, nor would presses that all go through.
    expect(counts.sent).toBeGreaterThan(200);
    expect(counts.presses).toBeGreaterThan(counts.sent);
    expect(counts.by.size).toBeGreaterThan(60);
  });
});
