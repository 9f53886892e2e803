import { encodePacked, keccak256, type Hex } from 'viem';
import { afterAll, beforeAll } from 'vitest';
import { attest, claimViaAttestation } from '../../../examples/airdrops/claim/attest';
import { claim } from '../../../examples/airdrops/claim/claim';
import { claimVariable } from '../../../examples/airdrops/claim/claim-variable';
import { clawback } from '../../../examples/airdrops/create-campaign/clawback';
import { claimsOf, summarize, toLeaves, type Claim } from '../../../examples/airdrops/tree/tree';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { DAY } from '@sablier-docs/testing/streams';
import { problemsOn } from './problems';

/*
 * Tables "What can go wrong" of /guides/airdrops/examples/claim and create-campaign, on campaigns of the tests, which make
 * the checks of the release in their order.
 */

const FEE = 33n;
const LATER = 4_000_000_000;

let local: LocalProtocol;
/** The sample in Solidity, which is on the list. */
let contract: Deployed;
let own: Claim;
let contracts: Claim;
let merkleRoot: Hex;

beforeAll(async () => {
  local = await startProtocol();
  const { owner, recipient } = local.accounts;
  contract = await local.deployExample('AirdropRecipient', [owner]);
  const leaves = toLeaves([
    { recipient: contract.address, amount: 7n },
    { recipient, amount: 90n },
  ]);
  ({ merkleRoot } = summarize(leaves));
  const [first] = claimsOf(leaves, recipient);
  const [second] = claimsOf(leaves, contract.address);
  if (!first || !second) throw new Error('The list lacks a recipient.');
  [own, contracts] = [first, second];
});
afterAll(() => local?.stop());

const termsWith = (changes: object) => ({
  token: local.contracts.token,
  merkleRoot,
  claimType: 0,
  startTime: 0,
  expiration: 0,
  feeWei: FEE,
  admin: local.accounts.admin,
  ...changes,
});
const keepsTokens = { keepsTokens: true };

async function instant(changes: object = {}, funds = 100n) {
  const { address } = await local.deployExample('TestCampaign', [termsWith(changes)], keepsTokens);
  if (funds > 0n) await local.mint(address, funds);
  return address;
}

/** One that takes `claimTo`; its vesting is over unless a start is given. */
async function variable(changes: object = {}, vestingStart = 1, funds = 100n) {
  const args = [termsWith(changes), vestingStart, vestingStart + 900];
  const { address } = await local.deployExample('TestVariableCampaign', args, keepsTokens);
  if (funds > 0n) await local.mint(address, funds);
  return address;
}

const clients = () => local.clients(local.accounts.recipient);
const typescript = async (changes: object = {}, entry = own, fee = FEE) =>
  claim(clients(), await instant(changes), entry, fee);
const solidity = async (campaign: Hex, { index, amount, proof } = contracts, value = FEE) => {
  const { owner, other } = local.accounts;
  return local.send(owner, contract, 'claimTo', [campaign, index, other, amount, proof], { value });
};

const attested = async (changes: object, attestor: Hex, expireAt: number) => {
  const args = [termsWith({ claimType: 1, ...changes }), attestor];
  const { address } = await local.deployExample('TestAttestCampaign', args, keepsTokens);
  const { sender, other } = local.accounts;
  const attestation = await attest(
    local.clients(sender).walletClient,
    address,
    own.recipient,
    expireAt,
  );
  return claimViaAttestation(clients(), address, other, own, attestation, FEE);
};
const NOBODY = '0x0000000000000000000000000000000000000000';

problemsOn('guides/airdrops/examples/claim', {
  '`SablierMerkleBase_InvalidProof`': {
    solidity: async () => solidity(await variable(), { ...contracts, amount: 8n }),
    typescript: () => typescript({}, { ...own, amount: 91n }),
  },
  '`SablierMerkleBase_IndexClaimed`': {
    solidity: async () => {
      const campaign = await variable();
      await solidity(campaign);
      await solidity(campaign);
    },
    typescript: async () => {
      const campaign = await instant();
      await claim(clients(), campaign, own, FEE);
      await claim(clients(), campaign, own, FEE);
    },
  },
  '`SablierMerkleBase_InsufficientFeePayment`': {
    solidity: async () => solidity(await variable(), contracts, FEE - 1n),
    typescript: () => typescript({}, own, FEE - 1n),
  },
  '`SablierMerkleBase_CampaignNotStarted`': {
    solidity: async () => solidity(await variable({ startTime: LATER })),
    typescript: () => typescript({ startTime: LATER }),
  },
  '`SablierMerkleBase_CampaignExpired`': {
    solidity: async () => solidity(await variable({ expiration: 5 })),
    typescript: () => typescript({ expiration: 5 }),
  },
  '`SablierMerkleBase_UnsupportedClaimType`': {
    solidity: async () => solidity(await variable({ claimType: 1 })),
    typescript: () => typescript({ claimType: 1 }),
  },
  '`SablierMerkleSignature_InvalidSignature`': {
    typescript: () => attested({}, local.accounts.other, LATER),
  },
  '`SablierMerkleSignature_AttestorNotSet`': { typescript: () => attested({}, NOBODY, LATER) },
  '`SablierMerkleSignature_AttestationExpired`': {
    typescript: () => attested({}, local.accounts.sender, 5),
  },
  '`SablierMerkleVCA_ClaimAmountZero`': {
    solidity: async () => solidity(await variable({}, LATER)),
    typescript: async () =>
      claimVariable(clients(), await variable({}, LATER), own.recipient, own, FEE, own.amount),
  },
  'a token error such as `ERC20InsufficientBalance`': {
    solidity: async () => solidity(await variable({}, 1, 0n)),
    typescript: async () => claim(clients(), await instant({}, 0n), own, FEE),
  },
});

problemsOn('guides/airdrops/examples/create-campaign', {
  '`SablierMerkleBase_InvalidProof` at the claims': {
    // The root of a tree whose leaves are hashed once.
    typescript: () =>
      typescript({ merkleRoot: keccak256(encodePacked(['address'], [own.recipient])) }),
  },
  '`SablierMerkleBase_ClawbackNotAllowed`': {
    typescript: async () => {
      const campaign = await instant();
      await claim(clients(), campaign, own, FEE);
      await local.warpTo((await local.now()) + 8n * DAY);
      const { admin } = local.accounts;
      await clawback(local.clients(admin), campaign, admin, 1n);
    },
  },
});
