import { release } from 'sablier/evm/releases/flow/v3.0';
import { encodeFunctionData, parseUnits } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GasRow } from '../../src/protocol/gas/types';
import { compareGas } from './support/gas';
import { startProtocol, type LocalProtocol } from './support/start';

/*
 * The figures of /guides/flow/gas-benchmarks: gas of whole transactions on the published bytecode.
 * `UPDATE_GAS=1 npx vitest run --config tests/examples/vitest.config.ts tests/examples/gas-flow.test.ts`
 * writes them anew.
 */

const DAY = 86_400n;
const RATE = 10n ** 15n; // 86.4 tokens a day
const usdc = (amount: string) => parseUnits(amount, 6);
const DEPOSIT = usdc('50000');
const SIZES = [2, 5, 10, 20];

let local: LocalProtocol;
let fee: bigint;

const flow = async (
  account: 'sender' | 'recipient' | 'stranger',
  name: string,
  args: readonly unknown[],
  value = 0n,
) => local.send<bigint>(local.accounts[account], local.deployed.flow, name, args, { value });

const parties = (rate = RATE) => {
  const { sender, recipient } = local.accounts;
  return [sender, recipient, rate, 0, local.contracts.usdc, true];
};

/** A stream two days after its creation, with a deposit if `deposit` is above zero. */
async function stream(deposit = DEPOSIT, days = 2n): Promise<bigint> {
  const created = await (deposit > 0n
    ? flow('sender', 'createAndDeposit', [...parties(), deposit])
    : flow('sender', 'create', parties()));
  await local.warpTo((await local.now()) + days * DAY);
  return created.result;
}

beforeAll(async () => {
  local = await startProtocol();
  const { sender, recipient } = local.accounts;
  const token = local.contracts.usdc;
  // Nobody starts at zero: first-time storage would make every figure a special case.
  for (const account of [sender, recipient]) await local.mint(account, usdc('100000000'), token);
  await local.approve(sender, local.contracts.flow, 2n ** 256n - 1n, token);
  const first = await stream();
  fee = await local.flow.read.calculateMinFeeWei([first]);
  await flow('recipient', 'withdrawMax', [first, recipient], fee);
});
afterAll(() => local?.stop());

async function streams(): Promise<GasRow[]> {
  const { sender, recipient } = local.accounts;
  const rows: GasRow[] = [];
  const add = async (call: string, state: string, sent: ReturnType<typeof flow>) =>
    rows.push({ call, state, gas: Number((await sent).receipt.gasUsed) });

  await add('create', 'without a deposit', flow('sender', 'create', parties()));
  await add('createAndDeposit', 'new', flow('sender', 'createAndDeposit', [...parties(), DEPOSIT]));
  let id = await stream(0n);
  await add('deposit', 'empty stream', flow('sender', 'deposit', [id, DEPOSIT, sender, recipient]));
  await add(
    'deposit',
    'funded stream',
    flow('sender', 'deposit', [id, DEPOSIT, sender, recipient]),
  );
  await add(
    'adjustRatePerSecond',
    'streaming',
    flow('sender', 'adjustRatePerSecond', [id, RATE * 2n]),
  );
  await add('refund', 'solvent', flow('sender', 'refund', [id, usdc('10000')]));
  await add('pause', 'streaming', flow('sender', 'pause', [id]));
  await add('restart', 'paused', flow('sender', 'restart', [id, RATE]));
  await add('refundMax', 'solvent', flow('sender', 'refundMax', [id]));
  await add('void', 'insolvent', flow('sender', 'void', [await stream(usdc('100'))]));
  await add('void', 'solvent', flow('sender', 'void', [await stream()]));

  const withdraw = (of: bigint, amount: bigint, by: 'recipient' | 'stranger' = 'recipient') =>
    flow(by, 'withdraw', [of, recipient, amount], fee);
  id = await stream(DEPOSIT, 20n);
  await add('withdraw', 'first of the stream', withdraw(id, usdc('500')));
  await add('withdraw', 'later, by the recipient', withdraw(id, usdc('500')));
  await add('withdraw', 'later, by a third party', withdraw(id, usdc('500'), 'stranger'));
  await add('withdrawMax', 'later', flow('recipient', 'withdrawMax', [id, recipient], fee));
  id = await stream(usdc('1000'), 20n);
  await add('withdraw', 'first, insolvent', withdraw(id, usdc('500')));
  const { other } = local.accounts;
  await add(
    'transferFrom',
    'transferable',
    flow('recipient', 'transferFrom', [recipient, other, id]),
  );
  return rows;
}

async function batches(): Promise<GasRow[]> {
  const abi = release.abi.SablierFlow;
  const rows: GasRow[] = [];
  for (const size of SIZES) {
    const create = encodeFunctionData({
      abi,
      functionName: 'createAndDeposit',
      args: [...parties(), DEPOSIT] as never,
    });
    const created = await local.send(local.accounts.sender, local.deployed.flow, 'batch', [
      Array.from({ length: size }, () => create),
    ]);
    const gas = Number(created.receipt.gasUsed);
    rows.push({ call: 'batch of createAndDeposit', state: `${size} streams`, gas });
  }
  for (const size of SIZES) {
    const ids: bigint[] = [];
    for (let i = 0; i < size; i += 1) ids.push(await stream(DEPOSIT, 1n));
    const calls = ids.map((id) =>
      encodeFunctionData({
        abi,
        functionName: 'withdrawMax',
        args: [id, local.accounts.recipient],
      }),
    );
    const paid = await flow('stranger', 'batch', [calls], fee);
    const gas = Number(paid.receipt.gasUsed);
    rows.push({ call: 'batch of withdrawMax', state: `${size} streams`, gas });
  }
  return rows;
}

test('Flow costs what the benchmark page says', async () => {
  const measured = {
    release: release.version,
    groups: { streams: await streams(), batches: await batches() },
  };
  expect(measured.groups.streams.every(({ gas }) => gas > 21_000)).toBe(true);
  compareGas('flow', measured);

  // What the page says about the figures.
  const all = Object.values(measured.groups).flat();
  const gasOf = (call: string, state: string) =>
    all.find((row) => row.call === call && row.state === state)?.gas ?? Number.NaN;
  const later = gasOf('withdraw', 'later, by the recipient');
  expect(gasOf('withdraw', 'first of the stream') - later).toBeGreaterThan(19_000);
  expect(gasOf('withdraw', 'later, by a third party') / later).toBeCloseTo(1, 1);
  expect(gasOf('deposit', 'empty stream')).toBe(gasOf('deposit', 'funded stream'));
  const perStream = (call: string) => gasOf(`batch of ${call}`, '20 streams') / 20;
  expect(perStream('createAndDeposit') / gasOf('createAndDeposit', 'new')).toBeCloseTo(0.7, 1);
  expect(perStream('withdrawMax') / gasOf('withdrawMax', 'later')).toBeLessThan(0.5);
});
