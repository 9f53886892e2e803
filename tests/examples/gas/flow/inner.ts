import type { GasRow } from '@sablier-docs/protocol/gas/types';
import { measureInner, type InnerCall } from '@sablier-docs/testing/gas';
import type { LocalProtocol } from '@sablier-docs/testing/start';
import { DAY } from '@sablier-docs/testing/streams';
import { DEPOSIT, RATE, usdc } from './setup';

/** The calls whose figures the publisher gives, in one transaction, each after the same call. */
export async function measureInnerFlow(local: LocalProtocol, fee: bigint): Promise<GasRow[]> {
  const probe = await local.deployExample('GasProbe', [], { keepsTokens: true });
  const { recipient } = local.accounts;
  const { flow, usdc: token } = local.deployed;
  await local.mint(probe.address, usdc('10000000'), token.address);
  const first = await local.flow.read.nextStreamId();
  const start = (await local.now()) - 20n * DAY;

  const on = (call: string, args: readonly unknown[], state?: string): InnerCall => ({
    to: flow,
    call,
    args,
    state,
  });
  const create = (state?: string) =>
    on('create', [probe.address, recipient, RATE, start, token.address, true], state);
  const deposit = (id: bigint, state?: string) =>
    on('deposit', [id, DEPOSIT, probe.address, recipient], state);
  const withdraw = (id: bigint, state?: string): InnerCall => ({
    ...on('withdraw', [id, recipient, usdc('500')], state),
    value: fee,
  });
  return measureInner(local, probe, [
    { to: token, call: 'approve', args: [flow.address, usdc('10000000')] },
    create(),
    create('any'),
    deposit(first),
    deposit(first + 1n, 'any'),
    withdraw(first),
    withdraw(first + 1n, 'solvent'),
    on('refund', [first, usdc('100')]),
    on('refund', [first + 1n, usdc('10000')], 'solvent'),
    on('adjustRatePerSecond', [first + 1n, RATE * 2n], 'any'),
    on('pause', [first + 1n], 'any'),
    on('restart', [first + 1n, RATE], 'any'),
    on('void', [first + 1n], 'solvent'),
  ]);
}
