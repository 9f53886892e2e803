import type { Page } from '@playwright/test';
import { toFunctionSelector } from 'viem';

export const ACCOUNT = '0x8b1dD8774373729B7755202079F52D8c7444D335';
export const OTHER = '0x0298F4332e3857631385b39766325058a93e249f';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
export const HASH = `0x${'ab'.repeat(32)}`;
const NOW = 1_800_000_000n;

const word = (value: bigint) => value.toString(16).padStart(64, '0');
const dates = { start: NOW - 100n * 86_400n, end: NOW + 300n * 86_400n };
const REVERTS = 'reverts';

/**
 * Recorded answers about a linear stream of Lockup v4.0: 1,000 USDC over 400 days, 100 of them over, 50
 * withdrawn.
 */
const recorded: Readonly<Record<string, string>> = {
  'ownerOf(uint256)': word(BigInt(ACCOUNT)),
  'getSender(uint256)': word(BigInt(OTHER)),
  'statusOf(uint256)': word(1n),
  'withdrawableAmountOf(uint256)': word(200_000_000n),
  'refundableAmountOf(uint256)': word(750_000_000n),
  'isCancelable(uint256)': word(1n),
  'isTransferable(uint256)': word(1n),
  'getUnderlyingToken(uint256)': word(BigInt(TOKEN)),
  'getDepositedAmount(uint256)': word(1_000_000_000n),
  'getWithdrawnAmount(uint256)': word(50_000_000n),
  'getRefundedAmount(uint256)': word(0n),
  'getStartTime(uint256)': word(dates.start),
  'getEndTime(uint256)': word(dates.end),
  'calculateMinFeeWei(uint256)': word(247_500_000_000_000n),
  'getLockupModel(uint256)': word(0n),
  'getCliffTime(uint256)': word(0n),
  'getUnlockAmounts(uint256)': word(0n) + word(0n),
  'getGranularity(uint256)': word(1n),
  'getSegments(uint256)': REVERTS,
  'getTranches(uint256)': REVERTS,
  'wasCanceled(uint256)': word(0n),
  'isDepleted(uint256)': word(0n),
  'comptroller()': word(BigInt(TOKEN) + 1n),
  'getMinFeeUSDFor(uint8,address)': word(99_000_000n),
  // 100 USD, at 4,000 USD for a coin.
  'convertUSDFeeToWei(uint256)': word(25_000_000_000_000_000n),
  'symbol()': word(32n) + word(4n) + '55534443'.padEnd(64, '0'),
  'decimals()': word(6n),
  'withdrawMax(uint256,address)': word(200_000_000n),
};

/** The behavior of a wallet instead of an answer: it is silent, throws, or answers something else. */
export type Fault = 'silent' | { throws: unknown } | { answers: unknown };

export interface StandIn {
  name?: string;
  chainId?: string;
  account?: string;
  /** Whether it announces itself when `standIn.announce` is called, and not when it is asked to. */
  isLate?: boolean;
  /** Answers in hex without `0x`, by the signature of a function, beside those about the stream. */
  answers?: Readonly<Record<string, string>>;
  /** By method, or by the signature of a function for `eth_call`. */
  faults?: Readonly<Record<string, Fault>>;
}

export interface MinedLog {
  address: string;
  topics: readonly string[];
  data: string;
}

interface State {
  asked: { method: string; params: unknown }[];
  chainId: string;
  account: string;
  faults: Record<string, Fault>;
  /** The logs of the transaction that the wallet knows. */
  logs: readonly MinedLog[];
  /** The event that a window of the wallet waits for before it answers. */
  confirmed: Promise<void>;
  emit: (event: string) => void;
  announce: () => void;
}

declare global {
  interface Window {
    standIn: State;
  }
}

const bySelector = <T>(of: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(of).map(([name, value]) => [
      name.includes('(') ? toFunctionSelector(name) : name,
      value,
    ]),
  );

/** Puts a wallet into the page that announces itself as EIP-6963 says, before the page's own scripts. */
export async function addWallet(page: Page, options: StandIn = {}): Promise<void> {
  const {
    name = 'Stand-in',
    chainId = '0x2105',
    account = ACCOUNT,
    isLate = false,
    answers = {},
    faults = {},
  } = options;
  const setup = {
    name,
    chainId,
    account,
    isLate,
    faults: bySelector(faults),
    answers: bySelector({ ...recorded, ...answers }),
    hash: HASH,
    time: `0x${NOW.toString(16)}`,
  };
  await page.addInitScript((given) => {
    const listeners: [string, () => void][] = [];
    const state: State = {
      asked: [],
      chainId: given.chainId,
      account: given.account,
      faults: given.faults,
      logs: [],
      confirmed: Promise.resolve(),
      emit: (event) => listeners.filter(([of]) => of === event).forEach(([, call]) => call()),
      announce: () =>
        void window.dispatchEvent(
          new CustomEvent('eip6963:announceProvider', {
            detail: Object.freeze({ info, provider }),
          }),
        ),
    };
    const fail = (fault: Fault | undefined): unknown => {
      if (fault === 'silent') return new Promise(() => undefined);
      if (fault && 'throws' in fault) throw fault.throws;
      return fault?.answers;
    };
    const mined = { status: '0x1', blockNumber: '0x11', transactionHash: given.hash };
    const answer: Record<string, (params: unknown[]) => unknown> = {
      eth_requestAccounts: () => [state.account],
      eth_accounts: () => [state.account],
      eth_chainId: () => state.chainId,
      wallet_switchEthereumChain: ([chain]) => {
        state.chainId = (chain as { chainId: string }).chainId;
        return null;
      },
      eth_getBlockByNumber: () => ({ number: '0x10', timestamp: given.time }),
      eth_call: ([call]) => {
        const selector = (call as { data: string }).data.slice(0, 10);
        const fault = state.faults[selector];
        if (fault) return fail(fault);
        const words = given.answers[selector];
        if (words === undefined || words === 'reverts')
          throw { code: 3, message: 'execution reverted' };
        return `0x${words}`;
      },
      eth_getCode: () => '0x6001',
      eth_sendTransaction: () => given.hash,
      eth_getTransactionReceipt: () => ({ ...mined, logs: state.logs }),
    };
    const provider = {
      request: async ({ method, params }: { method: string; params: unknown[] }) => {
        state.asked.push({ method, params });
        const fault = state.faults[method];
        if (fault) return fail(fault);
        const find = answer[method];
        if (!find) throw { code: 4200 };
        if (/^eth_(requestAccounts|sendTransaction)$/.test(method)) await state.confirmed;
        return find(params);
      },
      on: (event: string, listener: () => void) => listeners.push([event, listener]),
      removeListener: (event: string, listener: () => void) => {
        const at = listeners.findIndex(([of, one]) => of === event && one === listener);
        if (at >= 0) listeners.splice(at, 1);
      },
    };
    const info = { uuid: given.name, name: given.name, icon: 'data:,' };
    if (!given.isLate) window.addEventListener('eip6963:requestProvider', state.announce);
    window.standIn = state;
  }, setup);
}

/** The stand-in as a program outside of the page asks it. It throws the wallet's errors. */
export const providerOf = (page: Page): { request: (asked: object) => Promise<unknown> } => ({
  request: (asked) =>
    page.evaluate(
      (question) =>
        new Promise((resolve, reject) => {
          type Found = CustomEvent<{
            provider: { request: (asked: object) => Promise<unknown> };
          }>;
          const take = (event: Event) => {
            (event as Found).detail.provider.request(question).then(resolve, () => {
              reject(new Error('The wallet has thrown.'));
            });
          };
          window.addEventListener('eip6963:announceProvider', take, { once: true });
          window.dispatchEvent(new Event('eip6963:requestProvider'));
        }),
      asked,
    ),
});

/** Methods that the wallet was asked for, in order. */
export const askedOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.standIn.asked.map(({ method }) => method));

/** Changes the wallet's behavior from now on. */
export async function setFaults(page: Page, faults: Record<string, Fault>): Promise<void> {
  await page.evaluate((next) => {
    window.standIn.faults = next;
  }, bySelector(faults));
}

/** Leaves the wallet's own windows open until the returned function is called. */
export async function holdWallet(page: Page): Promise<() => Promise<void>> {
  const confirm = await page.evaluateHandle(() => {
    let done: () => void = () => undefined;
    window.standIn.confirmed = new Promise<void>((resolve) => (done = resolve));
    return done;
  });
  return () => confirm.evaluate((done) => done());
}

/** Gives the transaction of the wallet logs. */
export const setLogs = (page: Page, logs: readonly MinedLog[]): Promise<void> =>
  page.evaluate((next) => {
    window.standIn.logs = next;
  }, logs);

/** What the wallet was asked to send, in order. */
export const sentOf = (page: Page): Promise<{ to: string; data: string; chainId: string }[]> =>
  page.evaluate(() =>
    window.standIn.asked
      .filter(({ method }) => method === 'eth_sendTransaction')
      .flatMap(({ params }) => params as { to: string; data: string; chainId: string }[]),
  );
