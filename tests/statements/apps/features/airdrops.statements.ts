import { expect } from 'vitest';
import { outcomes } from '../../chains/roles';
import { statement, dai, DAY } from '../../statement';

const CLOSED = 'SablierV2MerkleLockup_ClawbackNotAllowed';
const TAKE = ['admin', dai('1')];

statement('before-first-claim', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign();
  await campaign.pass(100n * DAY);
  await outcomes(campaign, 'clawback', TAKE, { recipient: 'CallerNotAdmin' });
  await campaign.moves(() => campaign.call('admin', 'clawback', ['admin', dai('175')]), {
    admin: dai('175'),
    campaign: -dai('175'),
  });
});

statement('seven-days-after', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign();
  await campaign.claim('recipient');
  await campaign.reverts('success', 'admin', 'clawback', TAKE);
  await campaign.pass(6n * DAY);
  await campaign.claim('other');
  await campaign.pass(DAY);
  await campaign.reverts('success', 'admin', 'clawback', TAKE);
  await campaign.pass(1n);
  await campaign.reverts(CLOSED, 'admin', 'clawback', TAKE);
});

statement('until-expiration', async ({ airdropsV1_2 }) => {
  const expiration = (await airdropsV1_2.now()) + 30n * DAY;
  const campaign = await airdropsV1_2.campaign({ expiration });
  await campaign.claim('recipient');
  await campaign.pass(7n * DAY + 1n);
  await campaign.reverts(CLOSED, 'admin', 'clawback', TAKE);
  await campaign.pass(23n * DAY - 2n);
  await campaign.reverts(CLOSED, 'admin', 'clawback', TAKE);
});

statement('after-expiration', async ({ airdropsV1_2 }) => {
  const expiration = (await airdropsV1_2.now()) + 30n * DAY;
  const campaign = await airdropsV1_2.campaign({ expiration });
  await campaign.claim('recipient');
  await campaign.pass(30n * DAY);
  await campaign.moves(() => campaign.call('admin', 'clawback', ['owner', dai('75')]), {
    owner: dai('75'),
    campaign: -dai('75'),
  });
});

statement('campaign-without-only', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign({ expiration: 0n });
  await campaign.reverts('success', 'admin', 'clawback', TAKE);
  await campaign.claim('recipient');
  await campaign.pass(7n * DAY);
  await campaign.reverts('success', 'admin', 'clawback', TAKE);
  await campaign.pass(36_500n * DAY);
  await campaign.reverts(CLOSED, 'admin', 'clawback', TAKE);
});

// moment: asked long before the first claim, in the last second of the week after it, and one later.
statement('not-test-somebody', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign();
  await campaign.pass(100n * DAY);
  await campaign.reverts('success', 'admin', 'clawback', TAKE);
  await campaign.claim('delegate');
  await campaign.pass(7n * DAY);
  await campaign.moves(() => campaign.call('admin', 'clawback', ['admin', dai('150')]), {
    admin: dai('150'),
    campaign: -dai('150'),
  });
  await campaign.pass(1n);
  await campaign.reverts(CLOSED, 'admin', 'clawback', TAKE);
});

statement('needs-neither-seed', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign();
  expect(await airdropsV1_2.balanceOf('recipient')).toBe(0n);
  await campaign.moves(() => campaign.claim('recipient'), {
    campaign: -dai('100'),
    lockupV1_2: dai('100'),
  });
});
