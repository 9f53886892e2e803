import type { GasProduct } from '.';

/** A figure of the publisher, and our two rows to compare it with. */
interface PublishedGas {
  readonly call: string;
  /** State of the row in `inner`. */
  readonly inner: string;
  /** State of the row among whole transactions. */
  readonly whole: string;
  readonly gas: number;
}

/**
 * Of 2026-03-20, on a fork of Ethereum, with WETH for Lockup and USDC for Flow:
 * https://github.com/sablier-labs/evm-monorepo/tree/a5570c69/misc/benchmarks/results
 */
export const publishedGas: Readonly<Record<GasProduct, readonly PublishedGas[]>> = {
  lockup: [
    { call: 'createWithTimestampsLL', inner: 'no cliff', whole: 'no cliff', gas: 145_249 },
    { call: 'createWithTimestampsLD', inner: '2 segments', whole: '2 segments', gas: 191_161 },
    { call: 'createWithTimestampsLD', inner: '10 segments', whole: '10 segments', gas: 399_192 },
    {
      call: 'createWithTimestampsLD',
      inner: '100 segments',
      whole: '100 segments',
      gas: 2_742_934,
    },
    { call: 'createWithTimestampsLT', inner: '2 tranches', whole: '2 tranches', gas: 190_054 },
    { call: 'createWithTimestampsLT', inner: '10 tranches', whole: '10 tranches', gas: 392_857 },
    {
      call: 'createWithTimestampsLT',
      inner: '100 tranches',
      whole: '100 tranches',
      gas: 2_676_076,
    },
    {
      call: 'withdraw',
      inner: 'linear, by a third party',
      whole: 'before the end, by a third party',
      gas: 32_433,
    },
    { call: 'cancel', inner: 'linear', whole: 'before the end', gas: 39_195 },
    { call: 'renounce', inner: 'linear, not started', whole: 'by the sender', gas: 4_532 },
  ],
  flow: [
    { call: 'create', inner: 'any', whole: 'without a deposit', gas: 127_027 },
    { call: 'deposit', inner: 'any', whole: 'funded stream', gas: 37_028 },
    { call: 'withdraw', inner: 'solvent', whole: 'later, by a third party', gas: 47_757 },
    { call: 'refund', inner: 'solvent', whole: 'solvent', gas: 24_767 },
    { call: 'adjustRatePerSecond', inner: 'any', whole: 'streaming', gas: 44_520 },
    { call: 'pause', inner: 'any', whole: 'streaming', gas: 8_312 },
    { call: 'restart', inner: 'any', whole: 'paused', gas: 7_536 },
    { call: 'void', inner: 'solvent', whole: 'solvent', gas: 10_100 },
  ],
};
