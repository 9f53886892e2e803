import type { Chain } from '@sablier-docs/testing/chain';
import type { ContractActions, Who } from './contract';
import type { lockupChain, LockupOptions, Segment, Tranche } from './lockup';
import { DAY, dai, usd } from './units';

/*
 * A body that is run once for each case that a sentence speaks of, each time on the state before. `narrow.ts` reads from
 * the names of these functions what a test runs.
 */

type Lockup = ReturnType<typeof lockupChain>;

export const MODELS = ['linear', 'dynamic', 'tranched', 'priceGated'] as const;
export type Model = (typeof MODELS)[number];

const DEPOSIT = dai('100');
const LENGTH = 100n * DAY;
const TARGET = usd('4000');
/** A feed of its own: that of the coin decides fees. */
const GATE = 'gate';
/** 1 with 18 decimals: a curve that is a line. */
const LINE = 10n ** 18n;

/** Lockup v4.0, where `open` makes streams of one model. */
export interface OfModel extends Lockup {
  readonly model: Model;
  /**
   * Lets time pass, and the price of a price-gated stream reach its target.
   * @returns what a stream of 100 tokens over 100 days that began before has released by then, after one day or each tenth
   */
  readonly ripen: (seconds: bigint) => Promise<bigint>;
  /** What remains of an amount that is released evenly: nothing of a price-gated stream below its target. */
  readonly even: (amount: bigint) => bigint;
}

/** Ends of tranches: as much is released there as of an even stream. More of them would only cost time. */
const HUNDREDTHS = [1n, 10n, 20n, 30n, 40n, 50n, 60n, 70n, 80n, 90n, 100n] as const;

/** The same stream in a model: the deposit is released evenly, in tranches at a hundredth and each tenth, or by a price. */
function inModel(model: Model, options: LockupOptions): LockupOptions {
  const { deposit = DEPOSIT, total = LENGTH } = options;
  if (model === 'dynamic') {
    const segments: readonly Segment[] = [[deposit, LINE, total]];
    return { ...options, segments };
  }
  if (model === 'tranched') {
    const tranches: Tranche[] = HUNDREDTHS.map((hundredths, at) => {
      const before = HUNDREDTHS[at - 1] ?? 0n;
      const upTo = (whole: bigint, share: bigint) => (whole * share) / 100n;
      const part = (whole: bigint) => upTo(whole, hundredths) - upTo(whole, before);
      return [part(deposit), part(total)];
    });
    return { ...options, tranches };
  }
  return model === 'priceGated' ? { ...options, targetPrice: TARGET, oracle: GATE } : options;
}

async function onState({ chain }: { readonly chain: Chain }, run: () => Promise<void>) {
  const state = await chain.snapshot();
  await run();
  await chain.revert({ id: state });
}

const say = (error: unknown, of: string): Error => {
  const found = error instanceof Error ? error : new Error(String(error));
  found.message = `${of}: ${found.message}`;
  return found;
};

/** Runs a body on streams of each model. @throws in the first model in which it fails, with its name */
export async function inEachModel(
  lockup: Lockup,
  run: (lockup: OfModel) => Promise<void>,
  models: readonly Model[] = MODELS,
): Promise<void> {
  for (const model of models)
    await onState(lockup, async () => {
      const gate = lockup.on(await lockup.deploy('TestOracle', [8, usd('3000')], GATE));
      await run({
        ...lockup,
        model,
        open: (options = {}) => lockup.open(inModel(model, options)),
        even: (amount) => (model === 'priceGated' ? 0n : amount),
        ripen: async (seconds) => {
          await lockup.pass(seconds);
          if (model === 'priceGated') await gate.call('admin', 'setPrice', [TARGET]);
          return model === 'priceGated' ? DEPOSIT : (DEPOSIT * seconds) / LENGTH;
        },
      }).catch((error: unknown) => {
        throw say(error, model);
      });
    });
}

/** Whoever may call: parties, approved accounts, the admin of the comptroller, a stranger. */
const CALLERS = ['recipient', 'sender', 'delegate', 'operator', 'admin', 'stranger'] as const;

/**
 * Runs a body for each account that could call: `delegate` is approved for the NFT of the stream, `operator` for all NFTs of the
 * recipient. @throws for the first account for which it fails, with its name
 */
export async function byEachCaller(
  product: ContractActions,
  id: bigint,
  run: (who: Who & (typeof CALLERS)[number]) => Promise<void>,
): Promise<void> {
  await product.call('recipient', 'approve', ['delegate', id]);
  await product.call('recipient', 'setApprovalForAll', ['operator', true]);
  for (const who of CALLERS)
    await onState(product, () =>
      run(who).catch((error: unknown) => {
        throw say(error, `by ${who}`);
      }),
    );
}
