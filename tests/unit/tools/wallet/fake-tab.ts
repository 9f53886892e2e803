import { encodeCall } from '../../../../src/protocol/calls/encode';
import type { CallFunction } from '../../../../src/protocol/calls/types';
import type { Call } from '../../../../src/tools/calls/call';
import { makeDispatch } from '../../../../src/tools/wallet/dispatch';
import { makeSender } from '../../../../src/tools/wallet/sender';
import { makeLedger, type Store } from '../../../../src/tools/wallet/sent/ledger';
import type { Session } from '../../../../src/tools/wallet/session';
import { fakeProvider, walletOf, type Answers } from './fake';
import { approve, withdraw } from '../../../support/wallet-calls';

export const ACCOUNT = '0x8b1dD8774373729B7755202079F52D8c7444D335';
export const OTHER = '0x0298F4332e3857631385b39766325058a93e249f';
export const TOKEN = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
export const HASH = `0x${'ab'.repeat(32)}`;
export const CHAIN = 8453;

const callOf = (fn: CallFunction, args: Call['args'], more: Partial<Call>): Call => ({
  ...{ chainId: CHAIN, to: TOKEN, fn, args, value: 0n, data: encodeCall(fn, args), title: fn.name },
  ...more,
});
export const approval = (amount: bigint, more: Partial<Call> = {}): Call =>
  callOf(approve, [OTHER, amount], more);
export const withdrawal = (more: Partial<Call> = {}): Call =>
  callOf(withdraw, [5n, ACCOUNT], { to: OTHER, value: 7n, ...more });

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;

/** A storage that only one tab has. */
export function fakeStore(kept: Record<string, string> = {}): Store & { kept: typeof kept } {
  return {
    kept,
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
  };
}

/** What a wallet answers that accepts everything. */
export const WILLING: Answers = {
  eth_accounts: [ACCOUNT],
  eth_chainId: '0x2105',
  eth_getCode: '0x6001',
  eth_call: word(1n),
  eth_sendTransaction: HASH,
  eth_getTransactionReceipt: () => ({
    ...{ status: '0x1', blockNumber: '0x11', transactionHash: HASH },
  }),
};

/** A tab with one place that sends, a wallet, and a storage. */
export function fakeTab(changed: Answers = {}, store: Store | undefined = fakeStore()) {
  const answers: Record<string, unknown> = { ...WILLING, ...changed };
  const provider = fakeProvider(answers);
  const session: Session = { wallet: walletOf(provider), account: ACCOUNT, chainId: CHAIN };
  const ledger = makeLedger(() => store);
  const dispatch = makeDispatch(ledger, { total: 40, pause: 5 });
  const sender = makeSender(dispatch);
  const show = (call: Call) => sender.show({ call, session, words: call.title });
  const sentOf = () =>
    provider.asked
      .filter(({ method }) => method === 'eth_sendTransaction')
      .map(({ params }) => params?.[0] as { to: string; data: string; from: string });
  return { answers, provider, session, ledger, dispatch, sender, show, sentOf, store };
}
