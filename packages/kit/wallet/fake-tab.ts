import { encodeCall } from '@sablier-docs/protocol/calls/encode';
import type { CallFunction } from '@sablier-docs/protocol/calls/types';
import type { Call } from '../calls/call';
import { makeDispatch } from './dispatch';
import { withoutFigures } from './testing-calls';
import { makeSender } from './sender';
import { makeLedger } from './sent/ledger';
import type { Store } from './sent/store';
import type { Session } from './session';
import { fakeProvider, walletOf, type FakeResponses } from './fake-provider';
import { approve, withdraw } from './testing-calls';

export const ACCOUNT = '0x8b1dD8774373729B7755202079F52D8c7444D335';
export const OTHER = '0x0298F4332e3857631385b39766325058a93e249f';
export const TOKEN = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
export const HASH = `0x${'ab'.repeat(32)}`;
export const CHAIN = 8453;

const callOf = (fn: CallFunction, args: Call['args'], more: Partial<Call>): Call => ({
  chainId: CHAIN,
  to: TOKEN,
  fn,
  args,
  value: 0n,
  data: encodeCall(fn, args),
  title: fn.name,
  ...more,
});
export const approvalForTest = (amount: bigint, more: Partial<Call> = {}): Call =>
  callOf(approve, [OTHER, amount], more);
export const withdrawalForTest = (more: Partial<Call> = {}): Call =>
  callOf(withdraw, [5n, ACCOUNT], { to: OTHER, value: 7n, ...more });

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;

/** A storage for one tab. */
export function fakeStore(kept: Record<string, string> = {}): Store & { kept: typeof kept } {
  return {
    kept,
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
  };
}

/** Responses of a wallet that accepts everything. */
export const ACCEPTS_EVERYTHING: FakeResponses = {
  eth_accounts: [ACCOUNT],
  eth_chainId: '0x2105',
  eth_getCode: '0x6001',
  eth_call: word(1n),
  eth_sendTransaction: HASH,
  eth_getTransactionReceipt: () => ({
    status: '0x1',
    blockNumber: '0x11',
    transactionHash: HASH,
  }),
};

/** A tab with one sender, a wallet, and a storage. */
export function fakeTab(
  changed: FakeResponses = {},
  store: Store | undefined = fakeStore(),
  shared: Store = fakeStore(),
) {
  const results: Record<string, unknown> = { ...ACCEPTS_EVERYTHING, ...changed };
  const provider = fakeProvider(results);
  const session: Session = { wallet: walletOf(provider), account: ACCOUNT, chainId: CHAIN };
  const ledger = makeLedger(
    () => store,
    () => shared,
  );
  const dispatch = makeDispatch(ledger, { total: 40, pause: 5 });
  const sender = makeSender(dispatch);
  const prepared = (call: Call, from = ACCOUNT) => withoutFigures(call, from);
  const show = (call: Call) => sender.show({ ...prepared(call), session });
  const sentOf = () =>
    provider.asked
      .filter(({ method }) => method === 'eth_sendTransaction')
      .map(({ params }) => params?.[0] as { to: string; data: string; from: string });
  return { results, provider, session, ledger, dispatch, sender, prepared, show, sentOf, store };
}
