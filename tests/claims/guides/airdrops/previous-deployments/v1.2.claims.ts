import { expect } from 'vitest';
import { erc20Abi, parseEventLogs, zeroHash, type Address } from 'viem';
import { receiptOf } from '../../../../examples/support/receipt';
import { claim, dai, DAY, YEAR } from '../../../claim';

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'Schedules are given as durations, counted from the block of the claim.',
  async ({ airdropsV1_2 }) => {
    const { lockup, campaign } = airdropsV1_2;
    const { claim: claimFor } = await campaign({ total: 100n * DAY });
    await airdropsV1_2.pass(50n * DAY);
    const id = await claimFor('stranger', 'recipient');
    expect(await lockup.read('streamedAmountOf', [id])).toBe(0n);
    await airdropsV1_2.pass(50n * DAY);
    expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('50'));
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'Claims cost gas only: there is no claim fee.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign();
    await campaign.moves(() => campaign.claim('recipient'), {
      campaign: -dai('100'),
      lockupV1_2: dai('100'),
    });
    const value = { value: 1n };
    await campaign.reverts('no data', 'other', 'claim', campaign.entry('other'), value);
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'Every claim creates a stream.',
  async ({ airdropsV1_2 }) => {
    const { lockup, campaign } = airdropsV1_2;
    const { claim: claimFor } = await campaign();
    for (const [who, amount] of [
      ['recipient', dai('100')],
      ['other', dai('50')],
      ['delegate', dai('25')],
    ] as const) {
      const next = await lockup.read('nextStreamId');
      expect(await claimFor(who)).toBe(next);
      expect(await lockup.read('getDepositedAmount', [next])).toBe(amount);
      expect(await lockup.balanceOf(who)).toBe(0n);
    }
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'Claims normally create streams in SablierV2LockupLinear or SablierV2LockupTranched.',
  async ({ airdropsV1_2 }) => {
    const { lockup, campaign } = airdropsV1_2;
    const linear = await campaign();
    const first = await linear.claim('recipient');
    expect(await lockup.read('ownerOf', [first])).toBe(lockup.accounts.recipient);
    const half = 5n * 10n ** 17n;
    const tranches = [
      [half, DAY],
      [half, DAY],
    ] as const;
    const tranched = await campaign({ tranches });
    const second = await tranched.claim('recipient');
    const owner = await lockup.tranched.read('ownerOf', [second]);
    expect(owner).toBe(lockup.accounts.recipient);
    expect(await lockup.tranched.balanceOf('lockupV1_2.tranched')).toBe(dai('100'));
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'Recipients claim to their own address, with a proof.',
  async ({ airdropsV1_2 }) => {
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
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'Claims are open from the creation on.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign();
    const created = await campaign.now();
    await campaign.claim('recipient');
    expect(await campaign.now()).toBe(created);
    expect(await campaign.read('hasClaimed', [0n])).toBe(true);
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'Anyone can send a claim for an account on the list, and the stream belongs to that account.',
  async ({ airdropsV1_2 }) => {
    const { lockup, campaign } = airdropsV1_2;
    const { claim: claimFor } = await campaign();
    for (const [by, recipient] of [
      ['stranger', 'recipient'],
      ['admin', 'other'],
    ] as const) {
      const id = await claimFor(by, recipient);
      expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts[recipient]);
    }
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'An index can be claimed once: a second claim reverts with SablierV2MerkleLockup_StreamClaimed, and a wrong proof with SablierV2MerkleLockup_InvalidProof.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign();
    await campaign.claim('recipient');
    const again = campaign.entry('recipient');
    for (const who of ['recipient', 'stranger'] as const)
      await campaign.reverts('SablierV2MerkleLockup_StreamClaimed', who, 'claim', again);
    const [index, account, amount, proof] = campaign.entry('other');
    const more = [index, account, amount + 1n, proof];
    await campaign.reverts('SablierV2MerkleLockup_InvalidProof', 'other', 'claim', more);
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'The admin at the time of a claim becomes the sender of its stream.',
  async ({ airdropsV1_2 }) => {
    const { lockup, campaign } = airdropsV1_2;
    const { call, claim: claimFor } = await campaign({ admin: 'owner' });
    const first = await claimFor('recipient');
    await call('owner', 'transferAdmin', ['sender']);
    const second = await claimFor('other');
    expect(await lockup.read('getSender', [first])).toBe(lockup.accounts.owner);
    expect(await lockup.read('getSender', [second])).toBe(lockup.accounts.sender);
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'A new admin has no power over streams from earlier claims.',
  async ({ airdropsV1_2 }) => {
    const { lockup, campaign } = airdropsV1_2;
    const { call, claim: claimFor } = await campaign({ admin: 'owner', total: 100n * DAY });
    const id = await claimFor('recipient');
    await call('owner', 'transferAdmin', ['sender']);
    await lockup.reverts('SablierV2Lockup_Unauthorized', 'sender', 'cancel', [id]);
    await lockup.reverts('SablierV2Lockup_Unauthorized', 'sender', 'renounce', [id]);
    await lockup.pass(40n * DAY);
    await lockup.moves(() => lockup.call('owner', 'cancel', [id]), {
      owner: dai('60'),
      lockupV1_2: -dai('60'),
    });
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'From the second of the expiration on, claims revert with SablierV2MerkleLockup_CampaignExpired.',
  async ({ airdropsV1_2 }) => {
    const expiration = (await airdropsV1_2.now()) + 10n * DAY;
    const campaign = await airdropsV1_2.campaign({ expiration });
    await campaign.pass(10n * DAY - 1n);
    await campaign.claim('recipient');
    await campaign.pass(1n);
    const entry = campaign.entry('other');
    await campaign.reverts('SablierV2MerkleLockup_CampaignExpired', 'other', 'claim', entry);
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'An expiration of 0 means never.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign({ expiration: 0n });
    await campaign.pass(100n * YEAR);
    expect(await campaign.read('hasExpired')).toBe(false);
    await campaign.claim('recipient');
    expect(await campaign.read('hasClaimed', [0n])).toBe(true);
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'Until seven days after the first claim, the admin can take any amount to any address.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign();
    await campaign.pass(YEAR);
    const take = (amount: bigint) => campaign.call('admin', 'clawback', ['owner', amount]);
    await campaign.moves(() => take(dai('10')), { campaign: -dai('10'), owner: dai('10') });
    await campaign.claim('delegate');
    await campaign.pass(7n * DAY);
    await campaign.moves(() => take(dai('140')), { campaign: -dai('140'), owner: dai('140') });
    expect(await campaign.balanceOf('campaign')).toBe(0n);
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'After that, clawback reverts with SablierV2MerkleLockup_ClawbackNotAllowed until the campaign has expired.',
  async ({ airdropsV1_2 }) => {
    const expiration = (await airdropsV1_2.now()) + 30n * DAY;
    const campaign = await airdropsV1_2.campaign({ expiration });
    await campaign.claim('recipient');
    const refused = 'SablierV2MerkleLockup_ClawbackNotAllowed';
    const clawback = ['admin', 'clawback', ['owner', dai('75')]] as const;
    await campaign.pass(7n * DAY + 1n);
    await campaign.reverts(refused, ...clawback);
    await campaign.pass(23n * DAY - 2n);
    await campaign.reverts(refused, ...clawback);
    await campaign.pass(1n);
    await campaign.moves(() => campaign.call(...clawback), {
      campaign: -dai('75'),
      owner: dai('75'),
    });
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'Without an expiration, what is left stays for the recipients.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign({ expiration: 0n });
    await campaign.claim('recipient');
    await campaign.pass(100n * YEAR);
    const args = ['admin', 1n];
    const refused = 'SablierV2MerkleLockup_ClawbackNotAllowed';
    await campaign.reverts(refused, 'admin', 'clawback', args);
    await campaign.claim('other');
    expect(await campaign.balanceOf('campaign')).toBe(dai('25'));
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'Anybody else gets CallerNotAdmin.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign({ admin: 'owner' });
    // The creator is not the admin here.
    for (const who of ['admin', 'recipient', 'stranger'] as const)
      await campaign.reverts('CallerNotAdmin', who, 'clawback', [who, 1n]);
    await campaign.call('owner', 'clawback', ['owner', 1n]);
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'While it holds too little, a claim reverts and can be sent again later.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign({ funded: dai('60') });
    const entry = campaign.entry('recipient');
    await campaign.reverts('ERC20InsufficientBalance', 'recipient', 'claim', entry);
    expect(await campaign.read('hasClaimed', [0n])).toBe(false);
    await airdropsV1_2.fund('admin', dai('40'));
    const address = await campaign.read<Address>('ASSET');
    await campaign
      .on({ address, abi: erc20Abi })
      .call('admin', 'transfer', ['campaign', dai('40')]);
    await campaign.claim('recipient');
    expect(await campaign.read('hasClaimed', [0n])).toBe(true);
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'If they do not add up to 100%, every claim reverts with SablierV2MerkleLT_TotalPercentageNotOneHundred.',
  async ({ airdropsV1_2 }) => {
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
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'What rounding leaves over goes into the last tranche.',
  async ({ airdropsV1_2 }) => {
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
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'The same creator can use the same parameters once; a second creation reverts without data.',
  async ({ airdropsV1_2 }) => {
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
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'A name of more than 32 bytes reverts with SablierV2MerkleLockup_CampaignNameTooLong.',
  async ({ airdropsV1_2 }) => {
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
  },
);

claim(
  '/guides/airdrops/previous-deployments/v1.2',
  'The campaign lets that address spend all of its tokens.',
  async ({ airdropsV1_2 }) => {
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
  },
);
