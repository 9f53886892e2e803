import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect as expectPage } from '@playwright/test';
import { release } from 'sablier/evm/releases/lockup/v4.0';
import {
  createTestClient,
  createWalletClient,
  erc20Abi,
  getAddress,
  http,
  parseAbi,
  parseEther,
  parseUnits,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import { sepolia } from 'viem/chains';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { confirmed, connect, type Clients } from '../../examples/starters/_shared/src/clients';
import { deployToken } from '../../examples/starters/_shared/src/deploy';
import { readWizardFacts } from '@sablier-docs/create-streams/facts';
import { DEFAULTS, type Answers } from '@sablier-docs/create-streams/answers';
import { packageSet, withLockfile } from '@sablier-docs/create-streams/lockfile';
import { readLockfiles } from '@sablier-docs/create-streams/lockfiles';
import { projectFiles } from '@sablier-docs/create-streams/project-files';
import { startAnvil } from '@sablier-docs/testing/anvil';
import { newerNode, type NewerNode } from './newer-node';
import { installFiles, type Project } from './project';
import { deployAsOnSepolia } from './sepolia';
import { pageWithWallet } from './wallet';

/* Projects of the wizard as a stranger meets them: the files alone, installed from the registry. */

/** The key of the first account of every anvil chain. */
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const [WALLET, RECIPIENT]: readonly [Address, Address] = [
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x1111111111111111111111111111111111111111',
];
/** Options of an anvil with the id of Sepolia. */
const ON_SEPOLIA = ['--chain-id', String(sepolia.id)];
const facts = readWizardFacts(process.cwd(), 'https://docs.sablier.com');
let project: Project | undefined;

afterEach(() => project?.remove());

const lockfiles = readLockfiles(process.cwd());
const files = (given: Partial<Answers>) => {
  const answers = { ...DEFAULTS, ...given };
  const lockfile = lockfiles[packageSet(answers)] ?? '';
  return withLockfile(projectFiles(answers, sepolia.id, facts), lockfile);
};

/** What a stream of either product says about itself. */
const STREAMS = parseAbi([
  'function getSender(uint256 streamId) view returns (address)',
  'function getRecipient(uint256 streamId) view returns (address)',
  'function getDepositedAmount(uint256 streamId) view returns (uint128)',
  'struct UnlockParams { address oracle; uint128 targetPrice; }',
  'function getPriceGatedUnlockParams(uint256 streamId) view returns (UnlockParams)',
  'function getBalance(uint256 streamId) view returns (uint128)',
  'function getRatePerSecond(uint256 streamId) view returns (uint256)',
  'function nextStreamId() view returns (uint256)',
]);

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

  const [chain, other] = [await startAnvil(), await startAnvil(['--chain-id', '10'])];
  const [here, elsewhere] = [
    await pageWithWallet(WALLET, chain.url),
    await pageWithWallet(WALLET, other.url),
  ];
  try {
    const { lockup } = await deployAsOnSepolia(chain.url, facts);
    const clients = connect(sepolia, KEY, chain.url);
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
  const chain = await startAnvil(ON_SEPOLIA);
  const { page, errors, close } = await pageWithWallet(WALLET, chain.url);
  try {
    const { lockup } = await deployAsOnSepolia(chain.url, facts);
    const clients = connect(sepolia, KEY, chain.url);
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
    const chain = await startAnvil(ON_SEPOLIA);
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

test.each<Partial<Answers>>([
  { batch: 'yes', startUnlock: '10', cliffUnlock: '25', granularity: 'week' },
  { model: 'price-gated', token: 'unusual' },
  { model: 'dynamic', batch: 'yes', sender: 'contract' },
  {
    model: 'tranched',
    dates: 'quarters',
    batch: 'yes',
    amounts: 'own',
    recipient: 'contract',
    hooks: 'yes',
  },
  { product: 'flow', model: 'none', sender: 'contract' },
  { product: 'flow', model: 'none', batch: 'yes', amounts: 'own', token: 'unusual' },
])('ethers: the script for %o has no type error, and its test passes', async (answers) => {
  project = await installFiles(files({ ...answers, stack: 'ethers' }));
  await project.npm('typecheck');
  expect(await project.npm('test')).toMatch(/^# pass 2\n# fail 0$/m);
});

test('ethers: the script creates a stream in the release of its chain, and on no other chain', async () => {
  project = await installFiles(files({ stack: 'ethers' }));
  const [chain, other] = [await startAnvil(ON_SEPOLIA), await startAnvil()];
  try {
    const { lockup } = await deployAsOnSepolia(chain.url, facts);
    const clients = connect(sepolia, KEY, chain.url);
    const token = await deployToken(clients);
    const env = { RPC_URL: chain.url, PRIVATE_KEY: KEY, TOKEN: token, RECIPIENT };
    await expect(project.npm('start', env)).rejects.toThrow(/The account has 0 of the 1/);
    await mint(clients, token, clients.walletClient.account.address);
    const elsewhere = project.npm('start', { ...env, RPC_URL: other.url });
    await expect(elsewhere).rejects.toThrow(/The node is on chain 31337, not 11155111/);
    expect(await project.npm('start', env)).toBe('Stream 1\n');
    const read = (functionName: 'getRecipient' | 'getDepositedAmount') =>
      clients.publicClient.readContract({
        address: lockup,
        abi: STREAMS,
        functionName,
        args: [1n],
      });
    expect(await read('getRecipient')).toBe(RECIPIENT);
    expect(await read('getDepositedAmount')).toBe(parseUnits('100', 18));
  } finally {
    await Promise.all([chain.stop(), other.stop()]);
  }
});

/** What the scripts of Hardhat projects deploy, and the call that creates streams with it. */
interface HardhatCase {
  readonly name: string;
  readonly answers: Partial<Answers>;
  readonly call: (given: { token: Address; receiver: Address }) => [name: string, args: unknown[]];
  readonly product: 'lockup' | 'flow';
  /** Recipients of the streams. */
  readonly recipients: (receiver: Address) => Address[];
}

const AMOUNT = parseUnits('50', 18);
const RATE = 10n ** 12n;

const HARDHAT: HardhatCase[] = [
  {
    name: 'Lockup, from a contract to a contract with hooks',
    answers: {
      model: 'price-gated',
      batch: 'yes',
      sender: 'contract',
      recipient: 'contract',
      hooks: 'yes',
    },
    call: ({ receiver }) => [
      'createStreams',
      [[RECIPIENT, receiver], AMOUNT, parseUnits('5000', 8)],
    ],
    product: 'lockup',
    recipients: (receiver) => [RECIPIENT, receiver],
  },
  {
    name: 'Flow, from an account',
    answers: { product: 'flow', model: 'none', token: 'unusual' },
    call: ({ token }) => ['createFunded', [token, RECIPIENT, RATE, AMOUNT]],
    product: 'flow',
    recipients: () => [RECIPIENT],
  },
];

/** The address that the script printed for a contract. */
function deployedAs(name: string, printed: string): Address {
  const [, address] = new RegExp(`^${name}: (0x[0-9a-fA-F]{40})$`, 'm').exec(printed) ?? [];
  if (!address) throw new Error(`The script deployed no ${name}: ${printed}`);
  return getAddress(address);
}

describe('Hardhat', () => {
  let node: NewerNode;
  beforeAll(() => {
    node = newerNode();
  });
  afterAll(() => node.remove());

  test.each(HARDHAT)(
    '$name: the tests pass, and what the script deploys creates streams in the releases of its chain',
    async ({ answers, call, product, recipients }) => {
      project = await installFiles(files({ ...answers, stack: 'hardhat' }), node.bin);
      const printed = await project.npm('test');
      expect(printed).toMatch(/test_CreatesWhatWasChosen[^]*\d passing/);
      expect(printed).not.toContain('failing');
      await project.npm('typecheck');

      const [chain, other] = [await startAnvil(ON_SEPOLIA), await startAnvil()];
      try {
        const official = await deployAsOnSepolia(chain.url, facts);
        const clients = connect(sepolia, KEY, chain.url);
        const token = await deployToken(clients);
        const env = {
          RPC_URL: chain.url,
          PRIVATE_KEY: KEY,
          TOKEN: token,
          ORACLE: official.oracle,
          OWNER: clients.walletClient.account.address,
        };
        const elsewhere = project.npm('deploy', { ...env, RPC_URL: other.url });
        await expect(elsewhere).rejects.toThrow(/HHE708/);
        const { publicClient, walletClient } = clients;
        const { address: owner } = walletClient.account;
        const deployed = await project.npm('deploy', env);
        const creator = deployedAs('StreamCreator', deployed);
        const receiver =
          answers.recipient === 'contract' ? deployedAs('StreamRecipient', deployed) : RECIPIENT;
        const artifact = 'artifacts/contracts/StreamCreator.sol/StreamCreator.json';
        const { abi } = JSON.parse(readFileSync(path.join(project.folder, artifact), 'utf8')) as {
          abi: Abi;
        };

        await mint(clients, token, owner);
        const wanted = recipients(receiver);
        const total = AMOUNT * BigInt(wanted.length);
        const approval = { address: token, abi: erc20Abi, functionName: 'approve' } as const;
        const args = [creator, total] as const;
        await confirmed(clients, await walletClient.writeContract({ ...approval, args }));
        const [functionName, given] = call({ token, receiver });
        const creation = { address: creator, abi, functionName, args: given };
        await confirmed(clients, await walletClient.writeContract(creation as never));

        const streams = { address: official[product], abi: STREAMS };
        for (const [index, recipient] of wanted.entries()) {
          const of = { ...streams, args: [BigInt(index + 1)] } as const;
          const read = (functionName: (typeof STREAMS)[number]['name']) =>
            publicClient.readContract({ ...of, functionName } as never);
          const sender = answers.sender === 'contract' ? creator : owner;
          expect(await read('getSender')).toBe(sender);
          expect(await read('getRecipient')).toBe(recipient);
          const isFlow = product === 'flow';
          expect(await read(isFlow ? 'getBalance' : 'getDepositedAmount')).toBe(AMOUNT);
          if (isFlow) expect(await read('getRatePerSecond')).toBe(RATE);
          else
            expect(await read('getPriceGatedUnlockParams')).toMatchObject({
              targetPrice: 5000n * 10n ** 8n,
            });
        }
        const next = { ...streams, functionName: 'nextStreamId' } as const;
        expect(await publicClient.readContract(next)).toBe(BigInt(wanted.length + 1));
      } finally {
        await Promise.all([chain.stop(), other.stop()]);
      }
    },
  );
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
