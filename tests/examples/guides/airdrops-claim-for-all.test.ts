import {
  createPublicClient,
  erc20Abi,
  http,
  parseAbi,
  parseUnits,
  toFunctionSelector,
  type Address,
} from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkClaim } from '../../../examples/airdrops/claim/check-claim';
import { claimForAll } from '../../../examples/airdrops/claim/claim-for-all';
import { claimsOf, toLeaves, type Claim } from '../../../examples/airdrops/tree/tree';
import { connect } from '../../../examples/starters/_shared/src/clients';
import { runLocal } from '../../../examples/starters/airdrops/src/run-local';
import { startAnvil, type Anvil } from '@sablier-docs/testing/anvil';

/* /guides/airdrops/examples/claim#claim-for-all, on v1.2: its `claim` and `hasClaimed` have the same selectors. */

/** The key of the second account of every anvil chain: neither the campaign's admin nor on its list. */
const SPONSOR = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';
const lockupAbi = parseAbi([
  'function ownerOf(uint256 streamId) view returns (address)',
  'function getDepositedAmount(uint256 streamId) view returns (uint128)',
]);
const someone = () => privateKeyToAddress(generatePrivateKey());
const recipients = [someone(), someone(), someone()] as const;
let chain: Anvil;

beforeAll(async () => {
  chain = await startAnvil();
});
afterAll(() => chain?.stop());

test('it claims what is open, for the recipients, and a second run finds nothing', async () => {
  const run = await runLocal(recipients, chain.url); // claims the first of three rows
  const { campaign, lockup, token, rows } = run;
  const leaves = toLeaves(rows.map(([recipient, amount]) => ({ recipient, amount })));
  const claims = recipients.flatMap((recipient) => claimsOf(leaves, recipient));
  expect(claims).toHaveLength(3);
  const sponsor = connect(foundry, SPONSOR, chain.url);
  const client = createPublicClient({ transport: http(chain.url) });
  const balance = (who: Address) =>
    client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [who] });

  // A row that the campaign refuses ends the run, before it sends anything for that row.
  const [, second, third] = claims as [Claim, Claim, Claim];
  const forged = { ...third, amount: third.amount + 1n };
  await expect(claimForAll(sponsor, campaign, [second, forged], 0n)).rejects.toThrow();
  expect(await balance(campaign)).toBe(parseUnits('25', 18)); // the claim before it is kept

  // v1.2 takes no fee, so it refuses a call that carries one.
  await expect(claimForAll(sponsor, campaign, claims, 1n)).rejects.toThrow();

  // The check of one claim reads no fee there either, and tells what is open from what is claimed.
  const { account } = sponsor.walletClient;
  const check = (one: Claim) => checkClaim(sponsor, campaign, one, account.address);
  expect(await check(third)).toEqual({ possible: true, feeWei: 0n });
  expect(await check(forged)).toEqual({
    possible: false,
    reason: toFunctionSelector('SablierV2MerkleLockup_InvalidProof()'),
  });
  expect(await check(second)).toEqual({
    possible: false,
    reason: toFunctionSelector('SablierV2MerkleLockup_StreamClaimed(uint256)'),
  });
  // An account without code accepts any call: that is no campaign.
  await expect(checkClaim(sponsor, someone(), third, account.address)).rejects.toThrow(
    'returned no data',
  );

  expect(await claimForAll(sponsor, campaign, claims, 0n)).toEqual([third]);
  expect(await balance(campaign)).toBe(0n);
  expect(await balance(sponsor.walletClient.account.address)).toBe(0n);
  const at = { address: lockup, abi: lockupAbi } as const;
  for (const [index, [recipient, amount]] of rows.entries()) {
    const args = [BigInt(index) + 1n] as const;
    expect(await client.readContract({ ...at, functionName: 'ownerOf', args })).toBe(recipient);
    const deposit = await client.readContract({ ...at, functionName: 'getDepositedAmount', args });
    expect(deposit).toBe(amount);
  }

  expect(await claimForAll(sponsor, campaign, claims, 0n)).toEqual([]);
});
