import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { encodeAbiParameters, keccak256, parseAbiParameters, size } from 'viem';
import { expect } from 'vitest';
import { tokenAbi } from '../chains/token-abi';
import { statement, dai, DAY } from '../statement';
import type { CampaignWorld } from '../worlds/airdrops';

statement('leaf-hashed-twice', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign({ list: { recipient: dai('100') } });
  const encoded = encodeAbiParameters(parseAbiParameters('uint256, address, uint256'), [
    0n,
    campaign.accounts.recipient,
    dai('100'),
  ]);
  expect(size(encoded)).toBe(96);
  // With one recipient the leaf is the root.
  expect(await campaign.read('MERKLE_ROOT')).toBe(keccak256(keccak256(encoded)));
  await campaign.moves(() => campaign.claim('recipient'), {
    campaign: -dai('100'),
    lockupV1_2: dai('100'),
  });
});

statement(
  'list-empty-proof',
  { of: 'airdropsV1_2', list: 'one', model: 'any', caller: { not: 'former' }, recipient: 'any' },
  async (world) => {
    const args = [0n, 'recipient', world.amount, []];
    await world.moves(() => world.call(world.who, 'claim', args), {
      campaign: -world.amount,
      contract: world.amount,
    });
    expect(await world.read('hasClaimed', [0n])).toBe(true);
  },
);

statement('contract-lets-address', async ({ airdropsV1_2 }) => {
  const { recipient } = airdropsV1_2.accounts;
  const list = { recipient: dai('100'), [recipient]: dai('50') };
  const campaign = await airdropsV1_2.campaign({ list });
  const entries: [bigint, string, bigint][] = [
    [0n, recipient, dai('100')],
    [1n, recipient, dai('50')],
  ];
  const tree = StandardMerkleTree.of(entries, ['uint256', 'address', 'uint128']);
  for (const [index, account, amount] of entries) {
    const args = [index, account, amount, tree.getProof(Number(index))];
    await campaign.moves(() => campaign.call('recipient', 'claim', args), {
      campaign: -amount,
      lockupV1_2: amount,
    });
    await campaign.reverts('SablierV2MerkleLockup_StreamClaimed', 'recipient', 'claim', args);
  }
});

statement(
  'admin-take-amount-only',
  {
    of: 'airdropsV1_2',
    moment: 'any',
    claimed: 'any',
    expiration: 'any',
    model: 'any',
    caller: 'any',
    admin: ['first', 'next'],
    funding: ['full', 'short'],
    token: ['plain', 'six', 'whole', 'blocks', 'rebasing'],
  },
  async (world) => {
    const { who, admin } = world;
    const held = await world.holds();
    const part = (held * world.terms.cliff) / 1_000n;
    const take = (sum: bigint) => ['delegate', sum] as const;
    if (who !== admin) await world.reverts('CallerNotAdmin', who, 'clawback', take(part));
    if (!(await world.isClawbackOpen())) {
      const error = 'SablierV2MerkleLockup_ClawbackNotAllowed';
      return world.reverts(error, admin, 'clawback', take(part));
    }
    await world.reverts('ERC20InsufficientBalance', admin, 'clawback', take(held + 1n));
    for (const sum of [part, held - part])
      await world.moves(() => world.call(admin, 'clawback', take(sum)), {
        delegate: sum,
        campaign: -sum,
      });
  },
);

/** Claims for whoever has none yet, and the clawback of all that is left. */
async function isOpen(world: CampaignWorld, claims: boolean, clawback: boolean): Promise<void> {
  const held = await world.holds();
  const claimer = world.isClaimed ? 'delegate' : 'recipient';
  const expired = 'SablierV2MerkleLockup_CampaignExpired';
  const outcome = claims ? 'success' : expired;
  await world.reverts(outcome, world.who, 'claim', world.entry(claimer));
  if (!clawback) {
    const error = 'SablierV2MerkleLockup_ClawbackNotAllowed';
    return world.reverts(error, world.admin, 'clawback', ['delegate', 1n]);
  }
  await world.moves(() => world.call(world.admin, 'clawback', ['delegate', held]), {
    delegate: held,
    campaign: -held,
  });
}

statement(
  'first-claim-march',
  {
    of: 'airdropsV1_2',
    moment: ['first', 'grace', 'graceEnd'],
    claimed: ['other', 'own'],
    expiration: 'any',
    model: 'any',
    caller: 'any',
    admin: ['first', 'next'],
    list: ['several', 'many', 'repeated'],
    token: ['plain', 'six', 'whole', 'tether'],
  },
  (world) => isOpen(world, true, true),
);

statement(
  'march-8-12',
  {
    of: 'airdropsV1_2',
    moment: ['closed', 'last'],
    claimed: ['other', 'own'],
    expiration: 'dated',
    model: 'any',
    caller: 'any',
    admin: ['first', 'next'],
    list: ['several', 'many', 'repeated'],
    token: ['plain', 'six', 'whole', 'tether'],
  },
  (world) => isOpen(world, true, false),
);

statement(
  'june-1-00',
  {
    of: 'airdropsV1_2',
    moment: ['expired', 'after'],
    claimed: 'any',
    expiration: ['dated', 'soon'],
    model: 'any',
    caller: 'any',
    admin: ['first', 'next'],
    list: ['several', 'many', 'repeated'],
    token: ['plain', 'six', 'whole', 'tether'],
  },
  (world) => isOpen(world, false, true),
);

statement(
  'campaign-without-expiration-expires',
  {
    of: 'airdropsV1_2',
    expiration: 'none',
    moment: 'any',
    claimed: ['nobody', 'other'],
    model: 'any',
    caller: 'any',
  },
  async (world) => {
    await world.pass(36_500n * DAY);
    expect(await world.read('hasExpired')).toBe(false);
    await world.reverts('success', world.who, 'claim', world.entry('recipient'));
  },
);

statement(
  'once-grace-period',
  {
    of: 'airdropsV1_2',
    expiration: 'none',
    moment: 'closed',
    claimed: 'any',
    model: 'any',
    caller: 'any',
    admin: 'any',
    token: { not: ['fee', 'rebasing'] },
  },
  async (world) => {
    const error = 'SablierV2MerkleLockup_ClawbackNotAllowed';
    const held = await world.holds();
    expect(held).toBeGreaterThan(0n);
    for (const wait of [0n, 36_500n * DAY]) {
      await world.pass(wait);
      if (world.adminIs !== 'zero')
        await world.reverts(error, world.admin, 'clawback', ['delegate', 1n]);
      if (world.who !== world.admin)
        await world.reverts('CallerNotAdmin', world.who, 'clawback', ['delegate', 1n]);
    }
    expect(await world.holds()).toBe(held);
  },
);

statement(
  'not-touch-lockup',
  {
    of: 'airdropsV1_2',
    model: 'any',
    moment: ['grace', 'graceEnd', 'expired', 'after'],
    claimed: 'own',
    admin: ['first', 'next'],
    list: ['several', 'many', 'repeated'],
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    const { lockup, admin, amount } = world;
    const id = (await lockup.read('nextStreamId')) - 1n;
    expect(await lockup.read('ownerOf', [id])).toBe(world.addressOf('recipient'));
    const held = await world.holds();
    await world.moves(() => world.call(admin, 'clawback', [admin, held]), {
      [admin]: held,
      campaign: -held,
    });
    await lockup.pass(world.terms.total);
    await world.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: amount,
      contract: -amount,
    });
  },
);

statement(
  'balance-low-token-error',
  {
    of: 'airdropsV1_2',
    funding: ['short', 'empty'],
    moment: 'any',
    claimed: ['nobody', 'other'],
    expiration: 'any',
    model: 'any',
    caller: 'any',
    token: ['plain', 'six', 'whole', 'blocks'],
  },
  async (world) => {
    const { who, amount } = world;
    const isLate = await world.isExpired();
    const low = isLate ? 'SablierV2MerkleLockup_CampaignExpired' : 'ERC20InsufficientBalance';
    await world.reverts(low, who, 'claim', world.entry('recipient'));
    await world.fund(amount);
    if (isLate) return world.reverts(low, who, 'claim', world.entry('recipient'));
    await world.moves(() => world.claim(who, 'recipient'), { campaign: -amount, contract: amount });
  },
);

statement(
  'expiration-means-none',
  {
    of: 'airdropsV1_2',
    expiration: 'none',
    moment: 'any',
    claimed: ['nobody', 'other'],
    model: 'any',
  },
  async (world) => {
    expect(await world.read<number>('EXPIRATION')).toBe(0);
    expect(await world.read('hasExpired')).toBe(false);
    await world.reverts('success', world.who, 'claim', world.entry('recipient'));
  },
);

statement(
  'tokens-sent-mistake-cannot',
  {
    of: 'airdropsV1_2',
    model: 'any',
    moment: 'any',
    claimed: 'any',
    expiration: 'any',
    admin: ['first', 'next'],
  },
  async (world) => {
    const stray = world.on({ address: world.addressOf('dai'), abi: tokenAbi });
    await stray.call('stranger', 'mint', ['campaign', 9n]);
    const changing = world.abi.flatMap((part) =>
      part.type === 'function' && !/view|pure/.test(part.stateMutability) ? part.name : [],
    );
    expect(changing.sort()).toEqual(['claim', 'clawback', 'transferAdmin']);
    if (await world.isClawbackOpen())
      await world.call(world.admin, 'clawback', ['delegate', await world.holds()]);
    if (!world.isClaimed && !(await world.isExpired())) {
      await world.fund(world.amount);
      await world.claim('stranger', 'recipient');
    }
    expect(await stray.read('balanceOf', ['campaign'])).toBe(9n);
  },
);

statement('creation-second-identical', async ({ airdropsV1_2 }) => {
  const { address } = await airdropsV1_2.campaign({ expiration: 0n });
  const again = airdropsV1_2.campaign({ expiration: 0n });
  await expect(again).rejects.toThrow(/"createMerkleLL" reverted\.\n/);
  const other = await airdropsV1_2.campaign({ cancelable: false });
  expect(other.address).not.toBe(address);
});
