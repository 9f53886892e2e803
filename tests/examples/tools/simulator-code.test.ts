import { encodeDeployData } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCKUP_SHAPES } from '@sablier-docs/protocol/lockup/shapes';
import {
  CREATE_FUNCTIONS,
  streamSolidity,
  streamTypescript,
} from '@sablier-docs/tools/simulators/stream/for-tests';
import { deploy } from '@sablier-docs/testing/chain';
import { createArgs } from '@sablier-docs/testing/create-args';
import { compileSources } from '@sablier-docs/solidity/compile';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { typeErrors } from '@sablier-docs/testing/typecheck';
import { contractOf, simulatedBy } from './printed';
import { abi, compare, randomInputs, RICH, throughSimulator } from './through-simulator';

/* The code that the stream simulator prints: it compiles, and it creates the stream it speaks of. */

let local: LocalProtocol;
beforeAll(async () => {
  local = await startProtocol();
});
afterAll(() => local?.stop());

const presets = () => LOCKUP_SHAPES.map(({ id, example }) => throughSimulator(example(), 18, id));

const IMPORTS = [
  '{ IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol"',
  '{ ud2x18 } from "@prb/math/src/UD2x18.sol"',
  '{ ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol"',
  '{ Lockup } from "@sablier/lockup/src/types/Lockup.sol"',
  '{ LockupDynamic } from "@sablier/lockup/src/types/LockupDynamic.sol"',
  '{ LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol"',
  '{ LockupTranched } from "@sablier/lockup/src/types/LockupTranched.sol"',
];
const MEMBERS = `
    ISablierLockup immutable LOCKUP;
    IERC20 immutable TOKEN;
    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
        token.approve(address(lockup), type(uint256).max);
    }`;

test('the printed Solidity compiles and creates the stream', async () => {
  const inputs = [...presets(), ...randomInputs(0xaan, 28)];
  const perContract = 8;
  const names = Array.from({ length: inputs.length / perContract }, (_, i) => `Printed${i}`);
  const sources = names.map((name, i) => {
    const part = inputs.slice(i * perContract, (i + 1) * perContract);
    const blocks = part.map(({ stream, ...printed }) => streamSolidity(stream, printed));
    return [`${name}.sol`, contractOf(name, IMPORTS, blocks, MEMBERS)] as const;
  });
  const compiled = compileSources(Object.fromEntries(sources));
  const { sender, recipient } = local.accounts;
  const { lockup, token } = local.contracts;
  const ids: bigint[] = [];
  for (const name of names) {
    const contract = compiled[name];
    if (!contract) throw new Error(`${name} is not compiled.`);
    const data = encodeDeployData({
      abi: contract.abi,
      bytecode: contract.creationCode,
      args: [lockup, token],
    });
    const creator = { abi: contract.abi, address: await deploy(local.chain, data) };
    await local.mint(creator.address, RICH);
    for (let i = 0; i < perContract; i += 1) {
      const { result } = await local.send<bigint>(sender, creator, `create${i}`, [recipient]);
      const isOver = await local.lockup.read.isCold([result]); // and then not cancelable any more
      await expectStream(local, 'lockup', result, { cancelable: !isOver });
      ids.push(result);
    }
  }
  const { compared } = await compare({ chain: local.chain, to: lockup }, ids, inputs, 0xbbn);
  const last = await local.lockup.read.getDepositedAmount([ids.at(-1) ?? 0n]);
  expect(last).toBe(inputs.at(-1)?.stream.deposit);
  console.log(`${inputs.length} printed contracts compiled and run, ${compared} amounts equal`);
});

test('the printed TypeScript passes the same arguments', async () => {
  const inputs = [...presets(), ...randomInputs(0xccn, 300)];
  const { sender, recipient } = local.accounts;
  const { lockup, token } = local.contracts;
  const scope = { account: { address: sender }, lockup, lockupAbi: abi, token, recipient };
  for (const { stream, ...printed } of inputs) {
    const call = await simulatedBy(streamTypescript(stream, printed), scope);
    const args = createArgs(stream, printed.shape, { sender, recipient, token });
    expect(call).toMatchObject({ functionName: CREATE_FUNCTIONS[stream.model], address: lockup });
    expect(call.args).toEqual(args);
  }
});

test('the printed TypeScript has no type error', async () => {
  const inputs = [...presets(), ...randomInputs(0xddn, 12)];
  const functions = inputs.map(
    ({ stream, ...printed }, i) =>
      `export async function create${i}() {\n${streamTypescript(stream, printed)}\nreturn request;\n}`,
  );
  const source = [
    "import { parseUnits, type Account, type Address, type Chain, type PublicClient, type Transport } from 'viem';",
    "import { lockupAbi } from './lockup/contracts';",
    'declare const publicClient: PublicClient<Transport, Chain>;',
    'declare const account: Account;',
    'declare const lockup: Address, token: Address, recipient: Address;',
    'export const used = parseUnits;',
    ...functions,
  ].join('\n');
  expect(await typeErrors([], { 'examples/printed-simulator.ts': source })).toEqual([]);
});
