import { concat, encodeAbiParameters, numberToHex, type Hex } from 'viem';
import { expect } from 'vitest';
import { readArtifact } from '@sablier-docs/solidity/artifact';
import { deploy } from '@sablier-docs/testing/chain';
import { statement, dai, DAY, eth, usd, usdc, type Chains } from '../../../statement';
import { TEN_A_DAY } from '../flow';
import { starterContract } from '../../start/starter';

type Flow = Chains['flow'];

const COMPTROLLER = readArtifact('@sablier/evm-utils/artifacts/SablierComptroller.json');
const PROXY = readArtifact('@sablier/evm-utils/artifacts/ERC1967Proxy.json');

/** A comptroller behind a proxy that runs `setup` in its constructor. */
async function proxied(flow: Flow, setup: Hex) {
  const { admin } = flow.accounts;
  const owner = encodeAbiParameters([{ type: 'address' }], [admin]);
  const implementation = await deploy(flow.chain, concat([COMPTROLLER.creationCode, owner]));
  const args = encodeAbiParameters(
    [{ type: 'address' }, { type: 'bytes' }],
    [implementation, setup],
  );
  const address = await deploy(flow.chain, concat([PROXY.creationCode, args]));
  return flow.on({ abi: COMPTROLLER.abi, address });
}

/** Creation code of Flow with a comptroller; the descriptor is asked for nothing here. */
const flowCode = (comptroller: Hex) =>
  concat([
    readArtifact('@sablier/flow/artifacts/SablierFlow.json').creationCode,
    encodeAbiParameters([{ type: 'address' }, { type: 'address' }], [comptroller, comptroller]),
  ]);

/** A feed that answers 8 to `decimals` and always the same price and time to `latestRoundData`. */
const fixedFeed = (price: bigint, time: bigint): Hex =>
  concat([
    '0x6008600052',
    concat(['0x7f', numberToHex(price, { size: 32 }), '0x602052']),
    concat(['0x7f', numberToHex(time, { size: 32 }), '0x606052']),
    '0x60a06000f3',
  ]);

statement('arguments-admin-minimum', async ({ flow }) => {
  const empty = await proxied(flow, '0x');
  const oracle = await flow.comptroller.read<Hex>('oracle');
  const fees = [usd('1'), usd('2'), usd('3'), usd('4')];
  await empty.call('stranger', 'initialize', ['owner', ...fees, oracle]);
  expect(await empty.read('admin')).toBe(flow.accounts.owner);
  expect(await empty.read('oracle')).toBe(oracle);
  // The enum counts Airdrops, Flow, Lockup, Staking, Bob.
  const stored = await Promise.all([0, 4, 1, 2].map((n) => empty.read('getMinFeeUSD', [n])));
  expect(stored).toEqual(fees);
  expect(await empty.read('calculateMinFeeWei', [1])).toBe(eth('0.001'));
});

/** A stream of the project's test: 2,592 tokens every 30 days, funded with 1,296. */
const openSalary = (flow: Flow) =>
  flow.open({ token: 'dai', rate: dai('2592') / (30n * DAY), deposit: dai('1296') });

statement('test-salary-creator', async ({ flow }) => {
  const id = await openSalary(flow);
  expect(await flow.read('getRatePerSecond', [id])).toBe(eth('0.001'));
  await flow.pass(30n * DAY);
  expect(await flow.read('totalDebtOf', [id])).toBe(dai('2592'));
});

statement('deposit-tokens-enough', async ({ flow }) => {
  const id = await openSalary(flow);
  await flow.pass(15n * DAY);
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(0n);
  await flow.pass(1n);
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(dai('0.001'));
});

statement('after-stream-owes', async ({ flow }) => {
  const id = await openSalary(flow);
  await flow.pass(10n * DAY);
  expect(await flow.read('totalDebtOf', [id])).toBe(dai('864'));
});

statement('after-owes-recipient-withdraw', async ({ flow }) => {
  const id = await openSalary(flow);
  await flow.pass(20n * DAY);
  expect(await flow.read('totalDebtOf', [id])).toBe(dai('1728'));
  await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('1296'),
    flow: -dai('1296'),
  });
});

statement('caller-becomes-sender', async ({ flow }) => {
  const creator = await starterContract(flow, 'flow', 'SalaryCreator');
  await creator.fund('sender', dai('1296'));
  const id = await flow.read('nextStreamId');
  const salary = ['dai', 'recipient', dai('2592'), dai('1296')];
  await flow.moves(() => creator.call('sender', 'createSalary', salary), {
    sender: -dai('1296'),
    flow: dai('1296'),
  });
  expect(await flow.read('getSender', [id])).toBe(flow.accounts.sender);
  expect(await flow.read('getRatePerSecond', [id])).toBe(eth('0.001'));
});

statement('without-withdrawal-value-succeeds', async ({ flow }) => {
  await flow.setMinFee(usd('3'));
  const id = await flow.open({ rate: eth('1') });
  await flow.pass(10n);
  const args = [id, 'recipient', usdc('1')];
  await flow.reverts('SablierFlow_InsufficientFeePayment', 'recipient', 'withdraw', args);
  await flow.comptroller.call('admin', 'setOracle', [numberToHex(0, { size: 20 })]);
  expect(await flow.read('calculateMinFeeWei', [id])).toBe(0n);
  await flow.call('recipient', 'withdraw', args);
});

statement('creation-reverts-without', async ({ flow }) => {
  const create = (token: string) => ['sender', 'recipient', TEN_A_DAY, 0n, token, true];
  for (const token of ['comptroller', 'stranger'])
    await flow.reverts('no data', 'sender', 'create', create(token));
  await flow.call('sender', 'create', create('usdc'));
});

statement('deployment-sablier-flow', async ({ flow }) => {
  const { chain, comptroller, accounts } = flow;
  const token = await flow.deploy('TestToken', ['T', 18], 'other token');
  const attempt = (address: Hex) =>
    chain.call({ data: flowCode(address), account: accounts.admin, gas: 15_000_000n });
  await expect(attempt(accounts.stranger)).rejects.toThrow(/revert/);
  await expect(attempt(token.address)).rejects.toThrow(/revert/);
  await expect(attempt(comptroller.address)).resolves.toBeDefined();
});

statement('calculate-min-fee', async ({ flow }) => {
  await flow.setMinFee(usd('3'));
  const id = await flow.open();
  const fee = () => flow.read('calculateMinFeeWei', [id]);
  expect(await fee()).toBe(eth('0.001'));
  const feed = numberToHex(0xfeed, { size: 20 });
  const old = fixedFeed(usd('3000'), (await flow.now()) - DAY - 1n);
  await flow.chain.setCode({ address: feed, bytecode: old });
  await flow.comptroller.call('admin', 'setOracle', [feed]);
  expect(await fee()).toBe(0n);
  await flow.comptroller.call('admin', 'setOracle', [numberToHex(0, { size: 20 })]);
  expect(await fee()).toBe(0n);
});
