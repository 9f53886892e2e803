import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getAddress, numberToHex, type Address, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { forgeSession, type Forge } from '@sablier-docs/testing/forge';
import { receiptOf } from '@sablier-docs/testing/receipt';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { safeChecksum } from '@sablier-docs/kit/calls/safe';
import { GAS_CAP } from '@sablier-docs/tools/desks/creation';
import { DEFAULTS, type Answers } from '@sablier-docs/create-streams/answers';
import { projectFiles } from '@sablier-docs/create-streams/project-files';
import { facts, SEPOLIA } from './projects';

/* The scripts of Foundry projects, run by forge as their package.json says, on a local chain. */

let local: LocalProtocol;
let folder = '';

beforeAll(async () => {
  local = await startProtocol();
  folder = mkdtempSync(path.join(tmpdir(), 'forge-scripts-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  return local?.stop();
});

const COUNT = 65;
const AMOUNT = 100n * 10n ** 18n;

/** Addresses that hold nothing and have received no stream: the most expensive recipients. */
const freshAddresses = (seed: number): Address[] =>
  Array.from({ length: COUNT }, (_, at) =>
    getAddress(numberToHex(BigInt(seed + 1) * 2n ** 110n + BigInt(at + 1), { size: 20 })),
  );

/** Writes a project whose addresses are those of the local chain. */
function writeLocal(given: Partial<Answers>): Record<string, string> {
  const chain = facts.chains.find(({ id }) => id === SEPOLIA);
  if (!chain) throw new Error('The wizard does not know Sepolia.');
  rmSync(folder, { recursive: true, force: true });
  const files = projectFiles({ ...DEFAULTS, ...given }, SEPOLIA, facts);
  for (const { path: file, text } of files) {
    const own = text
      .replaceAll(String(SEPOLIA), '31337')
      .replaceAll(chain.lockup, getAddress(local.contracts.lockup))
      .replaceAll(chain.batchLockup, getAddress(local.contracts.batchLockup));
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), own);
  }
  const { scripts } = JSON.parse(
    files.find(({ path: file }) => file === 'package.json')?.text ?? '',
  ) as { scripts: Record<string, string> };
  return scripts;
}

/** Runs a command of package.json from an account that the chain signs for. Returns what forge prints. */
const runs = (forge: Forge, command = '') => {
  // The launcher of the project, forge.cjs, has tests of its own.
  expect(command).toMatch(/^node forge\.cjs script /);
  const [, , ...args] = command.split(' ');
  const node = ['--rpc-url', local.url, '--unlocked', '--sender', local.accounts.sender];
  return (env: Record<string, string>) => forge([...args, ...node], env);
};

/** Deploys the contract of a project. */
async function deployed(forge: Forge, command?: string): Promise<Address> {
  const printed = await runs(forge, command)({ TOKEN: local.contracts.token });
  const [, creator = ''] = /contract StreamCreator (0x[0-9a-fA-F]{40})/.exec(printed) ?? [];
  return getAddress(creator);
}

const next = () => local.lockup.read.nextStreamId();

async function expectStreams(first: bigint, recipients: readonly Address[], sender: Address) {
  expect((await next()) - first).toBe(BigInt(recipients.length));
  for (const [at, recipient] of recipients.entries()) {
    const { token } = local.contracts;
    await expectStream(local, 'lockup', first + BigInt(at), {
      sender,
      recipient,
      token,
      cancelable: true,
    } as never);
  }
}

test('a list is created in parts below the gas cap, and once', async () => {
  const { deploy, create } = writeLocal({ batch: 'parts' });
  const recipients = freshAddresses(30);
  const { sender } = local.accounts;
  await local.mint(sender, AMOUNT * BigInt(COUNT));
  await forgeSession(folder, async (forge, project) => {
    const CREATOR = await deployed(forge, deploy);
    const list = path.join(project, 'recipients.txt');
    const first = await next();
    const block = await local.chain.getBlockNumber();
    // Its checksum is not that of the address.
    const wrong = getAddress(sender).replace(/[a-f]/, (letter) => letter.toUpperCase());
    writeFileSync(list, `# The team\n\n${wrong}\n`);
    await expect(runs(forge, create)({ CREATOR })).rejects.toThrow(/NoAddress/);
    writeFileSync(list, `# The team\n\n${recipients.join('\r\n')}\n`);
    await runs(forge, create)({ CREATOR });
    await expectStreams(first, recipients, sender);
    const gas: number[] = [];
    for (let at = block + 1n; at <= (await local.chain.getBlockNumber()); at += 1n) {
      const { transactions } = await local.chain.getBlock({
        blockNumber: at,
        includeTransactions: true,
      });
      for (const { hash, gas: limit } of transactions) {
        expect(Number(limit)).toBeLessThanOrEqual(GAS_CAP);
        gas.push(Number((await local.chain.getTransactionReceipt({ hash })).gasUsed));
      }
    }
    // An approval and two parts.
    expect(gas).toHaveLength(3);
    expect(Math.max(...gas)).toBeLessThan((GAS_CAP * 5) / 6);
    expect(Math.max(...gas)).toBeGreaterThan(GAS_CAP / 2);
    await runs(forge, create)({ CREATOR });
    expect((await next()) - first).toBe(BigInt(COUNT));
  });
});

interface SafeBatch {
  meta: { checksum: string };
  chainId: string;
  transactions: { to: Address; value: string; data: Hex }[];
}

/**
 * Lines of a list that have no amount, or one that can be read in two ways. Each starts forge once: the nightly run
 * tries all.
 */
const NO_GRANTS = [
  ',1,000',
  ',1e3',
  ...(process.env.TEST_ALL
    ? ['', ',', ',0', ',0.0', ',-1', ',.5', ',1.', ',1.2.3', ',0x10', `,0.${'0'.repeat(18)}1`]
    : []),
];

test('the files for a Safe have their checksum, and create the list with its amounts once', async () => {
  const { deploy, 'safe-files': command } = writeLocal({
    batch: 'parts',
    sender: 'safe',
    model: 'tranched',
    amounts: 'own',
    cliff: DEFAULTS.cliff,
  });
  const recipients = freshAddresses(31);
  const SAFE = getAddress(numberToHex(0x5afe, { size: 20 }));
  // One more token for each than for the one before, and a half of one.
  const amounts = recipients.map((_, at) => (AMOUNT * BigInt(2 * at + 201)) / 200n);
  const grants = recipients.map((one, at) => `${one}, ${(2 * at + 201) / 2} `);
  await local.mint(
    SAFE,
    amounts.reduce((sum, one) => sum + one, 0n),
  );
  await forgeSession(folder, async (forge, project) => {
    const CREATOR = await deployed(forge, deploy);
    const list = (lines: readonly string[]) =>
      writeFileSync(path.join(project, 'recipients.txt'), lines.join('\n'));
    list(['# The team', ...grants]);
    const write = () => runs(forge, command)({ CREATOR, SAFE });
    await expect(write()).rejects.toThrow(/there is no contract at SAFE/);
    await local.chain.setCode({ address: SAFE, bytecode: '0x00' });
    await local.chain.impersonateAccount({ address: SAFE });
    await local.chain.setBalance({ address: SAFE, value: 10n ** 18n });
    for (const end of NO_GRANTS) {
      list([...grants, `${SAFE}${end}`]);
      await expect(write(), end).rejects.toThrow(/NoGrant/);
    }
    list(['# The team', ...grants]);
    await write();
    const first = await next();
    for (const at of [1, 2]) {
      const text = readFileSync(path.join(project, `safe/${at}.json`), 'utf8');
      const batch = JSON.parse(text) as SafeBatch;
      expect(batch.chainId).toBe('31337');
      expect(batch.meta.checksum).toBe(safeChecksum(batch as never));
      for (const { to, value, data } of batch.transactions) {
        const call = { account: SAFE, to, value: BigInt(value), data, gas: 16_000_000n };
        const hash = await local.chain.sendTransaction(call as never);
        expect((await receiptOf(local.chain, hash)).status).toBe('success');
      }
    }
    await expectStreams(first, recipients, SAFE);
    for (const [at, amount] of amounts.entries()) {
      const id = first + BigInt(at);
      expect(await local.lockup.read.getDepositedAmount([id])).toBe(amount);
    }
    expect(await local.balanceOf(SAFE)).toBe(0n);
    rmSync(path.join(project, 'safe'), { recursive: true });
    await write();
    expect(() => readFileSync(path.join(project, 'safe/1.json'))).toThrow(/ENOENT/);
  });
});
