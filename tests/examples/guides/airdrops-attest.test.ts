import { zeroAddress, type Address } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attest, claimViaAttestation, setAttestor } from '../../../examples/airdrops/claim/attest';
import { claimsOf, summarize, toLeaves, type Claim } from '../../../examples/airdrops/tree/tree';
import { cleanForEachTest } from '@sablier-docs/testing/clean-chain';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { expectRevert } from '@sablier-docs/testing/reverts';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/*
 * /guides/airdrops/examples/claim#claim-via-attestation, from the signature to each error. The campaign is
 * one of the tests, with the checks of the release in their order.
 */

const FEE = 33n;
let local: LocalProtocol;
let own: Claim;

beforeAll(async () => {
  local = await startProtocol();
});
cleanForEachTest(() => local.chain);
afterAll(() => local?.stop());

/** A funded campaign that needs attestations; `sender` is its admin. */
async function open(comptrollerAttestor: Address = zeroAddress): Promise<Deployed> {
  const { sender, recipient, other } = local.accounts;
  const leaves = toLeaves([
    { recipient: other, amount: 7n },
    { recipient, amount: 5n },
  ]);
  const [found] = claimsOf(leaves, recipient);
  if (!found) throw new Error('The recipient has no claim.');
  own = found;
  const { merkleRoot } = summarize(leaves);
  const { token } = local.contracts;
  const when = { startTime: 0, expiration: 0 };
  const terms = { token, merkleRoot, claimType: 1, ...when, feeWei: FEE, admin: sender };
  const args = [terms, comptrollerAttestor];
  const campaign = await local.deployExample('TestAttestCampaign', args, { keepsTokens: true });
  await local.mint(campaign.address, 12n);
  return campaign;
}

const attestedBy = async (who: Address, campaign: Deployed, expireAt: bigint, whom?: Address) =>
  attest(
    local.clients(who).walletClient,
    campaign.address,
    whom ?? local.accounts.recipient,
    Number(expireAt),
  );

/** The recipient claims to another address of theirs. */
const claimWith = (campaign: Deployed, attestation: Awaited<ReturnType<typeof attest>>) =>
  claimViaAttestation(
    local.clients(local.accounts.recipient),
    campaign.address,
    local.accounts.owner,
    own,
    attestation,
    FEE,
  );

test('without an attestor every claim reverts, and the admin names one', async () => {
  const { sender, stranger, delegate, owner } = local.accounts;
  const campaign = await open();
  const attestation = await attestedBy(delegate, campaign, (await local.now()) + 1_000n);
  await expectRevert(claimWith(campaign, attestation), 'SablierMerkleSignature_AttestorNotSet');
  const name = (who: Address) => setAttestor(local.clients(who), campaign.address, delegate);
  await expectRevert(name(stranger), 'SablierMerkleSignature_CallerNotAuthorized');
  await name(sender);
  const before = await local.balanceOf(owner);
  await claimWith(campaign, attestation);
  expect(await local.balanceOf(owner)).toBe(before + 5n);
  await expectRevert(claimWith(campaign, attestation), 'SablierMerkleBase_IndexClaimed');
});

test("the comptroller's attestor counts until the campaign has its own", async () => {
  const { sender, delegate, operator } = local.accounts;
  const campaign = await open(operator);
  const until = (await local.now()) + 1_000n;
  const earlier = await attestedBy(operator, campaign, until);
  await setAttestor(local.clients(sender), campaign.address, delegate);
  await expectRevert(claimWith(campaign, earlier), 'SablierMerkleSignature_InvalidSignature');
  await setAttestor(local.clients(sender), campaign.address, zeroAddress);
  await claimWith(campaign, earlier);
});

test('an attestation is for one address and ends', async () => {
  const { delegate, other } = local.accounts;
  const campaign = await open(delegate);
  const until = (await local.now()) + 1_000n;
  const foreign = await attestedBy(delegate, campaign, until, other);
  await expectRevert(claimWith(campaign, foreign), 'SablierMerkleSignature_InvalidSignature');

  const attestation = await attestedBy(delegate, campaign, until);
  await local.warpTo(until + 1n);
  await expectRevert(claimWith(campaign, attestation), 'SablierMerkleSignature_AttestationExpired');
});
