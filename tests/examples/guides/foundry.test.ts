import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { erc20Abi, parseAbi, parseUnits, type Address } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyStarter, forgeCommand, forgeProject, remappingsOf } from '@sablier-docs/testing/forge';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/*
 * The Foundry projects of the guides, run by forge on this repository's own packages. The chain that they fork
 * is the local one.
 */

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
});
afterAll(() => local?.stop());

// forge calls the compiler by a script with an interpreter line, which Windows does not run.
const unix = test.skipIf(process.platform === 'win32');

const LOCKUP = {
  'test_CreatesEachStreamForItsRecipient()': 'Success',
  'test_RefusesAWithdrawalWithoutTheFee()': 'Success',
  'test_ReleasesHalfInHalfOfTheTime()': 'Success',
  'test_WithdrawsForAFee()': 'Success',
};
const FLOW = {
  'test_OwesBySeconds()': 'Success',
  'test_OwesMoreThanItHolds()': 'Success',
  'test_RefusesAWithdrawalWithoutTheFee()': 'Success',
  'test_WithdrawsForAFee()': 'Success',
};
const FORK = 'test_WithdrawsOnTheFork()';
const SKIPPED = { 'setUp()': 'Skipped: skipped' };

unix('the Lockup project skips its fork without a node, and passes with one', async () => {
  const env = { FORK_URL: local.url, LOCKUP: local.contracts.lockup };
  const [alone, forked] = await forgeProject('examples/starters/foundry', [{}, env]);
  expect(alone).toEqual({ ...LOCKUP, ...SKIPPED });
  expect(forked).toEqual({ ...LOCKUP, [FORK]: 'Success' });
});

unix('the Flow project skips its fork without a node, and passes with one', async () => {
  const env = { FORK_URL: local.url, FLOW: local.contracts.flow };
  const [alone, forked] = await forgeProject('examples/starters/flow', [{}, env]);
  expect(alone).toEqual({ ...FLOW, ...SKIPPED });
  expect(forked).toEqual({ ...FLOW, [FORK]: 'Success' });
});

unix.each([
  ['foundry', 'test/StreamCreator.t.sol', 'DECIMALS = 18;', 'DECIMALS = 6;', LOCKUP],
  ['flow', 'test/SalaryCreator.t.sol', 'DECIMALS = 6;', 'DECIMALS = 18;', FLOW],
])('the figures of the %s project hold for other decimals', async (name, file, from, to, all) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'decimals-'));
  try {
    copyStarter(name, folder);
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(path.join(folder, file), text.replace(from, to));
    const [alone] = await forgeProject(folder, [{}]);
    expect(alone).toEqual({ ...all, ...SKIPPED });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

unix.each([
  ['foundry', 'test/StreamCreator.t.sol'],
  ['flow', 'test/SalaryCreator.t.sol'],
])('the test of the %s project ends with an error where a test fails', async (name, file) => {
  const folder = `examples/starters/${name}`;
  const { scripts } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    scripts: { test: string };
  };
  const fails = 'contract FailsTest { function test_Fails() external pure { revert("no"); } }';
  const ran = await forgeCommand(folder, scripts.test, (project) => {
    appendFileSync(path.join(project, file), fails);
  }).catch((error: { code: unknown; stdout: string }) => error);
  expect(ran).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/\d tests passed, 1 failed, 1 skipped/) as string,
  });
  expect(await forgeCommand(folder, scripts.test)).toMatch(/\d tests passed, 0 failed, 1 skipped/);
});

unix('one command puts Flow with a fee and a token on a chain', async () => {
  const { scripts } = JSON.parse(readFileSync('examples/starters/flow/package.json', 'utf8')) as {
    scripts: { deploy: string };
  };
  const { admin } = local.accounts; // the first account of the chain
  expect(scripts.deploy).toContain(` --sender ${admin} `);
  const command = scripts.deploy.replace('http://127.0.0.1:8545', local.url);
  const printed = await forgeCommand('examples/starters/flow', command);

  const address = (name: string) => {
    const [, found] =
      new RegExp(`^${name}: contract \\w+ (0x[0-9a-fA-F]{40})$`, 'm').exec(printed) ?? [];
    if (!found) throw new Error(`It printed no ${name}:\n${printed}`);
    return found as Address;
  };
  const [flow, comptroller] = [address('flow'), address('comptroller')];
  const abi = parseAbi([
    'function admin() view returns (address)',
    'function comptroller() view returns (address)',
    'function getMinFeeUSD(uint8 protocol) view returns (uint256)',
    'function nextStreamId() view returns (uint256)',
    'function oracle() view returns (address)',
  ]);
  const read = (at: Address, name: string, args: unknown[] = []) =>
    local.read({ address: at, abi }, name, args);
  expect(await read(flow, 'comptroller')).toBe(comptroller);
  expect(await read(flow, 'nextStreamId')).toBe(1n);
  expect(await read(comptroller, 'admin')).toBe(admin);
  expect(await read(comptroller, 'oracle')).toBe(address('feed'));
  const fees = [0, 1, 2, 3, 4].map((protocol) => read(comptroller, 'getMinFeeUSD', [protocol]));
  expect(await Promise.all(fees)).toEqual([0n, 100_000_000n, 0n, 0n, 0n]);
  const balance = { address: address('token'), abi: erc20Abi };
  expect(await local.read(balance, 'balanceOf', [admin])).toBe(parseUnits('1000000', 6));
});

test.each(['lockup', 'airdrops'])(
  'in the project of the %s guide, forge-std is the copy that forge installed',
  async (product) => {
    const remappings = await remappingsOf(`examples/${product}/local-environment`);
    const found = remappings.filter((line) => line.startsWith('forge-std/'));
    expect(found).toEqual(['forge-std/=lib/forge-std/src/']);
  },
);

interface Manifest {
  devDependencies: Record<string, string>;
}

test.each(['lockup/local-environment', 'starters/flow', 'starters/foundry'])(
  'the settings of %s name the compiler that this repository uses',
  (folder) => {
    const place = folder.startsWith('starters/') ? 'starters/_shared' : folder;
    const toml = readFileSync(`examples/${place}/foundry.toml`, 'utf8');
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
    if (folder.startsWith('starters/')) {
      const own = JSON.parse(readFileSync(`examples/${folder}/package.json`, 'utf8')) as Manifest;
      expect(toml).toContain('solc = "./solc.cjs"');
      expect(own.devDependencies.solc).toBe(devDependencies.solc);
    } else expect(toml).toContain(`solc = "${devDependencies.solc}"`);
  },
);
