import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPublicClient, http, parseAbi, parseUnits, type Address } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { PROTOCOL_LOCKUP } from '../../../examples/starters/viem/src/deploy';
import { runLocal } from '../../../examples/starters/viem/src/run-local';
import { lockupAbi, lockupAddress } from '../../../examples/starters/viem/src/stream';
import { withoutMarkers } from '../../../src/markdown/regions';
import { startAnvil, type Anvil } from '../support/anvil';
import { compileFiles } from '../support/compile';
import { forgeProject } from '../support/forge';

/*
 * The starters on this repository's own packages, which have the same versions: a unit test compares them.
 * tests/starters installs each from the registry, as a reader does.
 */

const SOURCE = 'examples/starters/viem/contracts/Local.sol';
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

test('it finds Lockup on Sepolia, and says so where there is none', () => {
  expect(lockupAddress(11_155_111)).toMatch(/^0x[0-9a-fA-F]{40}$/);
  expect(() => lockupAddress(999_999)).toThrow(/not on chain 999999/);
});

test('the compiled token and feed are those of their source', () => {
  const compiled = compileFiles({
    'contracts/Local.sol': withoutMarkers(readFileSync(SOURCE, 'utf8')),
  });
  const text = readFileSync(SOURCE.replace('Local.sol', 'local.json'), 'utf8');
  expect(JSON.parse(text)).toEqual(
    Object.fromEntries(
      compiled.map(({ name, abi, creationCode }) => [
        name,
        { abi, bytecode: { object: creationCode } },
      ]),
    ),
  );
});

// forge calls the compiler by a script with an interpreter line, which Windows does not run.
test.skipIf(process.platform === 'win32')(
  'the Foundry starter passes its tests, with forge and the compiler from npm',
  async () => {
    expect(await forgeProject('examples/starters/foundry')).toEqual({
      'test_RefusesAWithdrawalWithoutTheFee()': 'Success',
      'test_ReleasesHalfInHalfOfTheTime()': 'Success',
      'test_WithdrawsForAFee()': 'Success',
    });
  },
);
