import { scaleFactor } from '@sablier-docs/protocol/flow/scale';
import { requiredWord, streamViewWord, type StreamResults } from '../readings/stream/results';
import { NotRehearsed } from './not-rehearsed';
import { openParties, rehearsalPlan, wholly, type Plan } from './plan';
import type { Site } from './site';

interface FlowPlan extends Plan {
  /** Second from which the debt is counted, in Unix seconds. */
  readonly snapshotTime: bigint;
  /** Debt at that second, with 18 decimals. */
  readonly snapshotDebt: bigint;
  /** Tokens per second, with 18 decimals. */
  readonly rate: bigint;
  readonly balance: bigint;
  readonly isVoided: boolean;
}

/** @throws NotRehearsed for a stream that was not read in full */
export function planFlow(results: StreamResults, now: bigint): FlowPlan {
  const terms = wholly(() => {
    const need = requiredWord(results);
    return {
      snapshotTime: need('getSnapshotTime'),
      snapshotDebt: need('getSnapshotDebtScaled'),
      rate: need('getRatePerSecond'),
      balance: need('getBalance'),
      isVoided: need('isVoided') === 1n,
    };
  });
  return { ...rehearsalPlan(results, terms.snapshotTime, now), ...terms };
}

/**
 * Opens a stream with the debt, the rate and the tokens that were read, and moves the clock to the second before the
 * calls. A debt at the snapshot is made by a rate that lasts one second before it.
 * @returns its id in the rehearsal
 */
export async function openFlow(
  site: Site,
  results: StreamResults,
  plan: FlowPlan,
  now: bigint,
): Promise<bigint> {
  const { sender, recipient, snapshotTime, snapshotDebt, rate, balance, isVoided } = plan;
  const id = await openParties(site, plan);
  const transferable = streamViewWord(results, 'isTransferable') !== 0n;
  const create = (first: bigint, start: bigint) =>
    site.send(sender, 'create', [
      sender,
      recipient,
      first,
      Number(start),
      site.token,
      transferable,
    ]);
  const deposit = async () => {
    if (balance > 0n) await site.send(sender, 'deposit', [id, balance, sender, recipient]);
  };
  if (snapshotDebt === 0n) {
    await create(rate, rate === 0n ? 0n : snapshotTime);
    await deposit();
    if (isVoided) await site.send(sender, 'void', [id]);
  } else {
    await site.moveTo(snapshotTime - 2n);
    await create(snapshotDebt, snapshotTime - 1n);
    await deposit();
    await site.moveTo(snapshotTime);
    if (isVoided) await site.send(sender, 'void', [id]);
    else if (rate === 0n) await site.send(sender, 'pause', [id]);
    else if (rate !== snapshotDebt) await site.send(sender, 'adjustRatePerSecond', [id, rate]);
  }
  await site.moveTo(now - 1n);
  const debt = await site.read<bigint>('totalDebtOf', [id]);
  const scale = scaleFactor(await site.read<number>('getTokenDecimals', [id]));
  const since = now - 1n > snapshotTime ? now - 1n - snapshotTime : 0n;
  const expected = (snapshotDebt + rate * since) / scale;
  if (debt !== expected)
    throw new NotRehearsed('The page could not make the debt of this stream as it was read.');
  return id;
}
