import {
  concat,
  createPublicClient,
  custom,
  decodeFunctionData,
  encodeAbiParameters,
  getAddress,
  hashTypedData,
  keccak256,
  numberToHex,
  parseAbiParameters,
  parseUnits,
  recoverAddress,
  stringToHex,
  toFunctionSelector,
  type Abi,
  type Hex,
} from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { airdropAbis } from '../../../examples/airdrops/contracts';
import { attest, claimViaAttestation } from '../../../examples/airdrops/claim/attest';
import { checkClaim } from '../../../examples/airdrops/claim/check-claim';
import { claim, claimTo, claimViaSig } from '../../../examples/airdrops/claim/claim';
import { claimVariable, previewClaim } from '../../../examples/airdrops/claim/claim-variable';
import { claimAndStake } from '../../../examples/airdrops/claim/execute';
import { claimTypedData, signClaim } from '../../../examples/airdrops/claim/sign-claim';
import { claimsOf, summarize, toLeaves, type Claim } from '../../../examples/airdrops/tree/tree';
import { expectRevert } from '@sablier-docs/testing/reverts';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { receiptOf } from '@sablier-docs/testing/receipt';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/*
 * /guides/airdrops/examples/claim. A recorder takes the campaign's place where only the call matters:
 * calls of the samples are decoded with the ABI of the release. Claims run on a campaign of the tests.
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

/** A campaign with this list that checks claims as the release does. */
async function realCampaign(changes: object = {}, funds = 100n) {
  const { sender: admin, recipient, other } = local.accounts;
  const leaves = toLeaves([
    { recipient: other, amount: 7n },
    { recipient, amount: 90n },
  ]);
  const terms = {
    token: local.contracts.token,
    merkleRoot: summarize(leaves).merkleRoot,
    claimType: 0,
    startTime: 0,
    expiration: 0,
    feeWei: 33n,
    admin,
    ...changes,
  };
  const [own] = claimsOf(leaves, recipient);
  if (!own) throw new Error('The recipient has no claim.');
  const keepsTokens = { keepsTokens: true };
  const deployed = await local.deployExample('TestCampaign', [terms], keepsTokens);
  if (funds > 0n) await local.mint(deployed.address, funds);
  return { address: deployed.address, own, terms };
}

test('the check says yes exactly where a claim goes through', async () => {
  const { stranger, recipient } = local.accounts;
  const clients = local.clients(stranger);
  const { address, own } = await realCampaign();
  const before = await local.balanceOf(recipient);
  const answer = await checkClaim(clients, address, own, stranger);
  expect(answer).toEqual({ possible: true, feeWei: 33n });
  expect(await local.balanceOf(recipient)).toBe(before);
  await claim(clients, address, own, 33n);
  expect(await local.balanceOf(recipient)).toBe(before + own.amount);
  expect(await checkClaim(clients, address, own, stranger)).toEqual({
    possible: false,
    reason: 'SablierMerkleBase_IndexClaimed',
  });
});

test.each([
  ['an attestation is needed', { claimType: 1 }, 'SablierMerkleBase_UnsupportedClaimType'],
  ['it is over', { expiration: 5 }, 'SablierMerkleBase_CampaignExpired'],
  ['it has not begun', { startTime: 4_000_000_000 }, 'SablierMerkleBase_CampaignNotStarted'],
  ['the list is another', { merkleRoot: `0x${'ab'.repeat(32)}` }, 'SablierMerkleBase_InvalidProof'],
])('the check says no when %s', async (_, changes, reason) => {
  const { stranger } = local.accounts;
  const { address, own } = await realCampaign(changes);
  const answer = await checkClaim(local.clients(stranger), address, own, stranger);
  expect(answer).toEqual({ possible: false, reason });
});

test('the check sees an empty campaign, and one that opens later', async () => {
  const { stranger } = local.accounts;
  const clients = local.clients(stranger);
  const unfunded = await realCampaign({}, 0n);
  expect(await checkClaim(clients, unfunded.address, unfunded.own, stranger)).toEqual({
    possible: false,
    reason: 'ERC20InsufficientBalance',
  });
  const startTime = 4_000_000_000;
  const later = await realCampaign({ startTime });
  const at = (time: bigint) => checkClaim(clients, later.address, later.own, stranger, time);
  expect(await at(BigInt(startTime) - 1n)).toMatchObject({ possible: false });
  expect(await at(BigInt(startTime))).toEqual({ possible: true, feeWei: 33n });
});

test('a campaign of v1.3 is read by its fixed fee, also where a node has another code for a revert', async () => {
  const { stranger } = local.accounts;
  const { address, own } = await realCampaign();
  const { chain, request } = local.clients(stranger).publicClient;
  const answers = new Map([
    [toFunctionSelector('calculateMinFeeWei()'), null],
    [toFunctionSelector('FEE()'), numberToHex(33, { size: 32 })],
  ]);
  const node = custom({
    request: async (call) => {
      const [{ data = '0x' } = {}] = (call.params ?? []) as { data?: Hex }[];
      const answer = answers.get(data);
      if (answer === null) throw { code: -32000, message: 'execution reverted' };
      return answer ?? request(call);
    },
  });
  const clients = { publicClient: createPublicClient({ chain, transport: node }) };
  const check = (claim: Claim) => checkClaim(clients, address, claim, stranger);
  expect(await check(own)).toEqual({ possible: true, feeWei: 33n });
  // v1.3 and v3.0 share the name of this error.
  expect(await check({ ...own, amount: own.amount + 1n })).toEqual({
    possible: false,
    reason: 'SablierMerkleBase_InvalidProof',
  });
});

test('a check that gets no answer throws', async () => {
  const { stranger } = local.accounts;
  const { address, own } = await realCampaign();
  const clients = local.clients(stranger);
  const simulateContract = () => Promise.reject(new Error('no network'));
  const publicClient = { ...clients.publicClient, simulateContract } as never;
  await expect(checkClaim({ publicClient }, address, own, stranger)).rejects.toThrow('no network');
});

test('a variable claim gives up no more than was accepted', async () => {
  const { recipient, other } = local.accounts;
  const clients = local.clients(recipient);
  const { own, terms } = await realCampaign();
  const start = (await local.now()) + 1_000n;
  const args = [terms, start, start + 900n];
  const variable = await local.deployExample('TestVariableCampaign', args, { keepsTokens: true });
  const { address } = variable;
  await local.mint(address, 100n);
  const fullFrom = Number(start + 900n);

  expect(await previewClaim(clients, address, own)).toEqual({ paid: 0n, forgone: 90n, fullFrom });
  await local.warpTo(start + 300n);
  expect(await previewClaim(clients, address, own)).toEqual({ paid: 30n, forgone: 60n, fullFrom });
  const before = await local.balanceOf(other);
  const send = (accepted: bigint) => claimVariable(clients, address, other, own, 33n, accepted);
  await expect(send(59n)).rejects.toThrow('gives up 60 units; 59 were accepted');
  expect(await local.balanceOf(other)).toBe(before);
  await local.nextBlockAt(start + 900n);
  await expect(send(0n)).rejects.toThrow('gives up');
  await local.warpTo(start + 900n);
  await send(0n);
  expect(await local.balanceOf(other)).toBe(before + 90n);
});

test('an attestation is over the published type, and goes into its own claim function', async () => {
  const { sender: attestor, recipient, other } = local.accounts;
  const expireAt = 4_000_000_000;
  const { walletClient } = local.clients(attestor);
  const attestation = await attest(walletClient, campaign.address, recipient, expireAt);

  const words = (types: string, values: readonly unknown[]) =>
    keccak256(encodeAbiParameters(parseAbiParameters(types), values as never));
  const typeHash = (type: string) => keccak256(stringToHex(type));
  const domainType = 'EIP712Domain(string name,uint256 chainId,address verifyingContract)';
  const name = keccak256(stringToHex('Sablier Airdrops Protocol'));
  const domain = words('bytes32,bytes32,uint256,address', [
    typeHash(domainType),
    name,
    walletClient.chain.id,
    campaign.address,
  ]);
  const identity = typeHash('Identity(address recipient,uint40 expireAt)');
  expect(identity).toBe('0x219f32e1e2ac61bb8bf48019aeabd1a04366f69f4d9a4e73b315e56deb50c043');
  const struct = words('bytes32,address,uint40', [identity, recipient, expireAt]);
  const hash = keccak256(concat(['0x1901', domain, struct]));
  const signer = await recoverAddress({ hash, signature: attestation.signature });
  expect(signer).toBe(attestor);

  const clients = local.clients(recipient);
  await claimViaAttestation(clients, campaign.address, other, entry, attestation, 3n);
  const { signature } = attestation;
  expect(await recorded()).toEqual({
    functionName: 'claimViaAttestation',
    args: [entry.index, other, entry.amount, expireAt, entry.proof, signature],
    value: 3n,
  });
});

test('the arguments of an Execute claim fit the function of the target', async () => {
  const { recipient, sender: payer } = local.accounts;
  await claimAndStake(local.clients(recipient), campaign.address, entry, 2n);
  const data = await local.read<Hex>(campaign, 'lastCall');
  const abi = airdropAbis.SablierMerkleExecute as Abi;
  const { functionName, args = [] } = decodeFunctionData({ abi, data });
  expect(functionName).toBe('claimAndExecute');
  const [index, amount, proof, selectorArguments] = args;
  expect([index, amount, proof]).toEqual([entry.index, entry.amount, entry.proof]);

  // The next step of the campaign: the selector, then the arguments, to the target.
  const target = await local.deployExample('StakeOnBehalf', [local.contracts.token], {
    keepsTokens: true,
  });
  await local.mint(payer, entry.amount);
  await local.approve(payer, target.address, entry.amount);
  const selector = toFunctionSelector('stakeFor(address,uint256)');
  const call = concat([selector, selectorArguments as Hex]);
  const hash = await local.chain.sendTransaction({
    account: payer,
    to: target.address,
    data: call,
  });
  await receiptOf(local.chain, hash);
  expect(await local.read(target, 'staked', [recipient])).toBe(entry.amount);
});
