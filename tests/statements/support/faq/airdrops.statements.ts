import { expect } from 'vitest';
import { outcomes } from '../../chains/roles';
import { tokenAbi } from '../../chains/token-abi';
import { statement, dai, DAY } from '../../statement';

/** The share of a tranche that is the only one, with 18 decimals. */
const ALL = 10n ** 18n;
const CLOSED = 'SablierV2MerkleLockup_ClawbackNotAllowed';

// caller: the recipient, another one of the list, the admin and two strangers.
statement('instant-default-kind', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign();
  for (const who of ['recipient', 'other', 'admin', 'sender', 'stranger'])
    await campaign.reverts('success', who, 'claim', campaign.entry('recipient'));
  const id = await campaign.claim('stranger', 'recipient');
  const { lockup } = airdropsV1_2;
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.recipient);
  await lockup.pass(100n * DAY);
  await lockup.moves(() => lockup.call('stranger', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('100'),
    lockupV1_2: -dai('100'),
  });
});

statement('campaign-expiration-claims-end', async ({ airdropsV1_2 }) => {
  const expiration = (await airdropsV1_2.now()) + DAY;
  const campaign = await airdropsV1_2.campaign({ expiration });
  await campaign.pass(DAY - 1n);
  await campaign.claim('recipient');
  await campaign.pass(1n);
  const error = 'SablierV2MerkleLockup_CampaignExpired';
  await campaign.reverts(error, 'other', 'claim', campaign.entry('other'));
});

statement('before-first-seven-airdrops', async ({ airdropsV1_2 }) => {
  const expiration = (await airdropsV1_2.now()) + 30n * DAY;
  const campaign = await airdropsV1_2.campaign({ expiration });
  const take = ['admin', dai('1')];
  await outcomes(campaign, 'clawback', take, { admin: 'success', stranger: 'CallerNotAdmin' });
  await campaign.claim('recipient');
  await campaign.pass(7n * DAY);
  await campaign.reverts('success', 'admin', 'clawback', take);
  await campaign.pass(1n);
  await campaign.reverts(CLOSED, 'admin', 'clawback', take);
  await campaign.pass(23n * DAY - 2n);
  await campaign.reverts(CLOSED, 'admin', 'clawback', take);
  await campaign.pass(1n);
  await campaign.reverts('success', 'admin', 'clawback', take);
});

// model: claims make linear and tranched streams alone, and both are asked.
statement('yes-makes-streams', async ({ airdropsV1_2 }) => {
  // The claim of the next sentence cancels one of a campaign that does.
  const { lockup } = airdropsV1_2;
  const error = 'SablierV2Lockup_StreamNotCancelable';
  const campaign = await airdropsV1_2.campaign({ cancelable: false });
  await lockup.reverts(error, 'admin', 'cancel', [await campaign.claim('recipient')]);
  const stepped = await airdropsV1_2.campaign({ cancelable: false, tranches: [[ALL, DAY]] });
  await lockup.tranched.reverts(error, 'admin', 'cancel', [await stepped.claim('recipient')]);
});

statement('admin-even-handing', async ({ airdropsV1_2 }) => {
  const { lockup } = airdropsV1_2;
  const campaign = await airdropsV1_2.campaign({ admin: 'owner' });
  const id = await campaign.claim('recipient');
  expect(await lockup.read('getSender', [id])).toBe(lockup.accounts.owner);
  await campaign.call('owner', 'transferAdmin', ['admin']);
  const later = await campaign.claim('other');
  expect(await lockup.read('getSender', [later])).toBe(lockup.accounts.admin);
  await campaign.pass(10n * DAY);
  await lockup.reverts('SablierV2Lockup_Unauthorized', 'admin', 'cancel', [id]);
  await lockup.moves(() => lockup.call('owner', 'cancel', [id]), {
    owner: dai('90'),
    lockupV1_2: -dai('90'),
  });
});

statement('claims-low-repeated-later', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign({ funded: dai('99') });
  const mine = campaign.entry('recipient');
  await campaign.reverts('ERC20InsufficientBalance', 'recipient', 'claim', mine);
  const token = campaign.on({ address: await campaign.read('ASSET'), abi: tokenAbi });
  await airdropsV1_2.fund('other', dai('1'));
  await token.call('other', 'transfer', [campaign.address, dai('1')]);
  await campaign.moves(() => campaign.claim('recipient'), {
    campaign: -dai('100'),
    lockupV1_2: dai('100'),
  });
});

// model: claims make linear and tranched streams alone, and both are asked.
statement('campaign-ranged-most-because', async ({ airdropsV1_2 }) => {
  const { lockup } = airdropsV1_2;
  for (const [streams, shape] of [
    [lockup, {}],
    [lockup.tranched, { tranches: [[ALL, DAY]] }],
  ] as const) {
    const campaign = await airdropsV1_2.campaign({ expiration: 0n, ...shape });
    const id = await campaign.claim('admin', 'recipient');
    const held = await lockup.balanceOf('admin');
    await streams.call('admin', 'cancel', [id]);
    expect((await lockup.balanceOf('admin')) - held).toBe(dai('100'));
    expect(await streams.read('withdrawableAmountOf', [id])).toBe(0n);
    const error = 'SablierV2MerkleLockup_StreamClaimed';
    await campaign.reverts(error, 'recipient', 'claim', campaign.entry('recipient'));
  }
});
