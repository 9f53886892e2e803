import { describe, expect, it, vi } from 'vitest';
import { eventually } from '@sablier-docs/testing/eventually';
import { makeDispatch, openLike } from './dispatch';
import { KEY, makeLedger, SCHEMA } from './sent/ledger';
import { makeElsewhere, OPEN_KEY } from './sent/elsewhere';
import type { Sent } from './sent/record';
import { throwing, type FakeResponses } from './fake-provider';
import { ACCOUNT, CHAIN, fakeStore, fakeTab, HASH, TOKEN, withdrawalForTest } from './fake-tab';

const record = (more: Partial<Sent> = {}): Sent => ({
  id: 'a',
  intent: 'x',
  chainId: CHAIN,
  words: 'Withdraws 5.',
  at: 1_000,
  state: 'waiting',
  hash: HASH,
  block: null,
  arrived: null,
  ...more,
});
const kept = (value: unknown) => ({ [KEY]: JSON.stringify(value) });
const listOf = (stored: Record<string, string>) => makeLedger(() => fakeStore(stored)).list();

describe('the transactions of a tab', () => {
  it('outlive a reload, and an open request becomes an unknown one', () => {
    const store = fakeStore();
    const first = makeLedger(() => store);
    first.put(record());
    first.put(record({ id: 'b', at: 2_000, state: 'asked', hash: null }));
    expect(JSON.parse(store.kept[KEY] ?? '')).toMatchObject({ schema: SCHEMA });
    expect(makeLedger(() => store).list()).toEqual([
      record(),
      record({ id: 'b', at: 2_000, state: 'unknown', hash: null }),
    ]);
    first.putAway('a');
    expect(makeLedger(() => store).list()).toHaveLength(1);
  });

  it.each([
    ['nothing', {}],
    ['no JSON', { [KEY]: '{' }],
    ['no list', kept({ schema: SCHEMA, sent: { length: 2 } })],
    ['another schema', kept({ schema: SCHEMA + 1, sent: [record()] })],
    ['null', kept(null)],
    ['a text', kept('x')],
    [
      'records that are none',
      kept({
        schema: SCHEMA,
        sent: [
          null,
          5,
          'x',
          [],
          {},
          { ...record(), hash: '0x12' },
          { ...record(), hash: null },
          { ...record(), state: 'sent' },
          { ...record(), chainId: '8453' },
          { ...record(), at: 1e300 },
          { ...record(), at: -1 },
          { ...record(), words: { toString: 1 } },
          { ...record(), id: '' },
        ],
      }),
    ],
  ])('are none when the storage holds %s', (_, stored) => {
    expect(listOf(stored)).toEqual([]);
  });

  it('keep the whole ones among damaged ones, with words made plain', () => {
    const odd = { ...record(), words: 'a\u202eb\nc', block: '<b>', more: 1 };
    expect(listOf(kept({ schema: SCHEMA, sent: [odd, 7] }))).toEqual([record({ words: 'a b c' })]);
  });

  it.each([
    ['is not there', () => undefined],
    ['is forbidden', throwing(new Error('denied'))],
    ['throws', () => ({ getItem: throwing(1), setItem: throwing(1) })],
    ['is full', () => ({ getItem: () => null, setItem: throwing(1) })],
  ])('stay in memory when the storage %s', (_, store) => {
    const ledger = makeLedger(store);
    ledger.put(record());
    ledger.put(record({ state: 'mined', block: '17' }));
    expect(ledger.list()).toEqual([record({ state: 'mined', block: '17' })]);
    ledger.putAway('a');
    expect(ledger.list()).toEqual([]);
  });

  it('do not overwrite those of a page that was put aside, nor lose a hash to it', () => {
    const store = fakeStore();
    const aside = makeLedger(() => store);
    aside.put(record({ state: 'asked', hash: null }));
    const next = makeLedger(() => store);
    next.put(record({ id: 'b', at: 2_000 }));
    next.put(record({ state: 'waiting' }));
    const heard = vi.fn();
    aside.subscribe(heard);
    aside.refresh();
    expect(heard).toHaveBeenCalledOnce();
    expect(aside.list().map(({ id, hash }) => [id, hash])).toEqual([
      ['a', HASH],
      ['b', HASH],
    ]);
    aside.put(record({ id: 'c', at: 3_000 }));
    expect(makeLedger(() => store).list()).toHaveLength(3);
  });

  it('are not those of another tab', () => {
    const [first, second] = [fakeStore(), fakeStore()];
    makeLedger(() => first).put(record());
    expect(makeLedger(() => second).list()).toEqual([]);
  });
});

describe('after a reload', () => {
  it('a transaction is asked about once the reader reads with a wallet on its chain', async () => {
    const store = fakeStore(kept({ schema: SCHEMA, sent: [record({ state: 'late' })] }));
    const { session } = fakeTab();
    const ledger = makeLedger(() => store);
    const dispatch = makeDispatch(ledger);
    expect(dispatch.canAsk('a')).toBe(false);
    dispatch.askAgain('a');
    dispatch.resume({ ...session, chainId: 1 });
    expect(dispatch.canAsk('a')).toBe(false);
    dispatch.resume(session);
    await eventually(() => {
      expect(ledger.list()).toMatchObject([{ state: 'mined', block: '17' }]);
    });
  });

  it('the same call is not sent again unseen', async () => {
    const store = fakeStore();
    const first = fakeTab({ eth_sendTransaction: () => new Promise(() => undefined) }, store);
    first.show(withdrawalForTest());
    await first.sender.try();
    void first.sender.send();
    await eventually(() => {
      expect(first.sentOf()).toHaveLength(1);
    });
    const second = fakeTab({}, store);
    second.show(withdrawalForTest());
    await second.sender.try();
    await second.sender.send();
    expect(second.sentOf()).toEqual([]);
    expect(second.ledger.list()).toMatchObject([{ state: 'unknown' }]);
  });
});

describe('two tabs', () => {
  /** Tabs with storages of their own, and one that they share. */
  function tabs(changed: FakeResponses = {}) {
    const shared = fakeStore();
    return {
      shared,
      first: fakeTab(changed, fakeStore(), shared),
      second: fakeTab({}, fakeStore(), shared),
    };
  }

  it('a call that is pending in one is not sent in the other before the reader says so', async () => {
    const { first, second } = tabs({ eth_getTransactionReceipt: () => null });
    for (const tab of [first, second]) {
      tab.show(withdrawalForTest());
      await tab.sender.try();
    }
    await first.sender.send();
    await second.sender.send();
    expect(first.sentOf()).toHaveLength(1);
    expect(second.sentOf()).toEqual([]);
    const open = openLike(second.ledger, withdrawalForTest(), ACCOUNT);
    expect(open.map(({ id }) => id)).toEqual(first.ledger.list().map(({ id }) => id));
    expect(second.ledger.list()).toEqual([]);
    // Another fee is the same call; another receiver is not.
    second.show(withdrawalForTest({ value: 9n }));
    await second.sender.try();
    await second.sender.send();
    expect(second.sentOf()).toEqual([]);
    await second.sender.send(open.map(({ id }) => id));
    expect(second.sentOf()).toHaveLength(1);
    second.show(withdrawalForTest({ to: TOKEN }));
    await second.sender.try();
    await second.sender.send();
    expect(second.sentOf()).toHaveLength(2);
  });

  it.each([
    ['rejected', 0, { eth_sendTransaction: throwing({ code: 4001 }) }],
    ['mined', 0, {}],
    ['without an answer', 1, { eth_sendTransaction: throwing({ code: 4900 }) }],
  ])('a call that was %s leaves %i open calls to the other', async (_, open, changed) => {
    const { first, second } = tabs(changed);
    first.show(withdrawalForTest());
    await first.sender.try();
    await first.sender.send();
    await vi.waitFor(() => {
      expect(openLike(second.ledger, withdrawalForTest(), ACCOUNT)).toHaveLength(open);
    });
    for (const { id } of first.ledger.list()) first.ledger.putAway(id);
    expect(openLike(second.ledger, withdrawalForTest(), ACCOUNT)).toEqual([]);
  });

  it('a reload keeps its own calls its own, and a closed tab leaves them for seven days', () => {
    const [own, shared] = [fakeStore(), fakeStore()];
    makeLedger(
      () => own,
      () => shared,
    ).put(record({ at: Date.now() }));
    const again = makeLedger(
      () => own,
      () => shared,
    );
    expect(again.openElsewhere()).toEqual([]);
    const week = 7 * 86_400_000;
    const later = (time: number) =>
      makeElsewhere(
        () => shared,
        () => Date.now() + time,
      ).read();
    expect(later(week - 60_000)).toMatchObject([{ id: 'a', intent: 'x' }]);
    expect(later(week + 60_000)).toEqual([]);
    again.putAway('a');
    expect(later(0)).toEqual([]);
  });

  it.each([
    ['is not there', () => undefined],
    ['throws', () => ({ getItem: throwing(1), setItem: throwing(1) })],
    ['holds no JSON', () => fakeStore({ [OPEN_KEY]: '{' })],
    [
      'holds what is no call',
      () => fakeStore({ [OPEN_KEY]: JSON.stringify({ schema: 1, open: [null, 5, { id: 'a' }] }) }),
    ],
  ])('know their own calls when the shared storage %s', (_, shared) => {
    const ledger = makeLedger(() => fakeStore(), shared);
    ledger.put(record());
    expect(ledger.openElsewhere()).toEqual([]);
    expect(ledger.list()).toEqual([record()]);
  });
});
