import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimRewards, stake, unstake } from '../../../examples/lockup/staking/stake';
import { cleanForEachTest } from '@sablier-docs/testing/clean-chain';
import { expectRevert } from '@sablier-docs/testing/reverts';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY, openLinear } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/staking/* */

const HOUR = 3_600n;
const REWARDS = dai('400');
let local: LocalProtocol;
let staking: Deployed;
let reward: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  const { admin } = local.accounts;
  reward = await local.deployExample('TestToken', ['RWD', 18]);
  const { lockup, token } = local.contracts;
  staking = await local.deployExample('StakeSablierNFT', [admin, lockup, token, reward.address]);
  await local.mint(admin, REWARDS * 10n, reward.address);
  await local.approve(admin, staking.address, REWARDS * 10n, reward.address);
  await local.asComptroller(local.deployed.lockup, 'allowToHook', [staking.address]);
});
cleanForEachTest(() => local.chain);
afterAll(() => local?.stop());

const earned = (id: bigint) => local.read<bigint>(staking, 'earned', [id]);
const startPeriod = (amount: bigint, duration: bigint) =>
  local.send(local.accounts.admin, staking, 'startPeriod', [amount, duration]);
const stakeAt = async (owner: `0x${string}`, id: bigint, at?: bigint) => {
  await local.send(owner, local.deployed.lockup, 'approve', [staking.address, id]);
  if (at) await local.nextBlockAt(at);
  await local.send(owner, staking, 'stake', [id]);
};
/** Rounding down may cost a few units of 1e-18 per update. */
const expectAbout = (actual: bigint, expected: bigint, tolerance = 10n) => {
  expect(actual).toBeLessThanOrEqual(expected);
  expect(actual).toBeGreaterThanOrEqual(expected - tolerance);
};

test('three stakers share the rate by what is inside their streams', async () => {
  const { recipient, other, stranger } = local.accounts;
  // Streams that release late, so that nothing changes in them meanwhile.
  const open = (owner: `0x${string}`, deposit: bigint) =>
    openLinear(local, { recipient: owner, deposit, cliff: 90n * DAY });
  const first = await open(recipient, dai('100'));
  const second = await open(other, dai('100'));
  const third = await open(stranger, dai('200'));

  // 100 rewards an hour. After three hours the first one has 100 + 50 + 25.
  await startPeriod(REWARDS, 4n * HOUR);
  const begin = (await local.now()) + 10n;
  await stakeAt(recipient, first.id, begin);
  await stakeAt(other, second.id, begin + HOUR);
  await stakeAt(stranger, third.id, begin + 2n * HOUR);
  await local.warpTo(begin + 3n * HOUR);
  expectAbout(await earned(first.id), dai('175'), 1_000n);
  expectAbout(await earned(second.id), dai('75'), 1_000n);
  expectAbout(await earned(third.id), dai('50'), 1_000n);
});

test('rewards up to the end are paid also without an action before it', async () => {
  const { recipient } = local.accounts;
  const { id } = await openLinear(local, { cliff: 90n * DAY });
  await startPeriod(REWARDS, 4n * HOUR);
  const start = await local.now();
  await stakeAt(recipient, id, start + 10n);
  await local.warpTo(start + 5n * HOUR);
  const expected = (REWARDS * (4n * HOUR - 10n)) / (4n * HOUR);
  expectAbout(await earned(id), expected, 1_000n);

  const paid = await local.send<bigint>(recipient, staking, 'claimRewards', [id]);
  expect(await local.balanceOf(recipient, reward.address)).toBe(paid.result);
  expect(await earned(id)).toBe(0n);
  await local.warpTo(start + 9n * HOUR);
  expect(await earned(id)).toBe(0n);
});

test('the widely copied variant loses them, and credits a withdrawn part with nothing', async () => {
  const { recipient, stranger } = local.accounts;
  const args = [local.contracts.lockup, REWARDS, 4n * HOUR];
  const flawed = await local.deployExample('LiveAmountStaking', args, { keepsTokens: true });
  await local.asComptroller(local.deployed.lockup, 'allowToHook', [flawed.address]);
  const end = await local.read<bigint>(flawed, 'END');
  const { id, stream } = await openLinear(local, { total: 4n * HOUR });
  await local.send(recipient, local.deployed.lockup, 'approve', [flawed.address, id]);
  await local.send(recipient, flawed, 'stake', [id]);
  const flawedEarned = () => local.read<bigint>(flawed, 'earned', [id]);

  // A stranger withdraws nearly half of the stream after two hours: so much of the past rewards vanishes.
  const half = stream.startTime + 2n * HOUR;
  await local.warpTo(half - 1n);
  const before = await flawedEarned();
  const value = await local.lockup.read.calculateMinFeeWei([id]);
  await local.nextBlockAt(half);
  await local.send(stranger, local.deployed.lockup, 'withdraw', [id, flawed.address, dai('49')], {
    value,
  });
  expect(await flawedEarned()).toBeLessThan((before * 52n) / 100n);

  // And at the end of the period everything since that withdrawal is gone at once.
  await local.warpTo(end - 5n);
  const justBefore = await flawedEarned();
  await local.warpTo(end);
  expect(await flawedEarned()).toBeLessThan(justBefore / 2n);
});

test('a withdrawal by a stranger reduces the stake and goes to the staker', async () => {
  const { recipient, stranger } = local.accounts;
  const { id, stream } = await openLinear(local, { total: 10n * HOUR });
  await startPeriod(REWARDS, 4n * HOUR);
  const start = await local.now();
  const begin = start + 20n;
  await stakeAt(recipient, id, begin);

  const value = await local.lockup.read.calculateMinFeeWei([id]);
  await local.nextBlockAt(begin + HOUR);
  const withdrawal = [id, staking.address, dai('10')];
  await local.send(stranger, local.deployed.lockup, 'withdraw', withdrawal, { value });
  expect(await local.balanceOf(recipient)).toBe(dai('10'));
  expect(await local.balanceOf(staking.address)).toBe(0n);
  expect(await local.read(staking, 'totalStaked')).toBe(dai('90'));
  // The hour before is credited on the 100 before, not on the 90 that are left.
  expectAbout(await earned(id), dai('100'), 1_000n);
  expect(stream.deposit).toBe(dai('100'));
});

test('a cancellation reduces the stake to what is left for the recipient', async () => {
  const { sender, recipient } = local.accounts;
  const { id, stream } = await openLinear(local, {});
  await stakeAt(recipient, id);
  await local.nextBlockAt(stream.startTime + 30n * DAY);
  await local.send(sender, local.deployed.lockup, 'cancel', [id]);
  expect(await local.read(staking, 'totalStaked')).toBe(dai('30'));
});

test('unstaking returns the stream with the rewards', async () => {
  const { recipient, stranger } = local.accounts;
  const { id } = await openLinear(local, { cliff: 90n * DAY });
  await startPeriod(REWARDS, 4n * HOUR);
  const clients = local.clients(recipient);
  const options = { lockup: local.contracts.lockup, staking: staking.address, streamId: id };
  await stake(clients, options);
  expect(await local.lockup.read.getRecipient([id])).toBe(staking.address);
  await local.warpTo((await local.now()) + HOUR);
  await claimRewards(clients, options);
  expectAbout(
    await local.balanceOf(recipient, reward.address),
    dai('100') + dai('0.1'),
    dai('0.1'),
  );

  await expectRevert(local.send(stranger, staking, 'unstake', [id]), 'CallerNotStaker');
  await local.warpTo((await local.now()) + 4n * HOUR);
  await unstake(clients, options);
  expect(await local.lockup.read.getRecipient([id])).toBe(recipient);
  expect(await local.read(staking, 'totalStaked')).toBe(0n);
  expectAbout(await local.balanceOf(recipient, reward.address), REWARDS, dai('0.2'));
});

test('what must not be staked is refused', async () => {
  const { admin, recipient, stranger } = local.accounts;
  const { lockup, token, usdc } = local.contracts;
  const stakeBy = (owner: typeof admin, id: bigint, at = staking) =>
    local.send(owner, at, 'stake', [id]);
  const approve = (id: bigint, spender: Deployed = staking) =>
    local.send(recipient, local.deployed.lockup, 'approve', [spender.address, id]);

  const plain = await openLinear(local);
  await expectRevert(stakeBy(recipient, plain.id), 'ERC721InsufficientApproval');
  await approve(plain.id);
  await expectRevert(stakeBy(stranger, plain.id), 'ERC721IncorrectOwner');

  const bound = await openLinear(local, { transferable: false });
  await approve(bound.id);
  await expectRevert(stakeBy(recipient, bound.id), 'SablierLockup_NotTransferable');

  const dollars = await openLinear(local, { token: usdc, deposit: 1_000_000n });
  await approve(dollars.id);
  await expectRevert(stakeBy(recipient, dollars.id), 'WrongToken');

  const args = [admin, lockup, token, reward.address];
  const unknown = await local.deployExample('StakeSablierNFT', args);
  await approve(plain.id, unknown);
  await expectRevert(stakeBy(recipient, plain.id, unknown), 'HookNotAllowed');
});

test('a reward token with 6 decimals pays in full beside a billion staked tokens', async () => {
  const { admin, recipient } = local.accounts;
  const { lockup, token, usdc } = local.contracts;
  const args = [admin, lockup, token, usdc];
  const paysDollars = await local.deployExample('StakeSablierNFT', args, { keepsTokens: true });
  await local.asComptroller(local.deployed.lockup, 'allowToHook', [paysDollars.address]);
  const { id } = await openLinear(local, { deposit: dai('1000000000'), cliff: 90n * DAY });
  await local.send(recipient, local.deployed.lockup, 'approve', [paysDollars.address, id]);
  await local.send(recipient, paysDollars, 'stake', [id]);
  const dollars = 400_000_000n;
  await local.mint(admin, dollars, usdc);
  await local.approve(admin, paysDollars.address, dollars, usdc);
  await local.send(admin, paysDollars, 'startPeriod', [dollars, 4n * HOUR]);
  const start = await local.now();
  // Every update rounds once.
  for (const hour of [1n, 2n, 3n]) {
    await local.nextBlockAt(start + hour * HOUR);
    await local.send(recipient, paysDollars, 'claimRewards', [id]);
  }
  await local.warpTo(start + 4n * HOUR);
  await local.send(recipient, paysDollars, 'claimRewards', [id]);
  expectAbout(await local.balanceOf(recipient, usdc), dollars, 4n);
});

test('a reward token with a fee on transfers promises what arrived, so the last one can leave', async () => {
  const { admin, recipient, other } = local.accounts;
  const { lockup, token } = local.contracts;
  const taxed = await local.deployExample('FeeOnTransferToken', [], { keepsTokens: true });
  const args = [admin, lockup, token, taxed.address];
  const pays = await local.deployExample('StakeSablierNFT', args, { keepsTokens: true });
  await local.asComptroller(local.deployed.lockup, 'allowToHook', [pays.address]);
  const ids: bigint[] = [];
  for (const owner of [recipient, other]) {
    const { id } = await openLinear(local, { recipient: owner, cliff: 90n * DAY });
    await local.send(owner, local.deployed.lockup, 'approve', [pays.address, id]);
    await local.send(owner, pays, 'stake', [id]);
    ids.push(id);
  }
  await local.mint(admin, REWARDS, taxed.address);
  await local.approve(admin, pays.address, REWARDS, taxed.address);
  await local.send(admin, pays, 'startPeriod', [REWARDS, 4n * HOUR]);
  const arrived = await local.balanceOf(pays.address, taxed.address);
  expect(arrived).toBe((REWARDS * 99n) / 100n);
  await local.warpTo((await local.now()) + 5n * HOUR);
  for (const [i, owner] of [recipient, other].entries()) {
    await local.send(owner, pays, 'unstake', [ids[i]]);
    expect(await local.lockup.read.getRecipient([ids[i] ?? 0n])).toBe(owner);
    // Half of the amount that arrived, less the fee of this transfer.
    expectAbout(await local.balanceOf(owner, taxed.address), (arrived * 99n) / 200n, 10n);
  }
  expect(await local.balanceOf(pays.address, taxed.address)).toBeLessThan(10n);
});

test('a reward token that calls back into the claim is paid once', async () => {
  const { admin } = local.accounts;
  const { lockup, token } = local.contracts;
  const evil = await local.deployExample('ReentrantReward', [], { keepsTokens: true });
  const args = [admin, lockup, token, evil.address];
  const target = await local.deployExample('StakeSablierNFT', args);
  await local.asComptroller(local.deployed.lockup, 'allowToHook', [target.address]);
  const { id } = await openLinear(local, { recipient: evil.address, cliff: 90n * DAY });
  await local.send(admin, evil, 'stake', [target.address, lockup, id]);
  // Twice the rewards are in the contract, so that a second payment would go through.
  await local.mint(admin, REWARDS * 2n, evil.address);
  await local.approve(admin, target.address, REWARDS, evil.address);
  await local.send(admin, target, 'startPeriod', [REWARDS, 4n * HOUR]);
  await local.send(admin, evil, 'transfer', [target.address, REWARDS]);
  await local.warpTo((await local.now()) + 5n * HOUR);
  await local.send(admin, evil, 'claim');
  expect(await local.read(evil, 'again')).toBe(1n);
  expectAbout(await local.balanceOf(evil.address, evil.address), REWARDS, 1_000n);
});

test('a stream sent without stake blocks no one', async () => {
  const { recipient, sender } = local.accounts;
  const { id, stream } = await openLinear(local);
  const transfer = [recipient, staking.address, id];
  await expectRevert(
    local.send(recipient, local.deployed.lockup, 'safeTransferFrom', transfer),
    'ERC721InvalidReceiver',
  );
  await local.send(recipient, local.deployed.lockup, 'transferFrom', transfer);
  await local.nextBlockAt(stream.startTime + 10n * DAY);
  await local.send(sender, local.deployed.lockup, 'cancel', [id]);
  expect(await local.read(staking, 'totalStaked')).toBe(0n);
});

test('a period is paid for when it starts, by the admin, one at a time', async () => {
  const { recipient } = local.accounts;
  await expectRevert(startPeriod(0n, HOUR), 'ZeroAmount');
  await expectRevert(startPeriod(1n, 0n), 'ZeroDuration');
  await expectRevert(local.send(recipient, staking, 'startPeriod', [1n, HOUR]), 'CallerNotAdmin');
  await startPeriod(REWARDS, HOUR);
  expect(await local.balanceOf(staking.address, reward.address)).toBe(REWARDS);
  await expectRevert(startPeriod(REWARDS, HOUR), 'PeriodActive');
});
