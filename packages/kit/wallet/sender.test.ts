import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@sablier-docs/testing/eventually';
import { callKey } from './call-key';
import { makeSender, seenIn, stepFor } from './sender';
import { throwing } from './fake-provider';
import {
  ACCOUNT,
  approvalForTest,
  fakeTab,
  HASH,
  OTHER,
  TOKEN,
  withdrawalForTest,
} from './fake-tab';

afterEach(() => vi.useRealTimers());

/** A promise that the test settles. */
function held<T>() {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (settle = resolve));
  return { promise, settle };
}

describe('the key of a call', () => {
  it('changes with each thing that a wallet signs', () => {
    const call = approvalForTest(1n);
    const keys = [
      callKey(call, ACCOUNT),
      callKey(call, OTHER),
      callKey(approvalForTest(1n, { to: OTHER }), ACCOUNT),
      callKey(approvalForTest(1n, { chainId: 1 }), ACCOUNT),
      callKey(approvalForTest(1n, { value: 1n }), ACCOUNT),
      callKey(approvalForTest(2n), ACCOUNT),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a simulation', () => {
  it.each([
    ['another token', approvalForTest(1n, { to: OTHER })],
    ['another amount', approvalForTest(2n)],
    ['other coin', approvalForTest(1n, { value: 5n })],
    ['another chain', approvalForTest(1n, { chainId: 1 })],
  ])('offers nothing to send for %s', async (_, next) => {
    const { sender, show, prepared, sentOf } = fakeTab();
    const call = approvalForTest(1n);
    show(call);
    await sender.try();
    expect(stepFor(sender.state(), prepared(call))).toMatchObject({ result: { works: true } });
    // The rendered step before the sender is notified, and after.
    expect(stepFor(sender.state(), prepared(next)).at).toBe('idle');
    show(next);
    expect(stepFor(sender.state(), prepared(next)).at).toBe('idle');
    await sender.send();
    expect(sentOf()).toEqual([]);
  });

  it('allows a press by its own account in its own wallet alone', async () => {
    const { sender, show, prepared, sentOf } = fakeTab();
    const call = approvalForTest(1n);
    show(call);
    await sender.try();
    expect(stepFor(sender.state(), prepared(call, OTHER)).at).toBe('idle');
    const other = fakeTab();
    sender.show({ ...prepared(call), session: other.session });
    await sender.send();
    expect([...sentOf(), ...other.sentOf()]).toEqual([]);
  });

  it('sends nothing when the call was edited before the answer came', async () => {
    const answer = held<string>();
    const { sender, show, sentOf, prepared } = fakeTab({ eth_getCode: () => answer.promise });
    show(approvalForTest(1n));
    const trying = sender.try();
    show(approvalForTest(2n));
    answer.settle('0x6001');
    await trying;
    expect(stepFor(sender.state(), prepared(approvalForTest(2n))).at).toBe('idle');
    show(approvalForTest(1n));
    await sender.send();
    expect(sentOf()).toEqual([]);
  });

  it('sends nothing when the contract refused the call', async () => {
    const { sender, show, sentOf } = fakeTab({ eth_call: throwing({ code: 3 }) });
    show(withdrawalForTest());
    await sender.try();
    expect(sender.state().step).toMatchObject({ at: 'simulated', result: { reverted: '0x' } });
    await sender.send();
    expect(sentOf()).toEqual([]);
  });
});

describe('a press', () => {
  it('sends once, also when a script presses three times, here and elsewhere', async () => {
    const { sender, show, dispatch, session, prepared, sentOf } = fakeTab();
    const second = makeSender(dispatch);
    show(withdrawalForTest());
    second.show({ ...prepared(approvalForTest(1n)), session });
    await Promise.all([sender.try(), second.try()]);
    await Promise.all([sender.send(), sender.send(), sender.send(), second.send()]);
    expect(sentOf()).toEqual([
      {
        from: ACCOUNT,
        to: OTHER,
        data: withdrawalForTest().data,
        value: '0x7',
        chainId: '0x2105',
      },
    ]);
    expect(second.state().step).toMatchObject({ at: 'simulated', isBusy: true });
    await second.send();
    expect(sentOf()).toHaveLength(2);
  });

  it.each([
    ['the account', { eth_accounts: [OTHER] }, /account in your wallet is now/],
    ['the chain', { eth_chainId: '0x1' }, /moved to another chain/],
    ['no account', { eth_accounts: [] }, /has not connected/],
  ])('asks for nothing when %s has changed without an event', async (_, changed, says) => {
    const { sender, show, results, sentOf, ledger } = fakeTab();
    show(withdrawalForTest());
    await sender.try();
    Object.assign(results, changed);
    await sender.send();
    expect(sentOf()).toEqual([]);
    expect(ledger.list()).toEqual([]);
    expect(sender.state().step).toMatchObject({
      at: 'failed',
      problem: { message: expect.stringMatching(says) as string },
    });
  });

  it('asks for nothing when the reader has gone on before the wallet was asked', async () => {
    const { sender, show, results, sentOf, ledger, dispatch } = fakeTab();
    show(withdrawalForTest());
    await sender.try();
    const chain = held<string>();
    results.eth_chainId = () => chain.promise;
    const sending = sender.send();
    expect(dispatch.isBusy()).toBe(true);
    show(approvalForTest(1n, { to: TOKEN }));
    chain.settle('0x2105');
    await sending;
    expect(sentOf()).toEqual([]);
    expect(ledger.list()).toEqual([]);
    expect(dispatch.isBusy()).toBe(false);
  });

  it('asks for nothing when the reader goes on while account and chain are checked', async () => {
    const { dispatch, results, session, sentOf, ledger } = fakeTab();
    const chain = held<string>();
    results.eth_chainId = () => chain.promise;
    let isShown = true;
    const sending = dispatch.send({
      call: withdrawalForTest(),
      session,
      words: 'Withdraws 5.',
      known: [],
      isShown: () => isShown,
      // The second look has ended: nothing but the check of the session is left.
      looksAgain: () => Promise.resolve(true),
    });
    await vi.waitFor(() => {
      expect(dispatch.isBusy()).toBe(true);
    });
    isShown = false;
    chain.settle('0x2105');
    expect(await sending).toBe('left');
    expect(sentOf()).toEqual([]);
    expect(ledger.list()).toEqual([]);
  });

  it('keeps what the wallet has to show until another simulation begins', async () => {
    const { sender, show, results } = fakeTab({ eth_getTransactionReceipt: () => null });
    const confirmed = held<string>();
    results.eth_sendTransaction = () => confirmed.promise;
    show(withdrawalForTest());
    await sender.try();
    const seen = seenIn(sender.state().step);
    expect(seen).toMatchObject({ works: true });
    const sending = sender.send();
    expect(sender.state().step.at).toBe('confirming');
    expect(seenIn(sender.state().step)).toBe(seen);
    confirmed.settle(HASH);
    await sending;
    expect(sender.state().step.at).toBe('sent');
    expect(seenIn(sender.state().step)).toBe(seen);
    const trying = sender.try();
    expect(seenIn(sender.state().step)).toBeNull();
    await trying;
    show(withdrawalForTest({ to: TOKEN }));
    expect(seenIn(sender.state().step)).toBeNull();
  });

  it('keeps what the wallet has to show when the wallet refuses', async () => {
    const { sender, show } = fakeTab({ eth_sendTransaction: throwing({ code: 4001 }) });
    show(withdrawalForTest());
    await sender.try();
    const seen = seenIn(sender.state().step);
    await sender.send();
    expect(sender.state().step.at).toBe('failed');
    expect(seenIn(sender.state().step)).toBe(seen);
  });

  it('leaves a record before the wallet answers, wherever the reader goes', async () => {
    const confirmed = held<string>();
    const { sender, show, ledger } = fakeTab({ eth_sendTransaction: () => confirmed.promise });
    show(withdrawalForTest());
    await sender.try();
    const sending = sender.send();
    await eventually(() => {
      expect(ledger.list()).toMatchObject([{ state: 'asked', hash: null, words: 'withdrawMax' }]);
    });
    sender.leave();
    confirmed.settle(HASH);
    await sending;
    expect(ledger.list()).toMatchObject([{ hash: HASH }]);
    await eventually(() => {
      expect(ledger.list()).toMatchObject([{ state: 'mined', block: '17', hash: HASH }]);
    });
    expect(sender.state().step.at).toBe('idle');
  });

  it('leaves no record when it was rejected, and one when the wallet gives no answer', async () => {
    const rejected = fakeTab({ eth_sendTransaction: throwing({ code: 4001 }) });
    rejected.show(withdrawalForTest());
    await rejected.sender.try();
    await rejected.sender.send();
    expect(rejected.ledger.list()).toEqual([]);
    const lost = fakeTab({ eth_sendTransaction: throwing({ code: 4900 }) });
    lost.show(withdrawalForTest());
    await lost.sender.try();
    await lost.sender.send();
    expect(lost.ledger.list()).toMatchObject([{ state: 'unknown', hash: null }]);
  });

  it('keeps a hash that comes after the time for an answer, or after it was put away', async () => {
    vi.useFakeTimers();
    const confirmed = held<string>();
    const { sender, show, ledger } = fakeTab({ eth_sendTransaction: () => confirmed.promise });
    show(withdrawalForTest());
    await sender.try();
    const sending = sender.send();
    await vi.advanceTimersByTimeAsync(300_001);
    await sending;
    expect(sender.state().step).toMatchObject({ at: 'failed', problem: { kind: 'slow' } });
    const [record] = ledger.list();
    expect(record?.state).toBe('unknown');
    ledger.putAway(record?.id ?? '');
    expect(ledger.list()).toEqual([]);
    confirmed.settle(HASH);
    await vi.advanceTimersByTimeAsync(1);
    expect(ledger.list()).toMatchObject([{ id: record?.id, hash: HASH }]);
  });

  it('forgets a request that was rejected after the time for an answer', async () => {
    vi.useFakeTimers();
    let reject: (thrown: unknown) => void = () => undefined;
    const { sender, show, ledger } = fakeTab({
      eth_sendTransaction: () => new Promise((_, refuse) => (reject = refuse)),
    });
    show(withdrawalForTest());
    await sender.try();
    const sending = sender.send();
    await vi.advanceTimersByTimeAsync(300_001);
    await sending;
    reject({ code: 4001 });
    await vi.advanceTimersByTimeAsync(1);
    expect(ledger.list()).toEqual([]);
  });
});

describe('the same call', () => {
  /** A tab with a pending withdrawal. */
  async function underway() {
    const tab = fakeTab({ eth_getTransactionReceipt: () => null });
    tab.show(withdrawalForTest());
    await tab.sender.try();
    await tab.sender.send();
    await eventually(() => {
      expect(tab.ledger.list()).toMatchObject([{ state: 'waiting' }]);
    });
    return tab;
  }

  it('is not sent again before the reader says so, also with another fee', async () => {
    const { sender, show, sentOf, ledger } = await underway();
    for (const value of [7n, 8n]) {
      show(withdrawalForTest({ value }));
      await sender.try();
      await sender.send();
      expect(sender.state().step).toMatchObject({ at: 'simulated', result: { works: true } });
    }
    expect(sentOf()).toHaveLength(1);
    await sender.send(ledger.list().map(({ id }) => id));
    expect(sentOf()).toHaveLength(2);
  });

  it('is sent again once the first is in a block, or another one goes', async () => {
    const { sender, show, sentOf, results, dispatch, ledger } = await underway();
    show(withdrawalForTest({ to: TOKEN }));
    await sender.try();
    await sender.send();
    expect(sentOf()).toHaveLength(2);
    await eventually(() => {
      expect(ledger.list().map(({ state }) => state)).toEqual(['late', 'late']);
    });
    results.eth_getTransactionReceipt = () => ({
      status: '0x0',
      blockNumber: '0x11',
      transactionHash: HASH,
    });
    for (const { id } of ledger.list()) dispatch.askAgain(id);
    await eventually(() => {
      expect(ledger.list().map(({ state }) => state)).toEqual(['failed', 'failed']);
    });
    show(withdrawalForTest());
    await sender.try();
    await sender.send();
    expect(sentOf()).toHaveLength(3);
  });
});
