import {
  decodeFunctionData,
  encodeEventTopics,
  encodeAbiParameters,
  getAddress,
  parseUnits,
  type Abi,
  type Hex,
} from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { airdropAbis, factoryAddress } from '../../../examples/airdrops/contracts';
import { claim } from '../../../examples/airdrops/claim/claim';
import { clawback, clawbackWindow } from '../../../examples/airdrops/create-campaign/clawback';
import {
  createCampaign,
  fund,
  vestedParams,
} from '../../../examples/airdrops/create-campaign/create-campaign';
import { progressOf } from '../../../examples/airdrops/create-campaign/progress';
import { claimsOf, summarize, toLeaves, type Claim } from '../../../examples/airdrops/tree/tree';
import { withoutEstimate } from '@sablier-docs/testing/without-estimate';
import { expectRevert } from '@sablier-docs/testing/reverts';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { receiptOf } from '@sablier-docs/testing/receipt';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/*
 * /guides/airdrops/examples/create-campaign. The factories have no published bytecode, so a recorder
 * is in their place: calls of the samples are decoded with the ABIs of the release.
 */

const DAY = 86_400;
const CID = 'QmTheListOfRecipients';
const ROOT: Hex = `0x${'ab'.repeat(32)}`;
const AGGREGATE = parseUnits('5000', 18);

let local: LocalProtocol;
let recorder: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  recorder = await local.deployExample('CampaignRecorder');
});
afterAll(() => local?.stop());

/** The arguments of the recorder's last call, by the factory's ABI. */
async function recorded<T>(
  abi: Abi,
): Promise<{ functionName: string; params: T; rest: unknown[] }> {
  const data = await local.read<Hex>(recorder, 'lastCall');
  const { functionName, args = [] } = decodeFunctionData({ abi, data });
  const [params, ...rest] = args;
  return { functionName, params: params as T, rest };
}

type Params = Readonly<Record<string, unknown>>;

/** Runs a creator contract against the recorder and returns the call that reached the factory. */
async function create(
  creator: 'Execute' | 'Instant' | 'LL' | 'LT' | 'VCA',
  extra: readonly unknown[] = [],
) {
  const lockup = creator === 'LL' || creator === 'LT' ? [local.contracts.lockup] : [];
  const contract = await local.deployExample(`Merkle${creator}Creator`, [
    recorder.address,
    ...lockup,
  ]);
  const opens = Number(await local.now()) + 14 * DAY;
  const args = [local.contracts.token, ...extra, ROOT, CID, opens, AGGREGATE, 3n];
  await local.send(local.accounts.sender, contract, `create${creator}`, args);
  expect(await local.read(recorder, 'lastCaller')).toBe(getAddress(contract.address));
  const call = await recorded<Params>(airdropAbis[`SablierFactoryMerkle${creator}`] as Abi);
  expect(call.functionName).toBe(`createMerkle${creator}`);
  expect(call.params).toMatchObject({
    merkleRoot: ROOT,
    ipfsCID: CID,
    token: getAddress(local.contracts.token),
    initialAdmin: local.accounts.sender,
    campaignStartTime: opens,
  });
  return { ...call, opens };
}

test('an instant campaign expires after 84 days and announces sum and count', async () => {
  const { params, rest, opens } = await create('Instant');
  expect(params).toMatchObject({ claimType: 0, expiration: opens + 84 * DAY });
  expect(rest).toEqual([AGGREGATE, 3n]);
});

test('a linear campaign has a cliff of 30 of 90 days, with 10% at the start and 15% at the cliff', async () => {
  const { params, rest, opens } = await create('LL');
  expect(params).toMatchObject({
    cliffDuration: 30 * DAY,
    cliffUnlockPercentage: parseUnits('0.15', 18),
    startUnlockPercentage: parseUnits('0.1', 18),
    totalDuration: 90 * DAY,
    granularity: 1,
    vestingStartTime: 0,
    expiration: opens + 364 * DAY,
    lockup: getAddress(local.contracts.lockup),
  });
  expect(rest).toEqual([AGGREGATE, 3n]);
});

test('a prediction holds for a creation on another day', async () => {
  const { token, lockup } = local.contracts;
  const { sender, other } = local.accounts;
  const factory = await local.deployExample('TestFactoryLL');
  const creator = await local.deployExample('MerkleLLCreator', [factory.address, lockup]);
  const opens = (await local.now()) + 14n * BigInt(DAY);
  const list = [token, ROOT, CID, opens];
  const predicted = await local.read(creator, 'predictLL', [...list, sender]);
  expect(await local.read(creator, 'predictLL', [...list, other])).not.toBe(predicted);
  await local.warpTo((await local.now()) + BigInt(DAY));
  await local.send(sender, creator, 'createLL', [...list, AGGREGATE, 3n]);
  expect(await local.read(factory, 'created')).toBe(predicted);
});

test('the linear schedule is one that Lockup accepts', async () => {
  const { params } = await create('LL');
  const { sender, recipient } = local.accounts;
  const amount = parseUnits('100', 18);
  const share = (key: string) => (amount * (params[key] as bigint)) / 10n ** 18n;
  await local.mint(sender, amount);
  await local.approve(sender, local.contracts.lockup, amount);
  const start = Number(await local.now());
  const { result: id } = await local.send<bigint>(
    sender,
    local.deployed.lockup,
    'createWithTimestampsLL',
    [
      {
        sender,
        recipient,
        depositAmount: amount,
        token: local.contracts.token,
        cancelable: params.cancelable,
        transferable: params.transferable,
        timestamps: { start, end: start + (params.totalDuration as number) },
        shape: params.shape,
      },
      { start: share('startUnlockPercentage'), cliff: share('cliffUnlockPercentage') },
      params.granularity,
      start + (params.cliffDuration as number),
    ],
  );
  const streamed = () => local.lockup.read.streamedAmountOf([id]);
  expect(await streamed()).toBe(parseUnits('10', 18));
  await local.warpTo(BigInt(start + 30 * DAY));
  expect(await streamed()).toBe(parseUnits('25', 18));
  await local.warpTo(BigInt(start + 60 * DAY));
  expect(await streamed()).toBe(parseUnits('62.5', 18));
});

test('a tranched campaign adds up to 100 %', async () => {
  const { params, opens } = await create('LT');
  const parts = params.tranchesWithPercentages as { unlockPercentage: bigint; duration: number }[];
  expect(parts.reduce((sum, part) => sum + part.unlockPercentage, 0n)).toBe(10n ** 18n);
  expect(parts.map(({ duration }) => duration)).toEqual([30 * DAY, 60 * DAY]);
  expect(params).toMatchObject({ vestingStartTime: opens, shape: 'twoSteps' });
});

test('a variable claim amount obeys the rules of its factory', async () => {
  const { params, rest, opens } = await create('VCA');
  const { aggregateAmount, expiration, vestingStartTime, vestingEndTime, unlockPercentage } =
    params as Record<string, number>;
  expect(aggregateAmount).toBe(AGGREGATE);
  expect(vestingStartTime).toBe(opens);
  expect(vestingEndTime).toBeGreaterThan(vestingStartTime ?? 0);
  expect(expiration).toBe((vestingEndTime ?? 0) + 7 * DAY);
  expect(unlockPercentage).toBe(parseUnits('0.25', 18));
  expect(rest).toEqual([3n]);
});

test('an execute campaign names the function of its target, which stakes for the claimer', async () => {
  const target = await local.deployExample('StakeOnBehalf', [local.contracts.token]);
  const { params } = await create('Execute', [target.address]);
  expect(params).toMatchObject({ target: getAddress(target.address) });
  const { sender: campaign, recipient } = local.accounts;
  await local.mint(campaign, 50n);
  await local.approve(campaign, target.address, 50n);
  const args = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [recipient, 50n]);
  const data: Hex = `${params.selector as Hex}${args.slice(2)}`;
  const hash = await local.chain.sendTransaction({ account: campaign, to: target.address, data });
  await receiptOf(local.chain, hash);
  expect(await local.read(target, 'staked', [recipient])).toBe(50n);
  await local.send(recipient, target, 'unstake', [50n]);
  expect(await local.balanceOf(recipient)).toBeGreaterThanOrEqual(50n);
});

test('every shape label fits in 32 bytes', async () => {
  for (const model of ['LL', 'LT'] as const) {
    const { params } = await create(model);
    expect(new TextEncoder().encode(params.shape as string).length).toBeLessThanOrEqual(32);
  }
});

/** A campaign that claims can be made from at once. */
async function fundedCampaign() {
  const leaves = toLeaves([
    { recipient: local.accounts.recipient, amount: 7n },
    { recipient: local.accounts.other, amount: 5n },
  ]);
  const expiration = (await local.now()) + 60n * BigInt(DAY);
  const { merkleRoot } = summarize(leaves);
  const { token } = local.contracts;
  const terms = { token, merkleRoot, claimType: 0, startTime: 0, expiration, feeWei: 0n };
  const admin = local.accounts.sender;
  const campaign = await local.deployExample('TestCampaign', [{ ...terms, admin }], {
    keepsTokens: true,
  });
  await local.mint(campaign.address, 12n);
  return { campaign, leaves, expiration };
}

test('the window of a clawback is the one that the contract allows, to the second', async () => {
  const { sender, recipient, stranger } = local.accounts;
  const { campaign, leaves, expiration } = await fundedCampaign();
  const clients = local.clients(sender);
  const at = campaign.address;
  const from = Number(expiration);
  const works = () =>
    clawback(clients, at, sender, 1n).then(
      () => true,
      () => false,
    );

  expect(await clawbackWindow(clients, at)).toEqual({ open: true, until: undefined, from });
  expect(await works()).toBe(true);
  await expectRevert(clawback(local.clients(stranger), at, stranger, 1n), 'CallerNotAdmin');

  const [claimed] = claimsOf(leaves, recipient);
  await claim(local.clients(stranger), at, claimed as Claim, 0n);
  const until = Number(await local.now()) + 7 * DAY;
  for (const [time, open] of [
    [until, true],
    [until + 1, false],
    [from - 1, false],
    [from, true],
  ] as const) {
    await local.warpTo(BigInt(time));
    expect(await clawbackWindow(clients, at), String(time)).toEqual({ open, until, from });
    const { request } = await local.chain
      .simulateContract({
        ...campaign,
        functionName: 'clawback',
        args: [sender, 1n],
        account: sender,
      })
      .catch(() => ({ request: undefined }));
    expect(request !== undefined, String(time)).toBe(open);
  }
});

test('the progress counts the claims and says what is missing', async () => {
  const { sender, recipient, stranger } = local.accounts;
  const { campaign, leaves } = await fundedCampaign();
  const clients = local.clients(sender);
  const progress = () => progressOf(clients, campaign.address, leaves);
  const fresh = { claimed: 0, rows: 2, unclaimed: 12n, balance: 12n, missing: 0n };
  expect(await progress()).toEqual(fresh);

  const [own] = claimsOf(leaves, recipient);
  await claim(local.clients(stranger), campaign.address, own as Claim, 0n);
  const later = { ...fresh, claimed: 1, unclaimed: 5n, balance: 5n };
  expect(await progress()).toEqual(later);
  await clawback(clients, campaign.address, sender, 3n);
  expect(await progress()).toEqual({ ...later, balance: 2n, missing: 3n });
});

test('TypeScript and Solidity create the same campaign', async () => {
  const { params, opens } = await create('LL');
  const { token, lockup } = local.contracts;
  const campaign = {
    token: getAddress(token),
    lockup: getAddress(lockup),
    admin: local.accounts.sender,
    ipfsCID: CID,
    opens,
  };
  expect(params).toEqual(vestedParams(campaign, ROOT));
});

test('a token that answers false instead of reverting does not pass for a funded campaign', async () => {
  const { admin, stranger: campaign } = local.accounts;
  const odd = await local.deployExample('OddToken', ['ODD', 18]);
  await local.mint(admin, 20n, odd.address);
  const send = () => fund(local.clients(admin), odd.address, campaign, 10n);
  await send();
  await local.send(admin, odd, 'beQuiet');
  await expect(send()).rejects.toThrow('logs no transfer of this amount');
  expect(await local.balanceOf(campaign, odd.address)).toBe(10n);
});

test('the TypeScript sends the same linear campaign', async () => {
  const { sender: admin } = local.accounts;
  const { token, lockup } = local.contracts;
  const leaves = toLeaves([
    { recipient: local.accounts.recipient, amount: AGGREGATE },
    { recipient: local.accounts.other, amount: 1n },
  ]);
  const opens = Number(await local.now()) + 14 * DAY;
  const campaign = { token, lockup, admin, ipfsCID: CID, opens };
  const clients = local.clients(admin);
  const hash = await createCampaign(clients, recorder.address, campaign, leaves);
  await clients.publicClient.waitForTransactionReceipt({ hash });
  const { params, rest } = await recorded<Params>(airdropAbis.SablierFactoryMerkleLL as Abi);
  const { merkleRoot } = summarize(leaves);
  expect(params).toEqual({
    ...vestedParams(campaign, merkleRoot),
    token: getAddress(token),
    lockup: getAddress(lockup),
  });
  expect(rest).toEqual([AGGREGATE + 1n, 2n]);

  await local.mint(admin, 10n);
  await fund(clients, token, recorder.address, 10n);
  expect(await local.balanceOf(recorder.address)).toBe(10n);
  // The balance was not checked before: the transfer reverts in its block.
  const blind = { ...clients, walletClient: withoutEstimate(clients.walletClient) };
  await expect(fund(blind, token, recorder.address, 10n ** 30n)).rejects.toThrow('reverted');
});

test('the SDK knows the five factories, and the event of the release', () => {
  for (const model of ['Execute', 'Instant', 'LL', 'LT', 'VCA'] as const) {
    expect(factoryAddress(1, model)).toMatch(/^0x[\dA-Fa-f]{40}$/);
  }
  const [topic] = encodeEventTopics({
    abi: airdropAbis.SablierFactoryMerkleLL,
    eventName: 'CreateMerkleLL',
  });
  expect(topic).toBe('0x468ebbbcf67ff87c689a8d3a329745946d33f793200e080d9276d9e0ebdca7f4');
});
