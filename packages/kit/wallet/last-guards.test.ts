import { describe, expect, it, vi } from 'vitest';
import type { Call } from '../calls/call';
import { toWord } from './abi-words';
import type { SendOrder } from './dispatch';
import {
  ACCOUNT,
  approvalForTest,
  fakeStore,
  fakeTab,
  OTHER,
  TOKEN,
  withdrawalForTest,
} from './fake-tab';
import { simulate } from './simulate';

/* Guards that another one hides from a reader's presses: each is met by itself. */

const orderIn = (
  { session }: ReturnType<typeof fakeTab>,
  call: Call,
  more: Partial<SendOrder> = {},
): SendOrder => ({
  call,
  session,
  words: 'Withdraws 5.',
  known: [],
  isShown: () => true,
  looksAgain: () => Promise.resolve(true),
  ...more,
});

describe('a dispatch', () => {
  it('asks the wallet for nothing when the second look finds another outcome', async () => {
    const tab = fakeTab();
    const order = orderIn(tab, withdrawalForTest(), { looksAgain: () => Promise.resolve(false) });
    expect(await tab.dispatch.send(order)).toBe('left');
    expect(tab.sentOf()).toEqual([]);
  });

  it('asks a wallet for nothing whose account changed during the second look', async () => {
    const tab = fakeTab();
    const looksAgain = () => {
      tab.results.eth_accounts = [OTHER];
      return Promise.resolve(true);
    };
    const answer = await tab.dispatch.send(orderIn(tab, withdrawalForTest(), { looksAgain }));
    expect(answer).toMatchObject({ id: null, problem: { kind: 'other' } });
    expect(tab.sentOf()).toEqual([]);
  });

  it('does not look a second time at a call that is pending', async () => {
    const tab = fakeTab({ eth_getTransactionReceipt: () => null });
    await tab.dispatch.send(orderIn(tab, withdrawalForTest()));
    const looksAgain = vi.fn(() => Promise.resolve(true));
    const again = await tab.dispatch.send(orderIn(tab, withdrawalForTest(), { looksAgain }));
    expect([again, looksAgain.mock.calls.length]).toEqual(['repeated', 0]);
  });

  it('answers "repeated" for a call that another tab sends during the second look', async () => {
    const shared = fakeStore();
    const tab = fakeTab({}, fakeStore(), shared);
    const other = fakeTab({ eth_getTransactionReceipt: () => null }, fakeStore(), shared);
    const looksAgain = async () => {
      await other.dispatch.send(orderIn(other, withdrawalForTest()));
      return true;
    };
    const answer = await tab.dispatch.send(orderIn(tab, withdrawalForTest(), { looksAgain }));
    expect(answer).toBe('repeated');
    expect([tab.sentOf().length, other.sentOf().length]).toEqual([0, 1]);
  });
});

describe('a sender', () => {
  it('sends nothing from the account of the wallet for a Safe that the reader named', async () => {
    const { sender, prepared, session, sentOf } = fakeTab();
    sender.show({ ...prepared(withdrawalForTest(), OTHER), session });
    await sender.try();
    expect(sender.state().step).toMatchObject({ result: { works: true } });
    await sender.send();
    expect(sentOf()).toEqual([]);
    expect(sender.state().step.at).toBe('simulated');
  });

  it('sends nothing after a simulation that failed, though the call would work by now', async () => {
    const { sender, show, results, sentOf } = fakeTab({ eth_call: `0x${toWord(0n)}` });
    show(approvalForTest(1n));
    await sender.try();
    expect(sender.state().step).toMatchObject({ result: { problem: { kind: 'other' } } });
    results.eth_call = `0x${toWord(1n)}`;
    await sender.send();
    expect(sentOf()).toEqual([]);
    expect(sender.state().step.at).toBe('simulated');
  });

  it.each([
    ['half of it', 50n, 0],
    ['a little less, as in a minute of streaming', 9_950n, 1],
  ])('asks again when a withdrawal of 10,000 would pay %s', async (_, now, sent) => {
    const { sender, show, results, sentOf } = fakeTab({ eth_call: `0x${toWord(10_000n)}` });
    show(withdrawalForTest());
    await sender.try();
    results.eth_call = `0x${toWord(now)}`;
    await sender.send();
    expect(sentOf()).toHaveLength(sent);
    expect(sender.state().step.at).toBe(sent === 1 ? 'sent' : 'simulated');
  });
});

describe('a simulation', () => {
  it('refuses a call for another chain than that of the wallet', async () => {
    const { session, prepared } = fakeTab();
    const call = withdrawalForTest({ chainId: 1 });
    expect(await simulate(prepared(call), session)).toMatchObject({
      problem: { message: expect.stringContaining('another chain') as string },
    });
  });

  it('shows both values of a figure that has moved, and offers nothing', async () => {
    const { session, prepared } = fakeTab({ eth_call: `0x${toWord(3n)}` });
    const figure = {
      label: 'The recipient',
      to: OTHER,
      data: '0x11223344',
      shown: 2n,
      rule: 'exact' as const,
      format: String,
    };
    const call = { ...prepared(withdrawalForTest()), figures: [figure] };
    expect(await simulate(call, session)).toEqual({
      moved: ['The recipient: was 2, is 3 now.'],
    });
  });

  it('names the contract that would hold an NFT without a way to move it', async () => {
    const { session, prepared } = fakeTab({ eth_call: `0x${toWord(1n)}` });
    const transfer = { contract: TOKEN, from: ACCOUNT, to: OTHER, tokenId: 5n };
    expect(await simulate({ ...prepared(withdrawalForTest()), transfer }, session)).toEqual({
      lost: OTHER,
    });
  });
});
