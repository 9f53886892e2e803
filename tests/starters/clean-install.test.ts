import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect as expectPage } from '@playwright/test';
import { createPublicClient, http, type Address } from 'viem';
import { afterEach, expect, test } from 'vitest';
import { startAnvil } from '@sablier-docs/testing/anvil';
import { newerNode } from './newer-node';
import { install, type Project } from './project';
import { pageWithWallet } from './wallet';

/*
 * Each starter as a stranger meets it: the archive of the site, unpacked in an empty folder, installed from
 * the registry and run by its own scripts. viem, ethers and wagmi use anvil from npm, in the version that the
 * starters name; Hardhat brings its own chain, and forge takes its compiler from the
 * packages too.
 */

let project: Project | undefined;

afterEach(() => project?.remove());

/** Of the tests of node, once for each number of decimals. */
const PASSED = /^# pass 2\n# fail 0$/m;

const report = (name: string, { seconds }: Project) =>
  console.log(`${name}: first stream ${seconds().toFixed(0)} s after the download`);

test.each(['viem', 'ethers'])('%s', async (name) => {
  project = await install(name);
  const chain = await startAnvil();
  try {
    const printed = await project.npm('start', { LOCAL_RPC_URL: chain.url });
    report(name, project);
    const status = name === 'viem' ? 'Status      STREAMING\n' : '';
    expect(printed).toContain(
      `\nStream      1\n${status}Withdrawn   50.00 of 100 tokens\nMinimum fee 0.000333 ETH\n`,
    );
    expect(await project.npm('test')).toMatch(PASSED);
    const with6 = await project.npm('start', { LOCAL_RPC_URL: chain.url }, ['6']);
    expect(with6).toMatch(/^Withdrawn +50\.00 of 100 tokens$/m);
    await project.npm('typecheck');
    await expect(project.npm('start:sepolia', { PRIVATE_KEY: '' })).rejects.toThrow(
      /Set PRIVATE_KEY/,
    );
  } finally {
    await chain.stop();
  }
});

test('Airdrops: start opens the stream of a claim, tests and types pass', async () => {
  project = await install('airdrops');
  const chain = await startAnvil();
  try {
    const printed = await project.npm('start', { LOCAL_RPC_URL: chain.url });
    report('Airdrops', project);
    expect(printed).toMatch(
      /^Stream {7}1\nWithdrawable 50\.00 of 100 tokens\nUnclaimed {4}75\.00 /m,
    );
    expect(await project.npm('test')).toMatch(PASSED);
    await project.npm('typecheck');
  } finally {
    await chain.stop();
  }
});

/** The third account of every anvil chain: neither the sender of the stream nor the local account. */
const WALLET: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const FEE = 10n ** 18n / 3_000n; // 1 USD at 3,000 USD per coin

test.skipIf(process.platform === 'win32')(
  'wagmi: the page finds the stream of the test wallet and withdraws from it',
  async () => {
    project = await install('wagmi');
    const chain = await startAnvil();
    const { page, errors, close } = await pageWithWallet(WALLET, chain.url);
    try {
      const seeded = await project.npm('seed', { LOCAL_RPC_URL: chain.url }, [WALLET]);
      const lockup = /^Lockup {4}(0x\S{40})$/m.exec(seeded)?.[1] as Address;
      await page.goto(await project.serve('start'));
      await page.getByRole('button', { name: 'Local account' }).click();
      await page.getByText('Streams to this wallet: 0').waitFor();
      await page.getByRole('button', { name: 'Disconnect' }).click();

      await page.getByRole('button', { name: 'Test wallet' }).click();
      await page.getByText('Streams to this wallet: 1').waitFor();
      const card = page.getByRole('region', { name: 'Stream 1' });
      const button = card.getByRole('button', { name: 'Withdraw to the recipient' });
      await button.waitFor();
      report('wagmi', project);
      const rows = await card.locator('dt, dd').allInnerTexts();
      expect(rows).toEqual([
        'To',
        WALLET,
        'Deposited',
        '100 LOCAL',
        'Withdrawn',
        '0 LOCAL',
        'Withdrawable',
        '50 LOCAL',
        'Fee',
        '0.000333 ETH',
      ]);

      await button.click();
      await card
        .getByRole('status')
        .getByText(/^Withdrew 50(\.000\d)? LOCAL\.$/)
        .waitFor();
      await expectPage(button).toBeDisabled();
      const client = createPublicClient({ transport: http(chain.url) });
      const paid = await client.getBalance({ address: lockup });
      expect(paid).toBe((FEE * 106n) / 100n);

      await page.getByLabel('Stream id').fill('7');
      await page.getByRole('button', { name: 'Show' }).click();
      await page.getByRole('alert').getByText('This contract has no stream 7.').waitFor();
      expect(errors).toEqual([]);

      expect(await project.npm('test')).toMatch(PASSED);
      await project.npm('build');
      expect(existsSync(path.join(project.folder, 'dist/index.html'))).toBe(true);
    } finally {
      await close();
      await chain.stop();
    }
  },
);

test.skipIf(process.platform === 'win32').each([
  ['foundry', '3 tests passed, 0 failed, 1 skipped'],
  ['flow', '4 tests passed, 0 failed, 1 skipped'],
])('%s, whose failing test gives an error', async (name, outcome) => {
  project = await install(name);
  const { folder } = project;
  const env = { FOUNDRY_OFFLINE: 'true', FORK_URL: '', HOME: folder };
  const printed = await project.npm('test', env);
  report(name, project);
  expect(printed).toContain(outcome);
  const fails = 'contract FailsTest { function test_Fails() external pure { revert("no"); } }';
  writeFileSync(path.join(folder, 'test/Fails.t.sol'), `pragma solidity 0.8.29;\n${fails}\n`);
  await expect(project.npm('test', env)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining(outcome.replace('0 failed', '1 failed')) as string,
  });
});

test('Hardhat: the three tests and the types pass', async () => {
  const node = newerNode();
  try {
    project = await install('hardhat', node.bin);
    const printed = await project.npm('test');
    report('Hardhat', project);
    expect(printed).toMatch(/opens a stream[^]+lets the recipient[^]+refuses a withdrawal/);
    expect(printed).not.toContain('failing');
    await project.npm('typecheck');
  } finally {
    node.remove();
  }
});
