import { expect } from 'vitest';
import { erc20Abi, parseEventLogs, zeroHash, type Address } from 'viem';
import { receiptOf } from '@sablier-docs/testing/receipt';
import { statement, dai, DAY, YEAR } from '../../../statement';

statement('schedules-given-durations', async ({ airdropsV1_2 }) => {
  const { lockup, campaign } = airdropsV1_2;
  const { claim: claimFor } = await campaign({ total: 100n * DAY });
  await airdropsV1_2.pass(50n * DAY);
  const id = await claimFor('stranger', 'recipient');
  expect(await lockup.read('streamedAmountOf', [id])).toBe(0n);
  await airdropsV1_2.pass(50n * DAY);
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('50'));
});

statement('claims-cost-gas-only', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign();
  await campaign.moves(() => campaign.claim('recipient'), {
    campaign: -dai('100'),
    lockupV1_2: dai('100'),
  });
  const value = { value: 1n };
  await campaign.reverts('no data', 'other', 'claim', campaign.entry('other'), value);
});

statement(
  'every-creates-stream',
  {
    of: 'airdropsV1_2',
    model: 'any',
    moment: { not: ['expired', 'after'] },
    claimed: ['nobody', 'other'],
    list: 'any',
    recipient: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'blocks', 'fee'],
  },
  async (world) => {
    const { lockup, amount } = world;
    const next = await lockup.read('nextStreamId');
    expect(await world.claim(world.who, 'recipient')).toBe(next);
    expect(await lockup.read('getDepositedAmount', [next])).toBe(amount);
    expect(await world.heldBy('recipient')).toBe(0n);
  },
);

statement(
  'claims-normally-create-sablier',
  {
    of: 'airdropsV1_2',
    model: 'any',
    claimed: ['nobody', 'other'],
    moment: { not: ['expired', 'after'] },
  },
  async (world) => {
    const isTranched = world.model === 'tranched';
    const names = world.lockup.abi.flatMap((part) => (part.type === 'function' ? part.name : []));
    expect(names.includes('getTranches')).toBe(isTranched);
    const stored = await world.read<string>(isTranched ? 'LOCKUP_TRANCHED' : 'LOCKUP_LINEAR');
    expect(stored).toBe(world.lockup.address);
    await world.moves(() => world.claim('recipient'), {
      campaign: -world.amount,
      contract: world.amount,
    });
  },
);

statement('recipients-address-proof', async ({ airdropsV1_2 }) => {
  const { lockup, campaign } = airdropsV1_2;
  const { claim: claimFor, reverts, entry, abi } = await campaign();
  const [index, , amount, proof] = entry('recipient');
  const elsewhere = [index, 'stranger', amount, proof];
  await reverts('SablierV2MerkleLockup_InvalidProof', 'recipient', 'claim', elsewhere);
  await reverts('SablierV2MerkleLockup_InvalidProof', 'recipient', 'claim', [
    index,
    'recipient',
    amount,
    [],
  ]);
  const id = await claimFor('recipient');
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.recipient);
  const names = abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));
  expect(names.filter((name) => /^claim/.test(name))).toEqual(['claim']);
});

statement(
  'claims-open-creation',
  {
    of: 'airdropsV1_2',
    model: 'any',
    moment: 'created',
    caller: 'any',
    expiration: 'any',
    list: 'any',
  },
  async (world) => {
    await world.moves(() => world.claim(world.who, 'recipient'), {
      campaign: -world.amount,
      contract: world.amount,
    });
    expect(await world.read('hasClaimed', [0n])).toBe(true);
  },
);

statement(
  'anyone-send-account',
  {
    of: 'airdropsV1_2',
    model: 'any',
    moment: { not: ['expired', 'after'] },
    claimed: ['nobody', 'other'],
    caller: 'any',
    recipient: 'any',
    list: 'any',
  },
  async (world) => {
    const id = await world.claim(world.who, 'recipient');
    expect(await world.lockup.read('ownerOf', [id])).toBe(world.addressOf('recipient'));
  },
);

statement(
  'index-claimed-wrong',
  {
    of: 'airdropsV1_2',
    model: 'any',
    moment: { not: ['expired', 'after'] },
    claimed: 'own',
    caller: 'any',
    funding: 'any',
    list: 'any',
  },
  async (world) => {
    const { who } = world;
    const claimed = 'SablierV2MerkleLockup_StreamClaimed';
    for (const account of ['recipient', 'other'])
      await world.reverts(claimed, who, 'claim', world.entry(account));
    const [index, account, amount, proof] = world.entry('delegate');
    for (const wrong of [amount + 1n, amount - 1n])
      await world.reverts('SablierV2MerkleLockup_InvalidProof', who, 'claim', [
        index,
        account,
        wrong,
        proof,
      ]);
  },
);

statement(
  'admin-time-becomes-sender',
  {
    of: 'airdropsV1_2',
    admin: ['first', 'next'],
    model: 'any',
    claimed: 'other',
    moment: { not: ['expired', 'after'] },
    caller: 'any',
  },
  async (world) => {
    const { lockup } = world;
    // Claimed before the admin changed.
    const earlier = (await lockup.read('nextStreamId')) - 1n;
    const id = await world.claim(world.who, 'recipient');
    expect(await lockup.read('getSender', [earlier])).toBe(world.addressOf('owner'));
    expect(await lockup.read('getSender', [id])).toBe(world.addressOf(world.admin));
  },
);

statement(
  'new-power-earlier',
  {
    of: 'airdropsV1_2',
    admin: 'next',
    model: 'any',
    claimed: 'own',
    cancelable: 'any',
    moment: ['first', 'grace', 'last', 'after'],
  },
  async (world) => {
    const { lockup, admin } = world;
    const id = (await lockup.read('nextStreamId')) - 1n;
    expect(await lockup.read('ownerOf', [id])).toBe(world.addressOf('recipient'));
    for (const action of ['cancel', 'renounce']) {
      const outcomes = ['SablierV2Lockup_Unauthorized', 'SablierV2Lockup_StreamNotCancelable'];
      const settled = 'SablierV2Lockup_StreamSettled';
      const isCancelable = await lockup.read<boolean>('isCancelable', [id]);
      await expect(lockup.call(admin, action, [id])).rejects.toThrow(
        new RegExp(isCancelable ? (outcomes[0] ?? '') : [...outcomes, settled].join('|')),
      );
    }
  },
);

statement(
  'second-revert-expired',
  {
    of: 'airdropsV1_2',
    moment: ['last', 'expired', 'after'],
    expiration: ['dated', 'soon'],
    claimed: 'any',
    model: 'any',
    caller: 'any',
    admin: ['first', 'next'],
    funding: ['full', 'empty'],
  },
  async (world) => {
    const entry = world.entry('delegate');
    const early = world.funding === 'full' ? 'success' : 'ERC20InsufficientBalance';
    const late = 'SablierV2MerkleLockup_CampaignExpired';
    await world.reverts(world.moment === 'last' ? early : late, world.who, 'claim', entry);
    if (world.isClaimed && world.moment !== 'last')
      await world.reverts(late, world.who, 'claim', world.entry('recipient'));
  },
);

statement('expiration-means-never', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign({ expiration: 0n });
  await campaign.pass(100n * YEAR);
  expect(await campaign.read('hasExpired')).toBe(false);
  await campaign.claim('recipient');
  expect(await campaign.read('hasClaimed', [0n])).toBe(true);
});

statement(
  'until-seven-days-first',
  {
    of: 'airdropsV1_2',
    moment: ['created', 'unclaimed', 'first', 'grace', 'graceEnd', 'last', 'closed'],
    claimed: 'any',
    expiration: 'any',
    model: 'any',
    admin: ['first', 'next'],
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero', 'rebasing'],
  },
  async (world) => {
    const held = await world.holds();
    if (!(await world.isClawbackOpen()))
      return world.reverts('SablierV2MerkleLockup_ClawbackNotAllowed', world.admin, 'clawback', [
        'delegate',
        held,
      ]);
    for (const [to, amount] of [
      ['delegate', held / 3n],
      [world.admin, held - held / 3n],
    ] as const)
      await world.moves(() => world.call(world.admin, 'clawback', [to, amount]), {
        [to]: amount,
        campaign: -amount,
      });
  },
);

statement(
  'after-clawback-allowed',
  {
    of: 'airdropsV1_2',
    moment: ['closed', 'last', 'expired', 'after'],
    claimed: ['other', 'own'],
    model: 'any',
    admin: ['first', 'next'],
    cancelable: 'any',
    token: ['plain', 'six', 'tether'],
  },
  async (world) => {
    const held = await world.holds();
    const clawback = [world.admin, 'clawback', ['delegate', held]] as const;
    if (!(await world.isExpired()))
      return world.reverts('SablierV2MerkleLockup_ClawbackNotAllowed', ...clawback);
    await world.moves(() => world.call(...clawback), { delegate: held, campaign: -held });
  },
);

statement('without-left-stays', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign({ expiration: 0n });
  await campaign.claim('recipient');
  await campaign.pass(100n * YEAR);
  const args = ['admin', 1n];
  const refused = 'SablierV2MerkleLockup_ClawbackNotAllowed';
  await campaign.reverts(refused, 'admin', 'clawback', args);
  await campaign.claim('other');
  expect(await campaign.balanceOf('campaign')).toBe(dai('25'));

  const id = await campaign.claim('admin', 'delegate');
  expect(await campaign.balanceOf('campaign')).toBe(0n);
  const { lockup } = airdropsV1_2;
  await lockup.moves(() => lockup.call('admin', 'cancel', [id]), {
    admin: dai('25'),
    lockupV1_2: -dai('25'),
  });
  // A stream that is not cancelable stays with its recipient.
  const firm = await airdropsV1_2.campaign({ expiration: 0n, cancelable: false });
  const kept = await firm.claim('admin', 'delegate');
  const error = 'SablierV2Lockup_StreamNotCancelable';
  await lockup.reverts(error, 'admin', 'cancel', [kept]);
});

statement(
  'anybody-else-gets',
  {
    of: 'airdropsV1_2',
    caller: { not: 'admin' },
    moment: 'any',
    claimed: 'any',
    expiration: 'any',
    admin: 'any',
    model: 'any',
    funding: 'any',
  },
  async (world) => {
    await world.reverts('CallerNotAdmin', world.who, 'clawback', [world.who, 1n]);
  },
);

statement(
  'holds-little-sent',
  {
    of: 'airdropsV1_2',
    funding: ['short', 'empty'],
    moment: { not: ['expired', 'after', 'last'] },
    claimed: ['nobody', 'other'],
    model: 'any',
    caller: 'any',
  },
  async (world) => {
    const { amount, who } = world;
    await world.reverts('ERC20InsufficientBalance', who, 'claim', world.entry('recipient'));
    expect(await world.read('hasClaimed', [0n])).toBe(false);
    await world.fund(amount);
    await world.moves(() => world.claim(who, 'recipient'), { campaign: -amount, contract: amount });
    expect(await world.read('hasClaimed', [0n])).toBe(true);
  },
);

statement('not-add-total-percentage', async ({ airdropsV1_2 }) => {
  const half = 5n * 10n ** 17n;
  for (const last of [half - 1n, half + 1n]) {
    const tranches = [
      [half, DAY],
      [last, DAY],
    ] as const;
    const campaign = await airdropsV1_2.campaign({ tranches });
    const refused = 'SablierV2MerkleLT_TotalPercentageNotOneHundred';
    for (const who of ['recipient', 'other'] as const)
      await campaign.reverts(refused, who, 'claim', campaign.entry(who));
  }
});

statement('rounding-leaves-goes', async ({ airdropsV1_2 }) => {
  const third = 333_333_333_333_333_333n;
  const tranches = [
    [third, DAY],
    [third, DAY],
    [10n ** 18n - 2n * third, DAY],
  ] as const;
  const campaign = await airdropsV1_2.campaign({ tranches, list: { recipient: 10n, other: 7n } });
  const id = await campaign.claim('recipient');
  const made = await airdropsV1_2.lockup.tranched.read<{ amount: bigint }[]>('getTranches', [id]);
  expect(made.map(({ amount }) => amount)).toEqual([3n, 3n, 4n]);
});

statement('creator-use-parameters', async ({ airdropsV1_2 }) => {
  const first = await airdropsV1_2.campaign();
  const [log] = parseEventLogs({
    abi: airdropsV1_2.abi,
    eventName: 'CreateMerkleLL',
    logs: await airdropsV1_2.chain.getLogs({ address: airdropsV1_2.address, fromBlock: 0n }),
  });
  const { baseParams, streamDurations, aggregateAmount, recipientCount } =
    log?.args as unknown as Record<string, unknown>;
  const args = [
    baseParams,
    airdropsV1_2.lockup.address,
    streamDurations,
    aggregateAmount,
    recipientCount,
  ];
  await airdropsV1_2.reverts('no data', 'admin', 'createMerkleLL', args);
  const other = await airdropsV1_2.call('stranger', 'createMerkleLL', args);
  expect(other).not.toBe(first.address);
});

statement('name-bytes-long', async ({ airdropsV1_2 }) => {
  const create = (name: string) => [
    {
      asset: 'dai',
      cancelable: true,
      expiration: 0n,
      initialAdmin: 'admin',
      ipfsCID: '',
      merkleRoot: `0x${'11'.repeat(32)}`,
      name,
      transferable: true,
    },
    airdropsV1_2.lockup.address,
    { cliff: 0n, total: DAY },
    1n,
    1n,
  ];
  const refused = 'SablierV2MerkleLockup_CampaignNameTooLong';
  await airdropsV1_2.reverts(refused, 'admin', 'createMerkleLL', create('a'.repeat(33)));
  await airdropsV1_2.reverts(refused, 'admin', 'createMerkleLL', create('é'.repeat(17)));
  const created = await airdropsV1_2.call('admin', 'createMerkleLL', create('a'.repeat(32)));
  expect(created).toMatch(/^0x/);
});

statement('campaign-lets-spend-all', async ({ airdropsV1_2 }) => {
  const { addressOf, chain } = airdropsV1_2;
  const terms = {
    asset: 'dai',
    cancelable: true,
    expiration: 0n,
    initialAdmin: 'admin',
    ipfsCID: '',
    merkleRoot: zeroHash,
    name: 'Thief',
    transferable: true,
  };
  // A wallet in the place of Lockup: the factory creates the campaign all the same.
  const call = [terms, 'stranger', { cliff: 0n, total: DAY }, dai('100'), 1n];
  const campaign = await airdropsV1_2.call<Address>('admin', 'createMerkleLL', call);
  await airdropsV1_2.fund('admin', dai('100'));
  const token = { address: addressOf('dai'), abi: erc20Abi };
  const paid = await chain.writeContract({
    ...token,
    functionName: 'transfer',
    args: [campaign, dai('100')],
    account: addressOf('admin'),
  });
  await receiptOf(chain, paid);
  const taken = await chain.writeContract({
    ...token,
    functionName: 'transferFrom',
    args: [campaign, addressOf('stranger'), dai('100')],
    account: addressOf('stranger'),
  });
  await receiptOf(chain, taken);
  expect(await airdropsV1_2.balanceOf('stranger')).toBe(dai('100'));
});
