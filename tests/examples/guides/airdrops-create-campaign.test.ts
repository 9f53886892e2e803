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
import {
  createCampaign,
  fund,
  vestedParams,
} from '../../../examples/airdrops/create-campaign/create-campaign';
import { summarize, toLeaves } from '../../../examples/airdrops/tree/tree';
import { expectRevert } from '../support/reverts';
import type { Deployed } from '../support/deployed';
import { startProtocol, type LocalProtocol } from '../support/start';

/*
 * /guides/airdrops/examples/create-campaign. The factories have no published bytecode, so a recorder
 * stands in their place: what the samples send is decoded with the ABIs of the release.
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

/** What the recorder was called with, as the factory's ABI reads it. */
async function recorded<T>(
  abi: Abi,
): Promise<{ functionName: string; params: T; rest: unknown[] }> {
  const data = await local.read<Hex>(recorder, 'lastCall');
  const { functionName, args = [] } = decodeFunctionData({ abi, data });
  const [params, ...rest] = args;
  return { functionName, params: params as T, rest };
}

type Params = Readonly<Record<string, unknown>>;

/** Runs a creator contract against the recorder and returns what reached the factory. */
async function create(
  creator: 'Execute' | 'Instant' | 'LL' | 'LT' | 'VCA',
  extra: readonly unknown[] = [],
) {
  const lockup = creator === 'LL' || creator === 'LT' ? [local.contracts.lockup] : [];
  const contract = await local.deployExample(`Merkle${creator}Creator`, [
    recorder.address,
    ...lockup,
  ]);
  const args = [local.contracts.token, ...extra, ROOT, CID, AGGREGATE, 3n];
  await local.send(local.accounts.sender, contract, `create${creator}`, args);
  expect(await local.read(recorder, 'lastCaller')).toBe(getAddress(contract.address));
  const call = await recorded<Params>(airdropAbis[`SablierFactoryMerkle${creator}`] as Abi);
  expect(call.functionName).toBe(`createMerkle${creator}`);
  expect(call.params).toMatchObject({
    merkleRoot: ROOT,
    ipfsCID: CID,
    token: getAddress(local.contracts.token),
    initialAdmin: local.accounts.sender,
  });
  return { ...call, contract, now: Number(await local.now()) };
}

test('an instant campaign', async () => {
  const { params, rest, now } = await create('Instant');
  expect(params).toMatchObject({
    claimType: 0,
    campaignStartTime: now,
    expiration: now + 84 * DAY,
  });
  expect(rest).toEqual([AGGREGATE, 3n]);
});

test('a linear campaign', async () => {
  const { params, rest, now, contract } = await create('LL');
  expect(params).toMatchObject({
    cliffDuration: 30 * DAY,
    cliffUnlockPercentage: parseUnits('0.15', 18),
    startUnlockPercentage: parseUnits('0.1', 18),
    totalDuration: 90 * DAY,
    granularity: 1,
    vestingStartTime: 0,
    expiration: now + 364 * DAY,
    lockup: getAddress(local.contracts.lockup),
  });
  expect(rest).toEqual([AGGREGATE, 3n]);
  const { token } = local.contracts;
  const { sender } = local.accounts;
  // The recorder cannot store during a view: only that the call is well formed can be seen here.
  await expectRevert(local.read(contract, 'predictLL', [token, ROOT, CID, sender]), 'no data');
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
  const { params, now } = await create('LT');
  const parts = params.tranchesWithPercentages as { unlockPercentage: bigint; duration: number }[];
  expect(parts.reduce((sum, part) => sum + part.unlockPercentage, 0n)).toBe(10n ** 18n);
  expect(parts.map(({ duration }) => duration)).toEqual([30 * DAY, 60 * DAY]);
  expect(params).toMatchObject({ vestingStartTime: now, shape: 'tranchedMonthly' });
});

test('a variable claim amount obeys the rules of its factory', async () => {
  const { params, rest } = await create('VCA');
  const { aggregateAmount, expiration, vestingStartTime, vestingEndTime, unlockPercentage } =
    params as Record<string, number>;
  expect(aggregateAmount).toBe(AGGREGATE);
  expect(vestingStartTime).toBeGreaterThan(0);
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
  await local.chain.waitForTransactionReceipt({ hash });
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

test('the TypeScript sends the same linear campaign', async () => {
  const { sender: admin } = local.accounts;
  const { token, lockup } = local.contracts;
  const leaves = toLeaves([
    { recipient: local.accounts.recipient, amount: AGGREGATE },
    { recipient: local.accounts.other, amount: 1n },
  ]);
  const now = Number(await local.now());
  const campaign = { token, lockup, admin, ipfsCID: CID, now };
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
