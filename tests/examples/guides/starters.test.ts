import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPublicClient, erc20Abi, http, parseAbi, parseUnits, type Address } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { foundry } from 'viem/chains';
import type { Config } from 'wagmi';
import { connect as wagmiConnect } from 'wagmi/actions';
import { claim, type Row } from '../../../examples/starters/airdrops/src/campaign';
import { connect } from '../../../examples/starters/_shared/src/clients';
import { runLocal as runCampaign } from '../../../examples/starters/airdrops/src/run-local';
import { batchCreateLinear } from '../../../examples/lockup/batch/batch-linear';
import { deployBatchLockup as deployForPage } from '../../../examples/starters/_shared/src/deploy';
import { deployBatchLockup, PROTOCOL_LOCKUP } from '../../../examples/starters/_shared/src/deploy';
import { runLocal } from '../../../examples/starters/viem/src/run-local';
import { lockupAbi, lockupAddress } from '../../../examples/starters/_shared/src/stream';
import { withoutMarkers } from '@sablier-docs/ui/Code/regions';
import { startAnvil, type Anvil } from '@sablier-docs/testing/anvil';
import { compileFiles } from '@sablier-docs/solidity/compile';

/*
 * The starters on this repository's own packages, which have the same versions: a unit test compares them.
 * tests/starters installs each from the registry, as a reader does.
 */

const SOURCE = 'examples/starters/_shared/contracts/Local.sol';
/** The key of the first account of every anvil chain. */
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
let chain: Anvil;

beforeAll(async () => {
  chain = await startAnvil();
});
afterAll(() => chain?.stop());

test('the viem starter opens a stream, moves the clock and withdraws for a fee of 1 USD', async () => {
  const recipient = privateKeyToAddress(generatePrivateKey());
  const { comptroller, lockup, token, streamId, amount, fee } = await runLocal(
    recipient,
    chain.url,
  );
  const client = createPublicClient({ transport: http(chain.url) });
  const at = (address: Address) => ({ address, abi: lockupAbi }) as const;
  expect(streamId).toBe(1n);
  expect(fee).toBe(333_333_333_333_333n); // 1 USD at 3,000 USD per coin, 50 days after the deployment
  expect(amount).toBeGreaterThanOrEqual(parseUnits('50', 18));
  expect(amount).toBeLessThan(parseUnits('50.001', 18));
  const args = [recipient] as const;
  expect(await client.readContract({ ...at(token), functionName: 'balanceOf', args })).toBe(amount);
  expect(await client.getBalance({ address: lockup })).toBe((fee * 106n) / 100n);
  expect(
    await client.readContract({ ...at(lockup), functionName: 'getRecipient', args: [1n] }),
  ).toBe(recipient);

  const fees = [0, 1, 2, 3, 4].map((protocol) =>
    client.readContract({
      address: comptroller,
      abi: parseAbi(['function getMinFeeUSD(uint8 protocol) view returns (uint256)']),
      functionName: 'getMinFeeUSD',
      args: [protocol],
    }),
  );
  expect(await Promise.all(fees)).toEqual([0n, 0n, 100_000_000n, 0n, 0n]);
  expect(PROTOCOL_LOCKUP).toBe(2);
});

test('SablierBatchLockup of the viem and the wagmi starter creates a stream for each of two amounts', async () => {
  const { lockup, token } = await runLocal(privateKeyToAddress(generatePrivateKey()), chain.url);
  const clients = connect(foundry, KEY, chain.url);
  const batches = [await deployBatchLockup(clients), await deployForPage(clients)];
  const grants = ['40', '60.5'].map((tokens) => ({
    recipient: privateKeyToAddress(generatePrivateKey()),
    depositAmount: parseUnits(tokens, 18),
  }));
  for (const [at, batchLockup] of batches.entries()) {
    const mint = await clients.walletClient.writeContract({
      address: token,
      abi: parseAbi(['function mint(address to, uint256 amount)']),
      functionName: 'mint',
      args: [clients.walletClient.account.address, parseUnits('100.5', 18)],
    });
    await clients.publicClient.waitForTransactionReceipt({ hash: mint });
    const ids = await batchCreateLinear(clients, { batchLockup, lockup, token, grants });
    expect(ids).toEqual([2n + 2n * BigInt(at), 3n + 2n * BigInt(at)]);
    for (const [index, id] of ids.entries()) {
      const read = { address: lockup, abi: lockupAbi, args: [id] } as const;
      expect(
        await clients.publicClient.readContract({ ...read, functionName: 'getDepositedAmount' }),
      ).toBe(grants[index]?.depositAmount);
      expect(
        await clients.publicClient.readContract({ ...read, functionName: 'getRecipient' }),
      ).toBe(grants[index]?.recipient);
    }
  }
});

test('the Airdrops starter funds a campaign, and a claim opens a stream of the row', async () => {
  const someone = () => privateKeyToAddress(generatePrivateKey());
  const recipients = [someone(), someone(), someone()] as const;
  const { campaign, lockup, token, rows, streamId, left, withdrawable } = await runCampaign(
    recipients,
    chain.url,
  );
  const client = createPublicClient({ transport: http(chain.url) });
  const balance = (who: Address) =>
    client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [who] });
  expect(streamId).toBe(1n);
  expect(left).toBe(parseUnits('75', 18));
  expect(await balance(lockup)).toBe(parseUnits('100', 18));
  expect(withdrawable).toBeGreaterThanOrEqual(parseUnits('50', 18));
  expect(withdrawable).toBeLessThan(parseUnits('50.001', 18));
  const owner = { address: lockup, abi: lockupAbi, functionName: 'getRecipient' } as const;
  expect(await client.readContract({ ...owner, args: [streamId] })).toBe(recipients[0]);

  // A row can be claimed once, and no account gets more than its amount in the list.
  const admin = connect(foundry, KEY, chain.url);
  await expect(claim(admin, campaign, rows, 0)).rejects.toThrow();
  expect(await claim(admin, campaign, rows, 1)).toBe(2n);
  const higher = rows.map(([who, amount]): Row => [who, amount + 1n]);
  await expect(claim(admin, campaign, higher, 2)).rejects.toThrow();
  expect(await claim(admin, campaign, rows, 2)).toBe(3n);
  expect(await balance(campaign)).toBe(0n);
});

test('it finds Lockup on Sepolia, and says so where there is none', () => {
  expect(lockupAddress(11_155_111)).toMatch(/^0x[0-9a-fA-F]{40}$/);
  expect(() => lockupAddress(999_999)).toThrow(/not on chain 999999/);
});

test.each([
  ['the token and feed of the starters', SOURCE.replace('Local.sol', 'local.json'), [SOURCE]],
  [
    'the contracts of the wizard',
    'examples/wizard/local/contracts/local.json',
    ['examples/wizard/local/contracts/LocalContract.sol', 'examples/wizard/UnusualToken.sol'],
  ],
])('%s are compiled from their source', (_what, file, sources) => {
  const compiled = compileFiles(
    Object.fromEntries(
      sources.map((source) => [
        `contracts/${path.basename(source)}`,
        withoutMarkers(readFileSync(source, 'utf8')),
      ]),
    ),
  );
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(
    Object.fromEntries(
      compiled.map(({ name, abi, creationCode }) => [
        name,
        { abi, bytecode: { object: creationCode } },
      ]),
    ),
  );
});

/** By its path alone: the starter is a project of its own, with types for its environment. */
const ofWagmi = async <T>(file: string): Promise<T> =>
  (await import(`../../../examples/starters/wagmi/src/${file}.ts`)) as T;
type Withdraw = (
  contract: { chainId: number; lockup: Address },
  id: bigint,
) => Promise<{ amount: bigint; paid: bigint }>;

test('the wagmi starter withdraws for the fee with its margin, and says what it paid', async () => {
  const client = createPublicClient({ transport: http(chain.url) });
  const [, recipient] = (await client.request({ method: 'eth_accounts' } as never)) as Address[];
  if (!recipient) throw new Error('The chain has no accounts.');
  const { lockup, token, streamId } = await runLocal(recipient, chain.url);
  await client.request({ method: 'evm_increaseTime', params: [10 * 86_400] } as never);
  await client.request({ method: 'evm_mine' } as never);
  vi.stubEnv('VITE_LOCAL_RPC_URL', chain.url);
  vi.stubEnv('VITE_LOCAL_ACCOUNT', recipient);
  const { config } = await ofWagmi<{ config: Config }>('config');
  const { withdraw } = await ofWagmi<{ withdraw: Withdraw }>('withdraw');
  const connector = config.connectors.find(({ type }) => type === 'mock');
  if (!connector) throw new Error('The starter has no account of the local chain.');
  await wagmiConnect(config, { connector, chainId: foundry.id });

  const read = { address: lockup, abi: lockupAbi, args: [streamId] } as const;
  const fee = await client.readContract({ ...read, functionName: 'calculateMinFeeWei' });
  const held = () => client.getBalance({ address: lockup });
  const tokens = () =>
    client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [recipient],
    } as const);
  const [coinsBefore, tokensBefore] = [await held(), await tokens()];
  const { amount, paid } = await withdraw({ chainId: foundry.id, lockup }, streamId);
  expect(fee).toBeGreaterThan(0n);
  expect(paid).toBe((fee * 106n) / 100n);
  expect((await held()) - coinsBefore).toBe(paid);
  expect((await tokens()) - tokensBefore).toBe(amount);
  expect(amount).toBeGreaterThanOrEqual(parseUnits('10', 18));
});
