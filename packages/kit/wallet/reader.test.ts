import { describe, expect, it } from 'vitest';
import type { WalletResponse } from './request';
import { makeReader, type LiveState, type Reader } from './reader';
import type { Session } from './session';
import { fakeProvider, walletOf } from './fake-provider';
import { ACCOUNT, CHAIN, OTHER, ACCEPTS_EVERYTHING } from './fake-tab';

/** A reader whose requests a test answers in any order. */
function reading(changed: object = {}) {
  const results: Record<string, unknown> = {
    ...ACCEPTS_EVERYTHING,
    eth_requestAccounts: [ACCOUNT],
    ...changed,
  };
  const wallet = walletOf(fakeProvider(results));
  const asked: ((answer: WalletResponse<string>) => void)[] = [];
  let live: LiveState<string> = { session: null, results: null };
  const reader = makeReader<string>(() => ({
    chainId: CHAIN,
    ask: () => new Promise((resolve) => asked.push(resolve)),
    set: (next) => (live = next),
  }));
  const session = { wallet, account: ACCOUNT, chainId: CHAIN };
  return { reader, session, asked, results, live: () => live };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a reading that is overtaken', () => {
  it('writes nothing over the newer one, whichever comes first', async () => {
    const { reader, session, asked, live } = reading();
    const older = reader.read(session);
    const newer = reader.read(session);
    await soon();
    asked[1]?.({ value: 'new' });
    await newer;
    expect(live()).toEqual({ session, results: 'new' });
    asked[0]?.({ value: 'old' });
    await older;
    expect(live()).toEqual({ session, results: 'new' });
    expect(reader.step().at).toBe('read');
  });

  it('writes nothing when it fails, or after the reader has ended', async () => {
    const { reader, session, asked, live } = reading();
    const older = reader.read(session);
    const newer = reader.read(session);
    await soon();
    asked[1]?.({ value: 'new' });
    await newer;
    asked[0]?.({ problem: { kind: 'odd', message: '' } });
    await older;
    expect(live().results).toBe('new');
    const last = reader.read(session);
    await soon();
    reader.end();
    asked[2]?.({ value: 'after the end' });
    await last;
    expect(live().results).toBe('new');
  });

  it('writes nothing once another wallet is chosen', async () => {
    const { reader, session, asked, live } = reading();
    const older = reader.read(session);
    await soon();
    void reader.choose(session.wallet);
    expect(reader.step()).toEqual({ at: 'asking', wallet: session.wallet });
    asked[0]?.({ value: 'old' });
    await older;
    expect(live().results).toBeNull();
  });
});

describe('the figures of an earlier reading', () => {
  it.each([
    ['a reading that fails', (reader, session) => reader.read(session)],
    ['a reading of another chain', (reader, session) => reader.read({ ...session, chainId: 1 })],
    [
      'a press for a wallet that gives no account',
      (reader, { wallet }) => {
        const refusing = walletOf(fakeProvider({ eth_requestAccounts: [] }));
        return reader.choose({ ...wallet, provider: refusing.provider });
      },
    ],
  ] satisfies [string, (reader: Reader, session: Session) => Promise<void>][])(
    'go with %s',
    async (_, next) => {
      const { reader, session, asked, live } = reading();
      const first = reader.read(session);
      await soon();
      asked[0]?.({ value: 'first' });
      await first;
      expect(live().results).toBe('first');
      const second = next(reader, session);
      await soon();
      asked[1]?.({ problem: { kind: 'odd', message: '' } });
      await second;
      expect(live()).toEqual({ session: null, results: null });
    },
  );
});

describe('a change in the wallet', () => {
  it('takes the figures away, unless they were read after it', async () => {
    const { reader, session, asked, results, live } = reading();
    const first = reader.read(session);
    await soon();
    asked[0]?.({ value: 'first' });
    await first;
    await reader.changed(session);
    expect(live().results).toBe('first');
    results.eth_accounts = [OTHER];
    await reader.changed(session);
    expect(live()).toEqual({ session: null, results: null });
    expect(reader.step().at).toBe('changed');
  });

  it('on another chain ends in an offer to move', async () => {
    const { reader, session, live } = reading();
    await reader.read({ ...session, chainId: 1 });
    expect(reader.step()).toMatchObject({ at: 'elsewhere' });
    expect(live().session).toBeNull();
  });
});

describe('a wallet that announces itself', () => {
  it('after none was found is offered', () => {
    const { reader, session } = reading();
    reader.begin([]);
    expect(reader.step().at).toBe('none');
    reader.announced({ wallets: [session.wallet], more: 0 });
    expect(reader.step().at).toBe('choosing');
    expect(reader.found().wallets).toEqual([session.wallet]);
  });

  it('leaves the step as it is while another reader looks for wallets or after a read', async () => {
    const { reader, session } = reading();
    const found = { wallets: [session.wallet], more: 0 };
    reader.announced(found);
    expect(reader.step().at).toBe('finding');
    await reader.read({ ...session, chainId: 1 });
    reader.announced(found);
    expect(reader.step().at).toBe('elsewhere');
  });
});
