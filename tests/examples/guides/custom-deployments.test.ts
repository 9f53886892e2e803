import { createRequire } from 'node:module';
import { concat, encodeAbiParameters, zeroAddress, type Address } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { abiOf, artifacts, link } from '../../../examples/custom-deployments/artifacts';
import { isPublished, problemsOf } from '../../../examples/custom-deployments/check';
import { deployProtocol, type Plan } from '../../../examples/custom-deployments/deploy';
import { refuseNativeToken } from '../../../examples/custom-deployments/native-token';
import { verificationInput } from '../../../examples/custom-deployments/verification';
import { flowAbi } from '../../../examples/flow/contracts';
import { createSalary } from '../../../examples/flow/create-stream/create-stream';
import { lockupAbi } from '../../../examples/lockup/contracts';
import { createLinearStream } from '../../../examples/lockup/create-stream/create-linear';
import { outputApart } from '@sablier-docs/solidity/compile';
import { cleanForEachTest } from '@sablier-docs/testing/clean-chain';
import { deploy } from '@sablier-docs/testing/chain';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { errorNamer, expectRevert } from '@sablier-docs/testing/reverts';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY } from '@sablier-docs/testing/streams';

/* /guides/custom-deployments */

const FEE = 99_000_000n; // 0.99 USD
let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
  await local.mint(local.accounts.sender, dai('1000'));
});
cleanForEachTest(() => local.chain);
afterAll(() => local?.stop());

const { outcomeOf } = errorNamer(['@sablier/evm-utils/artifacts/SablierComptroller.json']);

/** The admin is another account than the one that deploys. */
const plan = (changes: Partial<Plan> = {}): Plan => ({
  chainId: local.chain.chain.id,
  admin: local.accounts.other,
  oracle: local.contracts.oracle,
  minFeeUSD: FEE,
  ...changes,
});
const clients = () => local.clients(local.accounts.sender);
const publicClient = () => clients().publicClient;
const proxyAt = (address: `0x${string}`) => ({ address, abi: abiOf(artifacts.comptroller) });

test('deploys what the plan says, and the check finds no problem', async () => {
  const deployed = await deployProtocol(clients(), plan());
  expect(new Set(Object.values(deployed)).size).toBe(9);
  expect(await problemsOf(publicClient(), deployed, plan())).toEqual([]);
  const bare = plan({ oracle: undefined, minFeeUSD: undefined });
  expect(await problemsOf(publicClient(), await deployProtocol(clients(), bare), bare)).toEqual([]);
});

test('streams of both products are created, withdrawn and pay the fee', async () => {
  const { recipient, sender } = local.accounts;
  const { token, usdc } = local.contracts;
  const { lockup, flow } = await deployProtocol(clients(), plan());
  const linear = { lockup, token, recipient, depositAmount: dai('52'), cliff: 0 };
  const id = await createLinearStream(clients(), linear);
  await expectStream(local, 'lockup', id, {}, lockup);
  const salary = { token: usdc, recipient, amountPerMonth: 1_000_000_000n };
  const flowId = await createSalary(clients(), flow, salary);
  await expectStream(local, 'flow', flowId, {}, flow);

  await local.warpTo((await local.now()) + 400n * DAY);
  const at = { address: lockup, abi: lockupAbi };
  const fee = (FEE * 10n ** 18n) / 3_000_00000000n;
  expect(await local.read(at, 'calculateMinFeeWei', [id])).toBe(fee);
  expect(await local.read({ address: flow, abi: flowAbi }, 'calculateMinFeeWei', [flowId])).toBe(
    fee,
  );
  const withdraw = (value: bigint) =>
    local.send(sender, at, 'withdrawMax', [id, recipient], { value });
  await expectRevert(withdraw(fee - 1n), 'SablierLockup_InsufficientFeePayment');
  const before = await local.read<bigint>(local.deployed.token, 'balanceOf', [recipient]);
  await withdraw(fee);
  const after = await local.read<bigint>(local.deployed.token, 'balanceOf', [recipient]);
  expect(after - before).toBe(dai('52'));
});

test('takes nine transactions and the gas that the page names', async () => {
  const first = await publicClient().getBlockNumber();
  await deployProtocol(clients(), plan());
  const last = await publicClient().getBlockNumber();
  let [sent, gas] = [0, 0n];
  for (let blockNumber = first + 1n; blockNumber <= last; blockNumber++) {
    const block = await publicClient().getBlock({ blockNumber });
    sent += block.transactions.length;
    gas += block.gasUsed;
  }
  expect(sent).toBe(9);
  expect(Number(gas) / 1e6).toBeCloseTo(22.3, 1);
});

test('Lockup fits into the limit of a contract', async () => {
  const { lockup } = await deployProtocol(clients(), plan());
  const code = (await publicClient().getCode({ address: lockup })) ?? '0x';
  expect((code.length - 2) / 2).toBe(24_481);
});

test('a product refuses an account in place of the comptroller', async () => {
  const code = artifacts.flow.bytecode.object as `0x${string}`;
  const args = (comptroller: `0x${string}`) =>
    encodeAbiParameters([{ type: 'address' }, { type: 'address' }], [comptroller, zeroAddress]);
  const { proxy } = await deployProtocol(clients(), plan());
  await expect(deploy(local.chain, concat([code, args(local.accounts.other)]))).rejects.toThrow();
  await deploy(local.chain, concat([code, args(proxy)]));
});

test('refuses a node of another chain', async () => {
  await expect(deployProtocol(clients(), plan({ chainId: 1 }))).rejects.toThrow(
    'serves chain 31337',
  );
});

test('refuses to link without the address of a library', () => {
  expect(() => link(artifacts.lockup.bytecode, { LockupMath: zeroAddress })).toThrow(
    'LockupHelpers',
  );
});

test('leaves nothing to initialize, in the proxy and its implementation', async () => {
  const { proxy, comptroller } = await deployProtocol(clients(), plan());
  const args = [local.accounts.stranger, 0n, 0n, 0n, 0n, zeroAddress];
  for (const address of [proxy, comptroller]) {
    const act = local.send(local.accounts.stranger, proxyAt(address), 'initialize', args);
    expect(await outcomeOf(act)).toBe('InvalidInitialization');
  }
});

test('a proxy that is deployed empty belongs to the first caller', async () => {
  const { comptroller } = await deployProtocol(clients(), plan());
  const args = encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }], [comptroller, '0x']);
  const code = concat([artifacts.proxy.bytecode.object as `0x${string}`, args]);
  const proxy = proxyAt(await deploy(local.chain, code));
  const { stranger } = local.accounts;
  const initialize = [stranger, 0n, 0n, 0n, 0n, zeroAddress];
  await local.send(stranger, proxy, 'initialize', initialize);
  expect(await local.read(proxy, 'admin')).toBe(stranger);
});

test('the check names each difference from the plan', async () => {
  const { stranger } = local.accounts;
  const deployed = await deployProtocol(clients(), plan());
  const wrong = plan({ chainId: 5, admin: stranger, oracle: stranger, minFeeUSD: 1n });
  const said = (await problemsOf(publicClient(), deployed, wrong)).map(
    (line) => line.split(':')[0],
  );
  const fees = ['Airdrops fee', 'Flow fee', 'Lockup fee', 'Bob fee'];
  expect(said).toEqual(['chain', 'admin', 'oracle', ...fees]);

  const raised = await deployProtocol(clients(), plan());
  const hash = await local.clients(local.accounts.other).walletClient.writeContract({
    address: raised.proxy,
    abi: abiOf(artifacts.comptroller),
    functionName: 'setMinFeeUSD',
    // The enum `Protocol`: Airdrops, Flow, Lockup, Staking, Bob.
    args: [1, 7n],
  });
  await publicClient().waitForTransactionReceipt({ hash });
  expect(await problemsOf(publicClient(), raised, plan())).toEqual([
    expect.stringMatching(/^Flow fee: /),
  ]);

  // Another comptroller, another library, and a replaced implementation.
  const second = await deployProtocol(clients(), plan());
  const mixed = { ...deployed, proxy: second.proxy, lockupMath: deployed.lockupHelpers };
  const lines = await problemsOf(publicClient(), mixed, plan());
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'code behind the proxy',
    'comptroller of lockup',
    'comptroller of flow',
    'code of lockupMath',
    'code of lockup',
  ]);
});

test('the check of the code sees a single changed byte', async () => {
  const { lockup, lockupMath, lockupHelpers } = await deployProtocol(clients(), plan());
  const libraries = { LockupMath: lockupMath, LockupHelpers: lockupHelpers };
  const published = (address = lockup, linked = libraries) =>
    isPublished(publicClient(), address, artifacts.lockup, linked);
  expect(await published()).toBe(true);
  // Another party's library matters: it decides which amount is paid out.
  expect(await published(lockup, { ...libraries, LockupMath: lockupHelpers })).toBe(false);
  expect(await published(local.accounts.stranger)).toBe(false);
  const code = (await publicClient().getCode({ address: lockup })) ?? '0x';
  const bytecode = `${code.slice(0, 2_000)}${code[2_000] === '0' ? '1' : '0'}${code.slice(2_001)}`;
  await local.chain.setCode({ address: lockup, bytecode: bytecode as `0x${string}` });
  expect(await published()).toBe(false);
});

test('the admin makes both products refuse the native token, once', async () => {
  const deployed = await deployProtocol(clients(), plan());
  const { other, recipient, sender } = local.accounts;
  const { token } = local.contracts;
  await expectRevert(refuseNativeToken(clients(), deployed, token), 'CallerNotAdmin');
  await refuseNativeToken(local.clients(other), deployed, token);
  const linear = { lockup: deployed.lockup, token, recipient, depositAmount: dai('52'), cliff: 0 };
  await expectRevert(
    createLinearStream(clients(), linear),
    'SablierLockupHelpers_CreateNativeToken',
  );
  const create = [sender, recipient, 1n, 0, token, true];
  const flow = { address: deployed.flow, abi: flowAbi };
  await expectRevert(local.send(sender, flow, 'create', create), 'SablierFlow_CreateNativeToken');
  // A second run has nothing to do, and another token is refused before anything is sent.
  await refuseNativeToken(local.clients(other), deployed, token);
  await expect(refuseNativeToken(clients(), deployed, recipient)).rejects.toThrow(/already/);
});

const BYTECODE = ['evm.bytecode.object', 'evm.deployedBytecode.object'];

test('the input for an explorer compiles to the published code', async () => {
  const solc = createRequire(import.meta.url)('solc') as { version: () => string };
  for (const [pkg, name, artifact] of [
    ['@sablier/evm-utils', 'ERC1967Proxy', artifacts.proxy],
    ['@sablier/lockup', 'LockupHelpers', artifacts.lockupHelpers],
  ] as const) {
    const { compiler, contract, input } = await verificationInput(pkg, artifact);
    expect(`v${solc.version()}`.startsWith(compiler)).toBe(true);
    const file = contract.slice(0, -name.length - 1);
    expect(contract).toBe(`${file}:${name}`);
    // The proxy is compiled with the selection that the explorer gets, which takes all contracts of its sources.
    const settings =
      name === 'ERC1967Proxy'
        ? input.settings
        : { ...input.settings, outputSelection: { [file]: { [name]: BYTECODE } } };
    const { contracts } = JSON.parse(await outputApart({ ...input, settings }));
    const made = contracts[file][name].evm;
    expect(`0x${made.bytecode.object}`).toBe(artifact.bytecode.object);
    expect(`0x${made.deployedBytecode.object}`).toBe(artifact.deployedBytecode.object);
  }
});

/** Where the libraries of Lockup are. */
const librariesAt = (lockupMath: Address, lockupHelpers: Address) => ({
  'src/libraries/LockupMath.sol': { LockupMath: lockupMath },
  'src/libraries/LockupHelpers.sol': { LockupHelpers: lockupHelpers },
});

test('the input for Lockup has the addresses of its libraries', async () => {
  const { other, recipient } = local.accounts;
  const libraries = librariesAt(other, recipient);
  const { input } = await verificationInput('@sablier/lockup', artifacts.lockup, libraries);
  expect(input.settings).toMatchObject({ libraries });
});

// At night: the whole of Lockup takes half a minute to compile.
test.runIf(process.env.TEST_ALL)(
  'the input for Lockup with its libraries differs in the hash of the metadata alone',
  async () => {
    const { lockup, lockupMath, lockupHelpers } = await deployProtocol(clients(), plan());
    const libraries = librariesAt(lockupMath, lockupHelpers);
    const { input } = await verificationInput('@sablier/lockup', artifacts.lockup, libraries);
    const only = { 'src/SablierLockup.sol': { SablierLockup: ['evm.deployedBytecode.object'] } };
    const settings = { ...input.settings, outputSelection: only };
    const { contracts } = JSON.parse(await outputApart({ ...input, settings }));
    const made = `0x${contracts['src/SablierLockup.sol'].SablierLockup.evm.deployedBytecode.object}`;
    const code = (await publicClient().getCode({ address: lockup })) ?? '0x';
    expect(made.length).toBe(code.length);
    const [at] = Object.values(artifacts.lockup.deployedBytecode.immutableReferences).flat();
    if (!at) throw new Error('Lockup has no immutable value.');
    const same = (whole: string) =>
      whole.slice(0, -2 * 53).slice(0, 2 + at.start * 2) +
      whole.slice(0, -2 * 53).slice(2 + (at.start + at.length) * 2);
    expect(same(made)).toBe(same(code));
    expect(made).not.toBe(code);
  },
);

test('the sources of every contract are the ones that were compiled', async () => {
  const packages = { proxy: '@sablier/evm-utils', comptroller: '@sablier/evm-utils' };
  for (const [name, artifact] of Object.entries(artifacts)) {
    const product = name.toLowerCase().startsWith('flow') ? '@sablier/flow' : '@sablier/lockup';
    const pkg = name in packages ? packages[name as keyof typeof packages] : product;
    const { input } = await verificationInput(pkg, artifact);
    expect(Object.keys(input.sources).length, name).toBeGreaterThan(0);
  }
  const changed = artifacts.flow.rawMetadata.replace(/"keccak256":"0x./, '"keccak256":"0xz');
  await expect(verificationInput('@sablier/flow', { rawMetadata: changed })).rejects.toThrow(
    'is not the file that was compiled',
  );
});
