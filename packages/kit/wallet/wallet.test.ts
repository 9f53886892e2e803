import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseAccount, parseChainId, parseData, parseTransactionHash } from './parse-response';
import { callAt, newestBlock } from './chain';
import { discoverWallets, injectedWallet, walletNames, type FoundWallets } from './discover';
import { withoutControlCharacters } from '../inputs/plain-text';
import { walletProblemOf } from './problem';
import { requestValue, request } from './request';
import { revertIn } from './revert';
import { checkSession, connect, onChange, switchChain } from './session';
import { sendThroughWallet, waitForReceipt } from './transaction';
import { fakeProvider, throwing, walletOf } from './fake-provider';

const ACCOUNT = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const HASH = `0x${'ab'.repeat(32)}`;
const MESSAGE = { from: ACCOUNT, to: ACCOUNT, data: '0x12345678', value: 5n };

afterEach(() => vi.useRealTimers());

function announce(target: EventTarget, detail: unknown) {
  target.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail }));
}

describe('discovery', () => {
  const provider = () => fakeProvider({});

  it('asks once, and lists each wallet once', () => {
    const target = new EventTarget();
    const requested = vi.fn();
    target.addEventListener('eip6963:requestProvider', requested);
    let found: FoundWallets = { wallets: [], more: 0 };
    const stop = discoverWallets(target, (now) => (found = now));
    expect(requested).toHaveBeenCalledOnce();
    const first = provider();
    announce(target, {
      info: { uuid: 'a', name: 'Rabby', icon: 'https://x.y/z.png' },
      provider: first,
    });
    // A copied UUID does not keep a wallet out of the list.
    announce(target, { info: { uuid: 'a', name: 'Another' }, provider: provider() });
    announce(target, { info: { uuid: 'b', name: 'The same' }, provider: first });
    announce(target, { info: { uuid: 'c', name: 'Frame' }, provider: provider() });
    expect(found.wallets.map(({ name }) => name)).toEqual(['Rabby', 'Another', 'Frame']);
    stop();
    announce(target, { info: { uuid: 'd', name: 'Late' }, provider: provider() });
    expect(found.wallets).toHaveLength(3);
  });

  it('tells wallets with one name apart by the domain that they name, then by their place', () => {
    const wallet = (name: string, rdns?: string) => ({
      uuid: '1',
      name,
      provider: provider(),
      ...(rdns && { rdns }),
    });
    expect(
      walletNames([
        wallet('Rabby', 'io.rabby'),
        wallet('MetaMask', 'io.metamask'),
        wallet('metamask', 'com.evil'),
        wallet('MetaMask', 'io.metamask'),
        wallet('\uff2detaMask'),
      ]),
    ).toEqual([
      'Rabby',
      'MetaMask (io.metamask), 2',
      'metamask (com.evil)',
      'MetaMask (io.metamask), 4',
      '\uff2detaMask (names no domain)',
    ]);
  });

  it('knows the wallet of a browser that announces none', () => {
    const ethereum = provider();
    expect(injectedWallet({ ethereum })).toMatchObject({ provider: ethereum });
    const trap = new Proxy({}, { get: throwing(new Error('trap')) });
    for (const odd of [{}, { ethereum: null }, { ethereum: {} }, trap]) {
      expect(injectedWallet(odd)).toBeNull();
    }
  });

  it('takes no announcement that is not one, and lists no more than twelve', () => {
    const target = new EventTarget();
    let found: FoundWallets = { wallets: [], more: 0 };
    discoverWallets(target, (now) => (found = now));
    const trap = new Proxy({}, { get: throwing(new Error('trap')) });
    const details: unknown[] = [
      undefined,
      null,
      5,
      trap,
      {},
      { info: trap, provider: provider() },
      { info: { uuid: 7, name: 'x' }, provider: provider() },
      { info: { uuid: 'x'.repeat(101), name: 'x' }, provider: provider() },
      { info: { uuid: 'x', name: 'x' }, provider: {} },
      { info: { uuid: 'x', name: 'x' } },
    ];
    for (const detail of details) announce(target, detail);
    expect(found.wallets).toEqual([]);
    for (let i = 0; i < 20; i += 1) {
      announce(target, {
        info: { uuid: String(i), name: { toString: throwing(1) } },
        provider: provider(),
      });
    }
    expect(found.wallets).toHaveLength(12);
    expect(found.more).toBe(8);
    expect(found.wallets[0]?.name).toBe('Wallet without a name');
  });
});

describe('text of strangers', () => {
  it('becomes one short line without what is not seen', () => {
    expect(withoutControlCharacters('Meta\u202eksaM\u0000\n <b>x</b>', 40)).toBe(
      'Meta ksaM <b>x</b>',
    );
    expect(withoutControlCharacters('a'.repeat(1_000_000), 5)).toBe('aaaaa…');
    expect(withoutControlCharacters('\u200b\u2066', 5)).toBe('');
  });
});

describe('problems', () => {
  it.each([
    [{ code: 4001 }, 'rejected'],
    [{ code: '4001' }, 'rejected'],
    [{ code: 4902 }, 'unknown-chain'],
    [{ code: -32603, data: { originalError: { code: 4902 } } }, 'unknown-chain'],
    [{ code: -32002 }, 'pending'],
    [{ code: 4100 }, 'unauthorized'],
    [{ code: 4900 }, 'disconnected'],
    [{ code: -32601 }, 'unsupported'],
    [new Error('insufficient funds'), 'other'],
    [undefined, 'other'],
    ['text', 'other'],
    [{ message: 5, code: {} }, 'other'],
  ])('calls the error %j "%s", with a sentence of less than 320 characters', (thrown, kind) => {
    const found = walletProblemOf(thrown);
    expect(found.kind).toBe(kind);
    expect(found.message).toMatch(/^[A-Z].*\.$/);
    expect(found.message.length).toBeLessThan(320);
  });

  it('are found in what throws when it is looked at', () => {
    const trap = new Proxy({}, { get: throwing(new Error('trap')) });
    for (const thrown of [trap, { code: trap }, { code: { valueOf: throwing(1) } }]) {
      expect(walletProblemOf(thrown).kind).toBe('other');
      expect(revertIn(thrown)).toBeNull();
    }
  });

  it('explain a missing coin, and quote an unknown message in short', () => {
    const poor = walletProblemOf({ message: 'insufficient funds for gas * price + value' });
    expect(poor.message).toMatch(/^The account has too little of the chain's coin .* Send some/);
    expect(walletProblemOf({ message: `insufficient\n${'x'.repeat(900)}` }).message).toMatch(
      /^Your wallet reports a problem: “\u2068insufficient x+…\u2069”\. Try again/,
    );
  });

  it('are "slow" once the wallet has been silent for 20 seconds', async () => {
    vi.useFakeTimers();
    const asked = request(
      fakeProvider({ eth_chainId: () => new Promise(() => undefined) }),
      'eth_chainId',
      [],
    );
    await vi.advanceTimersByTimeAsync(19_999);
    const early = await Promise.race([asked, Promise.resolve('open')]);
    expect(early).toBe('open');
    await vi.advanceTimersByTimeAsync(2);
    expect(await asked).toMatchObject({ problem: { kind: 'slow' } });
  });

  it('catch what is thrown before the promise, and answers that throw when read', async () => {
    const provider = { request: throwing({ code: 4900 }) };
    expect(await request(provider, 'x', [])).toMatchObject({ problem: { kind: 'disconnected' } });
    const trap = new Proxy([], { get: throwing(new Error('trap')) });
    // A promise that resolves to this reads its `then` first.
    const answer = await requestValue(fakeProvider({ x: () => [trap] }), 'x', [], (value) =>
      parseAccount((value as unknown[])[0]),
    );
    expect(answer).toMatchObject({ problem: { kind: 'odd' } });
  });
});

describe('answers', () => {
  it('have the form that they have to have, or are none', () => {
    expect(parseChainId('0x2105')).toBe(8453);
    for (const odd of [
      '0x',
      '8453',
      8453,
      '0x0',
      `0x${'f'.repeat(64)}`,
      '0x2105 ',
      null,
      ['0x1'],
    ]) {
      expect(parseChainId(odd)).toBeNull();
    }
    expect(parseAccount([ACCOUNT.toLowerCase(), '0x1'])).toBe(ACCOUNT);
    for (const odd of [[], [''], [ACCOUNT.slice(0, -1)], ACCOUNT, { 0: ACCOUNT }, [[ACCOUNT]]]) {
      expect(parseAccount(odd)).toBeNull();
    }
    expect(parseData('0x')).toBe('0x');
    for (const odd of ['0x1', 'ab', `0x${'00'.repeat(100_001)}`, {}, undefined]) {
      expect(parseData(odd)).toBeNull();
    }
    expect(parseTransactionHash(HASH)).toBe(HASH);
    expect(parseTransactionHash(`${HASH}0`)).toBeNull();
  });

  it('returns number and time of the newest block, and a problem for an odd one', async () => {
    const block = (value: unknown) => newestBlock(fakeProvider({ eth_getBlockByNumber: value }));
    expect(await block({ number: '0x10', timestamp: '0x20' })).toEqual({
      value: { number: 16n, timestamp: 32n },
    });
    expect(await block({ number: 16, timestamp: '0x20' })).toMatchObject({
      problem: { kind: 'odd' },
    });
    expect(await block(() => null)).toMatchObject({ problem: { kind: 'odd' } });
  });
});

describe('reverts', () => {
  const data = `0x066920d7${'00'.repeat(96)}`;
  it.each([
    [{ code: 3, message: 'execution reverted', data }, data],
    [{ code: -32603, data: { code: 3, data } }, data],
    [{ code: -32603, data: { originalError: { data } } }, data],
    [{ error: { data } }, data],
    [{ code: -32015, data: `Reverted ${data}` }, data],
    [{ code: 3, message: 'execution reverted' }, '0x'],
    [{ code: -32000, message: 'VM Exception while processing transaction' }, '0x'],
    [{ code: -32000, message: 'header not found' }, null],
    [{ code: 4001 }, null],
    [undefined, null],
  ])('finds in the error %j the revert data %s', (thrown, held) => {
    expect(revertIn(thrown)).toBe(held);
  });

  it('are told from problems, and a circle of errors ends', async () => {
    const circle: Record<string, unknown> = { code: 1 };
    circle.cause = circle;
    expect(revertIn(circle)).toBeNull();
    const call = (answer: unknown) => callAt(fakeProvider({ eth_call: answer }), MESSAGE, 7n);
    expect(await call(throwing({ code: 3, data }))).toEqual({ value: { reverted: data } });
    expect(await call(throwing({ code: 4900 }))).toMatchObject({
      problem: { kind: 'disconnected' },
    });
    expect(await call('0x1')).toMatchObject({ problem: { kind: 'odd' } });
    expect(await call('0xAB')).toEqual({ value: { data: '0xab' } });
  });
});

describe('sessions', () => {
  const good = { eth_requestAccounts: [ACCOUNT], eth_accounts: [ACCOUNT], eth_chainId: '0x2105' };
  const session = (results: object) => ({
    wallet: walletOf(fakeProvider({ ...good, ...results })),
    account: ACCOUNT,
    chainId: 8453,
  });

  it('begin with an account and a chain', async () => {
    const provider = fakeProvider(good);
    expect(await connect(walletOf(provider))).toMatchObject({
      value: { account: ACCOUNT, chainId: 8453 },
    });
    expect(provider.asked.map(({ method }) => method)).toEqual([
      'eth_requestAccounts',
      'eth_chainId',
    ]);
    const refused = walletOf(
      fakeProvider({ ...good, eth_requestAccounts: throwing({ code: 4001 }) }),
    );
    expect(await connect(refused)).toMatchObject({ problem: { kind: 'rejected' } });
  });

  it.each([
    [{}, null],
    [{ eth_accounts: [] }, /has not connected/],
    [{ eth_accounts: [`0x${'1'.repeat(40)}`] }, /account in your wallet is now 0x1111/],
    [{ eth_chainId: '0x1' }, /moved to another chain/],
    [{ eth_chainId: 5 }, /makes no sense/],
  ])('has a problem, or none, where the wallet answers %j', async (results, says) => {
    const found = await checkSession(session(results));
    if (says === null) expect(found).toBeNull();
    else expect(found?.message).toMatch(says);
  });

  it('believe the chain that the wallet names after a switch, not the switch', async () => {
    const calm = session({ wallet_switchEthereumChain: () => null });
    expect(await switchChain(calm, 1)).toMatchObject({ value: { chainId: 8453 } });
    const provider = fakeProvider({ wallet_switchEthereumChain: throwing({ code: 4902 }) });
    const unknown = await switchChain({ ...calm, wallet: walletOf(provider) }, 8453);
    expect(unknown).toMatchObject({ problem: { kind: 'unknown-chain' } });
    expect(provider.asked).toEqual([
      { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] },
    ]);
  });

  it('hear of changes until they end', () => {
    const listeners = new Map<string, () => void>();
    const changed = vi.fn();
    const stop = onChange(
      {
        request: () => Promise.resolve(null),
        on: (event, listener) => listeners.set(event, listener),
        removeListener: (event) => listeners.delete(event),
      },
      changed,
    );
    listeners.get('accountsChanged')?.();
    expect(changed).toHaveBeenCalledOnce();
    stop();
    expect(listeners.size).toBe(0);
    expect(() => onChange({ request: throwing(1), on: throwing(1) }, changed)()).not.toThrow();
  });
});

describe('transactions', () => {
  const receipt = { status: '0x1', blockNumber: '0x10', transactionHash: HASH };
  const wait = async (answer: unknown) => {
    vi.useFakeTimers();
    const provider = fakeProvider({ eth_getTransactionReceipt: answer });
    const ended = waitForReceipt(provider, HASH, { total: 40, pause: 5 });
    await vi.runAllTimersAsync();
    return ended;
  };

  it('are sent with account, contract, data, coin and chain', async () => {
    const provider = fakeProvider({ eth_sendTransaction: HASH });
    expect(await sendThroughWallet(provider, MESSAGE, 8453)).toEqual({ value: HASH });
    expect(provider.asked[0]?.params).toEqual([
      { from: ACCOUNT, to: ACCOUNT, data: '0x12345678', value: '0x5', chainId: '0x2105' },
    ]);
  });

  const failing = async (answer: unknown) => {
    const sent = await sendThroughWallet(fakeProvider({ eth_sendTransaction: answer }), MESSAGE, 1);
    return 'problem' in sent ? sent.problem.message : 'sent';
  };
  const lost = { code: -32603, message: 'connection lost' };

  it.each([
    ['an odd answer', '0x12'],
    ['no connection', throwing({ code: 4900 })],
    ['no connection to the chain', throwing({ code: 4901 })],
    ['an error without a code', throwing(lost)],
    ['an error without words', throwing(null)],
    ['an open request', throwing({ code: -32002 })],
  ])('may have been sent after %s: the reader is told to look first', async (_, answer) => {
    const says = await failing(answer);
    expect(says).toMatch(/may (have sent one|be this transaction)/);
    expect(says).toMatch(/before you send again: a second transaction could pay twice\.$/);
    expect(says).not.toMatch(/press|try again/i);
  });

  it('may have been sent after silence', async () => {
    vi.useFakeTimers();
    const says = failing(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(300_001);
    expect(await says).toMatch(/may have sent one.*could pay twice\.$/);
  });

  it('keep what the wallet says, and are not doubted when the wallet refused', async () => {
    expect(await failing(throwing(lost))).toMatch(
      /^Your wallet reports a problem: “\u2068connection/,
    );
    expect(await failing(throwing({ code: 4001 }))).toMatch(/Nothing was sent/);
    for (const code of [4001, 4100, 4200, 4902]) {
      expect(await failing(throwing({ code })), String(code)).not.toMatch(/pay twice/);
    }
  });

  it('are waited for, through failing questions, with a limit', async () => {
    let asked = 0;
    const slow = () => {
      asked += 1;
      if (asked === 1) return null;
      if (asked === 2) throw { code: 4900 };
      return receipt;
    };
    expect(await wait(slow)).toEqual({ succeeded: true, block: 16n, logs: [] });
    expect(await wait({ ...receipt, status: '0x0' })).toEqual({
      succeeded: false,
      block: 16n,
      logs: [],
    });
    expect(await wait(() => null)).toBeNull();
    expect(await wait({ ...receipt, transactionHash: `0x${'cd'.repeat(32)}` })).toBeNull();
    expect(await wait({ ...receipt, status: '0x7' })).toBeNull();
  });
});
