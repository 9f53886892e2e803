import type { GasRow } from '@sablier-docs/protocol/gas/types';
import { createMeter } from '@sablier-docs/testing/gas';
import type { LocalProtocol } from '@sablier-docs/testing/start';
import { DEPOSIT, openFlow, parties, RATE, usdc } from './setup';

/** Every call on one stream, each as a transaction. `fee` in wei goes with withdrawals. */
export async function measureStreams(local: LocalProtocol, fee: bigint): Promise<GasRow[]> {
  const meter = createMeter(local);
  const { flow } = local.deployed;
  const { sender, recipient, stranger, other } = local.accounts;
  const bySender = (call: string, state: string, args: readonly unknown[]) =>
    meter.measure({ call, state }, sender, flow, args);

  await bySender('create', 'without a deposit', parties(local));
  await bySender('createAndDeposit', 'new', [...parties(local), DEPOSIT]);
  let id = await openFlow(local, 0n);
  await bySender('deposit', 'empty stream', [id, DEPOSIT, sender, recipient]);
  await bySender('deposit', 'funded stream', [id, DEPOSIT, sender, recipient]);
  await bySender('adjustRatePerSecond', 'streaming', [id, RATE * 2n]);
  await bySender('refund', 'solvent', [id, usdc('10000')]);
  await bySender('pause', 'streaming', [id]);
  await bySender('restart', 'paused', [id, RATE]);
  await bySender('refundMax', 'solvent', [id]);

  const debtor = await openFlow(local, 0n);
  await bySender('depositAndPause', 'insolvent', [debtor, usdc('10000')]);
  await bySender('restartAndDeposit', 'paused', [debtor, RATE, DEPOSIT]);
  await bySender('refundAndPause', 'solvent', [debtor, usdc('10000')]);
  await bySender('void', 'insolvent', [await openFlow(local, usdc('100'))]);
  await bySender('void', 'solvent', [await openFlow(local)]);

  const withdraw = (state: string, of: bigint, by = recipient) =>
    meter.measure({ call: 'withdraw', state }, by, flow, [of, recipient, usdc('500')], fee);
  id = await openFlow(local, DEPOSIT, 20n);
  await withdraw('first of the stream', id);
  await withdraw('later, by the recipient', id);
  await withdraw('later, by a third party', id, stranger);
  const max = { call: 'withdrawMax', state: 'later, by the recipient' };
  await meter.measure(max, recipient, flow, [id, recipient], fee);
  await withdraw('first, insolvent', await openFlow(local, usdc('1000'), 20n));
  const transfer = { call: 'transferFrom', state: 'by the recipient' };
  await meter.measure(transfer, recipient, flow, [recipient, other, id]);
  return meter.rows;
}
