import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect as expectPage } from '@playwright/test';
import { release } from 'sablier/evm/releases/lockup/v4.0';
import {
  createTestClient,
  createWalletClient,
  getAddress,
  http,
  numberToHex,
  parseAbi,
  parseEther,
  parseUnits,
  type Address,
  type Hex,
} from 'viem';
import { sepolia } from 'viem/chains';
import { afterEach, expect, test } from 'vitest';
import { confirmed, connect, type Clients } from '../../examples/starters/_shared/src/clients';
import { deployLockup, deployToken } from '../../examples/starters/_shared/src/deploy';
import { readWizardFacts } from '@sablier-docs/create-streams/facts';
import { DEFAULTS, type Answers } from '@sablier-docs/create-streams/answers';
import { projectFiles } from '@sablier-docs/create-streams/project-files';
import { startAnvil } from '@sablier-docs/testing/anvil';
import { installFiles, type Project } from './project';
import { pageWithWallet } from './wallet';

/* Projects of the wizard as a stranger meets them: the files alone, installed from the registry. */

/** The key of the first account of every anvil chain. */
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const [WALLET, RECIPIENT]: readonly [Address, Address] = [
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x1111111111111111111111111111111111111111',
];
const facts = readWizardFacts(process.cwd(), 'https://docs.sablier.com');
let project: Project | undefined;

afterEach(() => project?.remove());

const files = (answers: Partial<Answers>) =>
  projectFiles({ ...DEFAULTS, ...answers }, sepolia.id, facts);

/** viem brings the code of Multicall3, which wagmi calls on Sepolia, and does not export it. */
const { multicall3Bytecode } = createRequire(import.meta.url)(
  '../../node_modules/viem/_cjs/constants/contracts.js',
) as { multicall3Bytecode: Hex };

/** Puts the release at its addresses on Sepolia: the local contracts, with their storage. */
async function deployAsOnSepolia(clients: Clients, url: string): Promise<Address> {
  const { lockup } = await deployLockup(clients, 0n);
  const address = release.deployments
    .find(({ chainId }) => chainId === sepolia.id)
    ?.contracts.find(({ name }) => name === 'SablierLockup')?.address as Address;
  const node = createTestClient({ mode: 'anvil', chain: sepolia, transport: http(url) });
  const bytecode = await clients.publicClient.getCode({ address: lockup });
  // The contract knows its own address, and refuses calls at another one.
  const [from, to] = [lockup, address].map((one) => one.slice(2).toLowerCase());
  const moved = bytecode?.replaceAll(from ?? '', to ?? '') as Hex | undefined;
  await node.setCode({ address, bytecode: moved ?? '0x' });
  const deployment = { abi: [], bytecode: multicall3Bytecode } as const;
  const hash = await clients.walletClient.deployContract(deployment);
  const { contractAddress } = await confirmed(clients, hash);
  const code =
    contractAddress && (await clients.publicClient.getCode({ address: contractAddress }));
  await node.setCode({
    address: sepolia.contracts.multicall3.address,
    bytecode: code ?? '0x',
  });
  for (let slot = 0; slot < 20; slot += 1) {
    const index = numberToHex(slot, { size: 32 });
    const value = await clients.publicClient.getStorageAt({ address: lockup, slot: index });
    await node.setStorageAt({ address, index, value: value ?? '0x' });
  }
  await node.setBalance({ address: WALLET, value: parseEther('10') });
  return address;
}

const mintAbi = parseAbi(['function mint(address to, uint256 amount)']);

/** Gives an account 150 tokens with 18 decimals. */
async function mint(clients: Clients, token: Address, to: Address): Promise<void> {
  const call = { address: token, abi: mintAbi, functionName: 'mint' } as const;
  const args = [to, parseUnits('150', 18)] as const;
  await confirmed(clients, await clients.walletClient.writeContract({ ...call, args }));
}

test.skipIf(process.platform === 'win32')('React: the page creates a stream', async () => {
  project = await installFiles(files({ stack: 'react' }));
  await project.npm('build');
  expect(existsSync(path.join(project.folder, 'dist/index.html'))).toBe(true);

  const [chain, other] = [
    await startAnvil(['--chain-id', String(sepolia.id)]),
    await startAnvil(['--chain-id', '10']),
  ];
  const [here, elsewhere] = [
    await pageWithWallet(WALLET, chain.url),
    await pageWithWallet(WALLET, other.url),
  ];
  try {
    const clients = connect(sepolia, KEY, chain.url);
    const lockup = await deployAsOnSepolia(clients, chain.url);
    const token = await deployToken(clients);
    await mint(clients, token, WALLET);
    writeFileSync(path.join(project.folder, '.env.local'), `VITE_RPC_URL=${chain.url}\n`);
    const address = await project.serve('start');

    const { page } = here;
    await page.goto(address);
    await page.getByRole('button', { name: 'Test wallet' }).click();
    const create = page.getByRole('button', { name: 'Create' });
    const fill = async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) {
        await page.getByLabel(label, { exact: true }).fill(value);
      }
      await create.click();
    };
    const says = (text: string) => page.getByRole('alert').getByText(text).waitFor();
    await fill({ Token: '0x12', Recipient: RECIPIENT, Tokens: '100' });
    await says('Token: “0x12” is not an address.');
    await fill({ Token: token, Tokens: '1,000' });
    await says('Amount: enter a number above 0 with at most 18 decimal places.');
    await fill({ Tokens: '1000' });
    await says('The wallet has 150 of the 1000 tokens that this needs.');
    await fill({ Tokens: '100' });
    await page.getByRole('status').getByText('Created: 1.', { exact: true }).waitFor();
    await expectPage(page.getByRole('alert')).toHaveCount(0);
    await expectPage(page.getByRole('listitem')).toHaveText([/^Sent 0x/, /^Sent 0x/]);
    await expectPage(page.getByLabel('Token', { exact: true })).toHaveValue('');
    const at = { address: lockup, abi: release.abi.SablierLockup, args: [1n] } as const;
    const read = clients.publicClient.readContract;
    expect(await read({ ...at, functionName: 'getSender' })).toBe(WALLET);
    expect(await read({ ...at, functionName: 'getRecipient' })).toBe(RECIPIENT);
    expect(await read({ ...at, functionName: 'getDepositedAmount' })).toBe(parseUnits('100', 18));
    expect(here.errors).toEqual([]);

    await elsewhere.page.goto(address);
    await elsewhere.page.getByRole('button', { name: 'Test wallet' }).click();
    await elsewhere.page.getByText('The wallet is on another chain.').waitFor();
    await expectPage(elsewhere.page.getByRole('button', { name: 'Create' })).toBeDisabled();
    await expectPage(
      elsewhere.page.getByRole('button', { name: 'Switch to Sepolia' }),
    ).toBeEnabled();
  } finally {
    await Promise.all([here.close(), elsewhere.close(), chain.stop(), other.stop()]);
  }
});

interface SafeFile {
  chainId: string;
  transactions: { to: Address; value: string; data: Hex }[];
}

test.skipIf(process.platform === 'win32')('React: the page of a Safe writes its file', async () => {
  project = await installFiles(files({ stack: 'react', sender: 'safe' }));
  const chain = await startAnvil(['--chain-id', String(sepolia.id)]);
  const { page, errors, close } = await pageWithWallet(WALLET, chain.url);
  try {
    const clients = connect(sepolia, KEY, chain.url);
    const lockup = await deployAsOnSepolia(clients, chain.url);
    const token = await deployToken(clients);
    const safe = getAddress('0x5afe000000000000000000000000000000005afe');
    const transport = http(chain.url);
    const node = createTestClient({ mode: 'anvil', chain: sepolia, transport });
    writeFileSync(path.join(project.folder, '.env.local'), `VITE_RPC_URL=${chain.url}\n`);
    await page.goto(await project.serve('start'));
    const fill = async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) {
        await page.getByLabel(label, { exact: true }).fill(value);
      }
      await page.getByRole('button', { name: 'Write the file' }).click();
    };
    const says = (text: string) => page.getByRole('alert').getByText(text).waitFor();
    await fill({ Token: token, Recipient: RECIPIENT, Safe: safe, Tokens: '100' });
    await says('There is no contract at');
    await node.setCode({ address: safe, bytecode: '0x00' });
    await fill({});
    await says('The Safe has 0 of the 100 tokens that this needs.');
    await mint(clients, token, safe);
    await fill({});
    const link = page.getByRole('link', { name: 'Download safe-1.json' });
    const [saved] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const file = path.join(project.folder, 'saved.json');
    await saved.saveAs(file);
    const { chainId, transactions } = JSON.parse(readFileSync(file, 'utf8')) as SafeFile;
    expect(chainId).toBe(String(sepolia.id));
    // A file belongs to what the form says.
    await page.getByLabel('Tokens', { exact: true }).fill('50');
    await expectPage(link).toHaveCount(0);

    await node.impersonateAccount({ address: safe });
    await node.setBalance({ address: safe, value: parseEther('1') });
    const wallet = createWalletClient({ account: safe, chain: sepolia, transport });
    for (const { to, data } of transactions) {
      await confirmed(clients, await wallet.sendTransaction({ to, data }));
    }
    const at = { address: lockup, abi: release.abi.SablierLockup, args: [1n] } as const;
    const read = clients.publicClient.readContract;
    expect(await read({ ...at, functionName: 'getSender' })).toBe(safe);
    expect(await read({ ...at, functionName: 'getDepositedAmount' })).toBe(parseUnits('100', 18));
    expect(errors).toEqual([]);
  } finally {
    await Promise.all([close(), chain.stop()]);
  }
});

test.skipIf(process.platform === 'win32')(
  'React: the page says what is left of a list',
  async () => {
    project = await installFiles(files({ stack: 'react', batch: 'parts' }));
    await project.npm('build');
    const chain = await startAnvil(['--chain-id', String(sepolia.id)]);
    const { page, errors, close } = await pageWithWallet(WALLET, chain.url);
    try {
      const address = await project.serve('start');
      await page.goto(address);
      const begun = { list: '0x12', parts: [{ sent: [`0x${'ab'.repeat(32)}`], ids: [] }] };
      await page.evaluate(
        (text) => localStorage.setItem('progress.json', text),
        JSON.stringify(begun),
      );
      await page.reload();
      await page.getByRole('button', { name: 'Test wallet' }).click();
      await page.getByText('A list is not finished.').waitFor();
      await page.getByText(`0x${'ab'.repeat(32)}`).waitFor();
      await page.getByLabel('Recipients, one in each line').fill(`${RECIPIENT}\n${WALLET}`);
      expect(await page.getByLabel('Recipients, one in each line').inputValue()).toContain('\n');
      await page.getByRole('button', { name: 'Forget the list' }).click();
      await expectPage(page.getByText('A list is not finished.')).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('progress.json'))).toBeNull();
      expect(errors).toEqual([]);
    } finally {
      await Promise.all([close(), chain.stop()]);
    }
  },
);

test('viem: the script has no type error, asks for a key first, and passes its test', async () => {
  project = await installFiles(files({ stack: 'viem', batch: 'yes', token: 'unusual' }));
  await project.npm('typecheck');
  await expect(project.npm('start', { PRIVATE_KEY: '' })).rejects.toThrow(/Set PRIVATE_KEY/);
  expect(await project.npm('test')).toMatch(/^# pass 2\n# fail 0$/m);
  console.log(`viem: first stream ${project.seconds().toFixed(0)} s after the download`);

  const chain = await startAnvil();
  try {
    const printed = await project.npm('start:local', { LOCAL_RPC_URL: chain.url }, ['18']);
    expect(printed).toMatch(/^Token 0x\w{40} with 18 decimals\nStreams 1, 2$/m);
  } finally {
    await chain.stop();
  }
});

// Hardhat 3 refuses to start on older versions of Node.js.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

test.skipIf(major < 22 || (major === 22 && minor < 13)).each<Partial<Answers>>([
  { model: 'price-gated', batch: 'yes', sender: 'contract', recipient: 'contract', hooks: 'yes' },
  { product: 'flow', model: 'none', token: 'unusual' },
])('Hardhat: the tests for %o pass, and the script has no type error', async (answers) => {
  project = await installFiles(files({ ...answers, stack: 'hardhat' }));
  const printed = await project.npm('test');
  expect(printed).toMatch(/test_CreatesWhatWasChosen[^]*\d passing/);
  expect(printed).not.toContain('failing');
  await project.npm('typecheck');
});

test('React: the test passes', async () => {
  project = await installFiles(files({ stack: 'react', sender: 'contract' }));
  expect(await project.npm('test')).toMatch(/^# pass 2\n# fail 0$/m);
  console.log(`React: first stream ${project.seconds().toFixed(0)} s after the download`);
});

test.skipIf(process.platform === 'win32').each<Partial<Answers>>([
  { sender: 'contract', recipient: 'contract', hooks: 'yes' },
  { product: 'flow', model: 'none', batch: 'yes' },
])('Foundry: the tests for %o pass', async (answers) => {
  project = await installFiles(files(answers));
  const { folder } = project;
  const env = { FOUNDRY_OFFLINE: 'true', HOME: folder };
  expect(await project.npm('test', env)).toMatch(/ tests passed, 0 failed, 0 skipped/);
});
