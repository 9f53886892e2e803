import type { createMeter } from '@sablier-docs/testing/gas';
import type { LocalProtocol } from '@sablier-docs/testing/start';
import { dai } from '@sablier-docs/testing/streams';

type Meter = ReturnType<typeof createMeter>;

/** Opens a stream of the model that is measured, whose sender and recipient are the usual ones. */
type Open = () => Promise<bigint>;

export const MINUTE = 60n;

/**
 * The life of a stream after its creation, in rows of the meter. `what` goes before the state;
 * where it is given, withdrawals by the recipient before the end are measured by size elsewhere.
 */
export async function measureLife(local: LocalProtocol, meter: Meter, open: Open, what = '') {
  const { lockup } = local.deployed;
  const { sender, recipient, stranger, other } = local.accounts;
  const row = (call: string, state: string) => ({ call, state: `${what}${state}` });
  const endOf = async (id: bigint) => BigInt(await local.lockup.read.getEndTime([id]));
  const feeOf = (id: bigint) => local.lockup.read.calculateMinFeeWei([id]);
  const some = dai('1');

  const renounced = await open();
  await meter.measure(row('renounce', 'by the sender'), sender, lockup, [renounced]);

  const live = await open();
  let fee = await feeOf(live);
  await local.nextBlockAt((await endOf(live)) - MINUTE);
  if (!what) {
    const first = row('withdraw', 'before the end, by the recipient');
    await meter.measure(first, recipient, lockup, [live, recipient, some], fee);
  }
  const third = row('withdraw', 'before the end, by a third party');
  await meter.measure(third, stranger, lockup, [live, recipient, some], fee);
  const transfer = row('transferFrom', 'by the recipient');
  await meter.measure(transfer, recipient, lockup, [recipient, other, live]);
  await meter.measure(row('cancel', 'before the end'), sender, lockup, [live]);

  const ended = [await open(), await open()] as const;
  fee = await feeOf(ended[0]);
  await local.nextBlockAt((await endOf(ended[1])) + MINUTE);
  const all = [ended[0], recipient, dai('300')];
  await meter.measure(row('withdraw', 'all, by the recipient'), recipient, lockup, all, fee);
  const max = row('withdrawMax', 'all, by a third party');
  await meter.measure(max, stranger, lockup, [ended[1], recipient], fee);
  await meter.measure(row('burn', 'depleted'), recipient, lockup, [ended[0]]);
}
