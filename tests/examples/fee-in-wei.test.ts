import { feeInWei } from '@sablier-docs/protocol/fee';
import { readArtifact } from '@sablier-docs/solidity/artifact';
import { createRandom } from '@sablier-docs/testing/random';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* The published comptroller's conversion of dollars against ours. tests/statements/concepts has the age of the price. */

const PRICES = 20;
const MINIMUMS = 10;

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
});
afterAll(() => local?.stop());

test('200 minimums and prices give the wei of the comptroller', async () => {
  const random = createRandom(0x51n);
  const { accounts, contracts, deployed } = local;
  const { abi } = readArtifact('@sablier/evm-utils/artifacts/SablierComptroller.json');
  const comptroller = { address: contracts.comptroller, abi };
  const seen = new Set<boolean>();
  for (let at = 0; at < PRICES; at += 1) {
    const price = random.pick([
      0n,
      random.magnitude(1n, 10n ** 30n),
      random.between(10n ** 8n, 10n ** 13n),
    ]);
    await local.send(accounts.admin, deployed.oracle, 'setPrice', [price]);
    for (let one = 0; one < MINIMUMS; one += 1) {
      const minimum = random.chance(0.1) ? 0n : random.magnitude(1n, 10n ** 10n);
      const wei = await local.read<bigint>(comptroller, 'convertUSDFeeToWei', [minimum]);
      expect(feeInWei(minimum, price, 0n), `${minimum} at ${price}`).toBe(wei);
      seen.add(wei > 0n);
    }
  }
  expect(seen.size).toBe(2);
});
