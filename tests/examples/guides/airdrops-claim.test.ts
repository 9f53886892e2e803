import {
  decodeFunctionData,
  getAddress,
  hashTypedData,
  parseUnits,
  type Abi,
  type Hex,
} from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { airdropAbis } from '../../../examples/airdrops/contracts';
import { checkClaim, claim, claimTo, claimViaSig } from '../../../examples/airdrops/claim/claim';
import { claimTypedData, signClaim } from '../../../examples/airdrops/claim/sign-claim';
import { claimsOf, toLeaves, type Claim } from '../../../examples/airdrops/tree/tree';
import { expectRevert } from '../support/reverts';
import type { Deployed } from '../support/deployed';
import { startProtocol, type LocalProtocol } from '../support/start';

/*
 * /guides/airdrops/examples/claim. A recorder stands in the campaign's
 * place: what the samples send is decoded with the ABI of the release.
 */

let local: LocalProtocol;
let campaign: Deployed;
let entry: Claim;

beforeAll(async () => {
  local = await startProtocol();
  campaign = await local.deployExample('CampaignRecorder');
  const { recipient, other } = local.accounts;
  const leaves = toLeaves([
    { recipient: other, amount: 7n },
    { recipient, amount: parseUnits('12', 18) },
  ]);
  const [found] = claimsOf(leaves, recipient);
  if (!found) throw new Error('The recipient has no claim.');
  entry = found;
});
afterAll(() => local?.stop());

async function recorded() {
  const data = await local.read<Hex>(campaign, 'lastCall');
  const value = await local.read<bigint>(campaign, 'lastValue');
  const abi = airdropAbis.SablierMerkleInstant as Abi;
  return { ...decodeFunctionData({ abi, data }), value };
}

test('claim and claimTo carry the fee and the arguments in order', async () => {
  const { stranger, recipient, other } = local.accounts;
  await claim(local.clients(stranger), campaign.address, entry, 5n);
  expect(await recorded()).toEqual({
    functionName: 'claim',
    args: [entry.index, recipient, entry.amount, entry.proof],
    value: 5n,
  });
  await claimTo(local.clients(recipient), campaign.address, other, entry, 6n);
  expect(await recorded()).toEqual({
    functionName: 'claimTo',
    args: [entry.index, other, entry.amount, entry.proof],
    value: 6n,
  });
});

test('a contract claims its own entry', async () => {
  const { sender, other, stranger } = local.accounts;
  const contract = await local.deployExample('AirdropRecipient', [sender]);
  const args = [campaign.address, entry.index, other, entry.amount, entry.proof];
  await local.send(sender, contract, 'claimTo', args, { value: 9n });
  expect(await local.read(campaign, 'lastCaller')).toBe(getAddress(contract.address));
  expect(await recorded()).toMatchObject({ functionName: 'claimTo', value: 9n });
  await expectRevert(local.send(stranger, contract, 'claimTo', args), 'OwnableUnauthorizedAccount');
});

test('a signed claim passes the check that the campaign makes', async () => {
  const { recipient, other, stranger } = local.accounts;
  const validFrom = Number(await local.now());
  const clients = local.clients(recipient);
  const signature = await signClaim(
    clients.walletClient,
    campaign.address,
    entry,
    other,
    validFrom,
  );
  const check = await local.deployExample('ClaimSignatureCheck');
  const isValid = (to: string, from: string = recipient) =>
    local.read<boolean>(check, 'isValid', [
      campaign.address,
      entry.index,
      from,
      to,
      entry.amount,
      validFrom,
      signature,
    ]);
  expect(await isValid(other)).toBe(true);
  expect(await isValid(stranger)).toBe(false);
  expect(await isValid(other, stranger)).toBe(false);

  const signed = { to: other, validFrom, signature };
  await claimViaSig(local.clients(stranger), campaign.address, entry, signed, 1n);
  expect(await recorded()).toEqual({
    functionName: 'claimViaSig',
    args: [entry.index, recipient, other, entry.amount, validFrom, entry.proof, signature],
    value: 1n,
  });
});

test('the message is bound to the campaign and the chain', () => {
  const { other } = local.accounts;
  const digest = (chainId: number, address: Hex) =>
    hashTypedData(claimTypedData(chainId, address, entry, other, 0));
  const digests = [digest(1, campaign.address), digest(10, campaign.address), digest(1, other)];
  expect(new Set(digests).size).toBe(3);
});

test.each([
  [{ hasClaimed: true }, { state: 'claimed' }],
  [{ hasExpired: true }, { state: 'expired' }],
  [{ CAMPAIGN_START_TIME: 2_000 }, { state: 'not started' }],
  [{}, { state: 'open', feeWei: 33n }],
])('a claim with %o', async (answers, expected) => {
  const views = {
    hasClaimed: false,
    hasExpired: false,
    CAMPAIGN_START_TIME: 500,
    calculateMinFeeWei: 33n,
    ...answers,
  };
  const readContract = ({ functionName }: { functionName: keyof typeof views }) =>
    Promise.resolve(views[functionName]);
  const { publicClient } = local.clients(local.accounts.other);
  const client = { ...publicClient, readContract } as unknown as typeof publicClient;
  expect(await checkClaim({ publicClient: client }, campaign.address, entry, 1_000n)).toEqual(
    expected,
  );
});
