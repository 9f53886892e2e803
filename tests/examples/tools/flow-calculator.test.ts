import { release } from 'sablier/evm/releases/flow/v3.0';
import { encodeDeployData } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FLOW_STATUSES } from '@sablier-docs/protocol/flow/status';
import { MAX_UINT128, MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import { flowArgs } from '@sablier-docs/testing/create-args';
import {
  flowFunction,
  flowSolidity,
  flowTypescript,
  readSharedFlow,
  writeSharedFlow,
} from '@sablier-docs/tools/simulators/flow/for-tests';
import {
  debtsOf,
  depletionOf,
  roundingOf,
  streamOf,
} from '@sablier-docs/tools/simulators/flow/figures';
import { FIRST_FORM, PERIOD_NAMES, type FlowForm } from '@sablier-docs/tools/simulators/flow/form';
import { readFlow } from '@sablier-docs/tools/simulators/flow/read-form';
import { fieldAmount } from '@sablier-docs/kit/inputs/amounts';
import { startAnvil, type Anvil } from '@sablier-docs/testing/anvil';
import { chainOfAnvil } from '@sablier-docs/testing/anvil-chain';
import { deploy } from '@sablier-docs/testing/chain';
import { compileSources } from '@sablier-docs/solidity/compile';
import { deployFlow, type FlowView } from '@sablier-docs/testing/flow';
import { createRandom, type Random } from '@sablier-docs/testing/random';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { typeErrors } from '@sablier-docs/testing/typecheck';
import { contractOf, simulatedBy } from './printed';

/* The Flow calculator against SablierFlow: from the reader's input to the results of the views. */

const CASES = 1_000;
const RICH = 2n ** 200n;

let local: LocalProtocol;
let bare: Anvil;
let ask: Awaited<ReturnType<typeof deployFlow>>;
beforeAll(async () => {
  local = await startProtocol();
  bare = await startAnvil();
  ask = await deployFlow(chainOfAnvil(bare));
});
afterAll(async () => {
  await local?.stop();
  await bare?.stop();
});

function randomForm(random: Random): FlowForm {
  const decimals = Number(random.between(0n, 18n));
  const amount = (most: bigint) => fieldAmount(random.magnitude(0n, most), decimals);
  const start = random.between(0n, 2n ** 33n);
  return {
    from: random.pick(['amount', 'rate']),
    decimals: String(decimals),
    amount: amount(10n ** 24n),
    period: random.pick([...PERIOD_NAMES, 'own'] as ['own']),
    days: String(random.magnitude(1n, 10_000n)),
    round: random.pick(['down', 'up']),
    rate: String(random.magnitude(1n, MAX_UINT128)),
    deposit: random.chance(0.1) ? '' : amount(MAX_UINT128),
    start: String(start),
    at: String(start + random.magnitude(0n, MAX_UINT40 - start)),
  };
}

/** Forms whose rate the contract would take, on the way that the tool takes: form, address, form. */
function randomCases(seed: bigint, count: number) {
  const random = createRandom(seed);
  const cases = [];
  while (cases.length < count) {
    const form = randomForm(random);
    const query = writeSharedFlow(form);
    if (query === null) {
      expect([...readFlow(form).problems.keys()]).toEqual(['amount']);
      continue;
    }
    const shared = readSharedFlow(query);
    expect(shared?.rejected, query).toEqual([]);
    const reading = readFlow(shared?.form ?? FIRST_FORM);
    const stream = streamOf(reading);
    expect(reading, query).toEqual(readFlow(form));
    if (!stream || reading.at === null) throw new Error(query);
    cases.push({ form, reading, stream, at: reading.at });
  }
  return cases;
}

test('random inputs owe what SablierFlow says', async () => {
  const cases = randomCases(0x101n, CASES);
  const answers = (view: FlowView) =>
    Promise.all(cases.map(({ stream, at }) => ask(view, stream, at)));
  const contract = {
    ongoingScaled: await answers('ongoingDebtScaledOf'),
    total: await answers('totalDebtOf'),
    covered: await answers('coveredDebtOf'),
    uncovered: await answers('uncoveredDebtOf'),
    refundable: await answers('refundableAmountOf'),
    status: (await answers('statusOf')).map((status) => FLOW_STATUSES[Number(status)]),
  };
  const statuses = new Set<string>();
  cases.forEach(({ stream, at }, i) => {
    const { snapshotScaled, ...debts } = debtsOf(stream, at);
    const said = Object.fromEntries(
      Object.entries(contract).map(([name, values]) => [name, values[i]]),
    );
    expect(debts, `case ${i}`).toEqual(said);
    expect(snapshotScaled).toBe(0n);
    statuses.add(debts.status);
  });
  expect(statuses.size).toBe(2);

  // Asked at the start, when nothing is owed yet.
  const times = await Promise.all(
    cases.map(({ stream }) => ask('depletionTimeOf', stream, stream.snapshotTime)),
  );
  cases.forEach(({ stream }, i) => {
    const depletion = depletionOf(stream);
    const ours = depletion.kind === 'empty' ? 'SablierFlow_StreamBalanceZero' : depletion.time;
    expect(ours, `case ${i}`).toBe(times[i]);
  });
  console.log(`${cases.length} forms, ${cases.length * 7} answers equal to SablierFlow`);
});

test('after one period the contract owes what the calculator says', async () => {
  const cases = randomCases(0x202n, CASES).flatMap(({ form, reading, stream }) => {
    const { amount, decimals, seconds, rate } = reading;
    const end = stream.snapshotTime + (seconds ?? 0n);
    if (amount === null || decimals === null || seconds === null || rate === null) return [];
    if (end > MAX_UINT40) return [];
    const rounding = roundingOf(amount, decimals, seconds, rate);
    return [{ form, stream, end, amount, owed: rounding.owed }];
  });
  const answers = await Promise.all(
    cases.map(({ stream, end }) => ask('totalDebtOf', stream, end)),
  );
  cases.forEach(({ form, amount, owed }, i) => {
    expect(owed, JSON.stringify(form)).toBe(answers[i]);
    const isKept = form.round === 'up' ? owed >= amount : owed <= amount;
    expect(isKept, JSON.stringify(form)).toBe(true);
  });
  expect(cases.length).toBeGreaterThan(CASES / 4);
});

const IMPORTS = [
  '{ IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol"',
  '{ ud21x18, UD21x18 } from "@prb/math/src/UD21x18.sol"',
  '{ ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol"',
];
const MEMBERS = `
    ISablierFlow immutable FLOW;
    IERC20 immutable TOKEN;
    constructor(ISablierFlow flow, IERC20 token) {
        FLOW = flow;
        TOKEN = token;
        token.approve(address(flow), type(uint256).max);
    }`;

/** Forms of the local token, which has 18 decimals, with a start that the chain has passed. */
function printedCases() {
  return randomCases(0x303n, 800)
    .filter(({ stream }) => stream.tokenDecimals === 18 && stream.snapshotTime < 1_798_761_600n)
    .filter(({ stream }) => stream.snapshotTime > 0n)
    .slice(0, 8)
    .concat(
      ['1000', ''].map((deposit) => {
        const form = { ...FIRST_FORM, decimals: '18', deposit };
        const reading = readFlow(form);
        const stream = streamOf(reading);
        if (!stream || reading.at === null) throw new Error('The example cannot be read.');
        return { form, reading, stream, at: reading.at };
      }),
    );
}

test('the printed Solidity compiles and creates the stream', async () => {
  const cases = printedCases();
  expect(cases.length).toBeGreaterThan(3);
  const blocks = cases.map(({ stream }) => flowSolidity(stream));
  const source = contractOf('PrintedFlow', IMPORTS, blocks, MEMBERS);
  const { PrintedFlow } = compileSources({ 'PrintedFlow.sol': source });
  if (!PrintedFlow) throw new Error('PrintedFlow is not compiled.');
  const { flow, token } = local.contracts;
  const { abi, creationCode: bytecode } = PrintedFlow;
  const data = encodeDeployData({ abi, bytecode, args: [flow, token] });
  const creator = { abi, address: await deploy(local.chain, data) };
  await local.mint(creator.address, RICH);
  const { sender, recipient } = local.accounts;
  for (const [i, { stream }] of cases.entries()) {
    const { result: id } = await local.send<bigint>(sender, creator, `create${i}`, [recipient]);
    await expectStream(local, 'flow', id, { token });
    expect(await local.flow.read.getStream([id])).toMatchObject({
      ...stream,
      snapshotTime: Number(stream.snapshotTime),
    });
  }
  console.log(`${cases.length} printed Flow contracts compiled and run`);
});

test('the printed TypeScript passes the same arguments and has no type error', async () => {
  const cases = [...printedCases(), ...randomCases(0x505n, 100)];
  const { sender, recipient } = local.accounts;
  const { flow, token } = local.contracts;
  const flowAbi = release.abi.SablierFlow;
  const scope = { account: { address: sender }, flow, flowAbi, token, recipient };
  for (const { stream } of cases) {
    const call = await simulatedBy(flowTypescript(stream), scope);
    expect(call).toMatchObject({ functionName: flowFunction(stream), address: flow });
    expect(call.args).toEqual(flowArgs(stream, { sender, recipient, token }));
  }
  const functions = cases
    .slice(0, 10)
    .map(
      ({ stream }, i) =>
        `export async function create${i}() {\n${flowTypescript(stream)}\nreturn request;\n}`,
    );
  const source = [
    "import { parseUnits, type Account, type Address, type Chain, type PublicClient, type Transport } from 'viem';",
    "import { flowAbi } from './flow/contracts';",
    'declare const publicClient: PublicClient<Transport, Chain>;',
    'declare const account: Account;',
    'export const used = parseUnits;',
    'declare const flow: Address, token: Address, recipient: Address;',
    ...functions,
  ].join('\n');
  expect(await typeErrors([], { 'examples/printed-flow.ts': source })).toEqual([]);
});
