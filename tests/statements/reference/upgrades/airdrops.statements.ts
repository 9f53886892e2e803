import { statement, dai, DAY } from '../../statement';

const REFUSED = 'SablierV2MerkleLockup_ClawbackNotAllowed';

statement('clawback-before-first', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign({ expiration: 0n });
  const take = (amount: bigint) =>
    campaign.moves(() => campaign.call('admin', 'clawback', ['admin', amount]), {
      admin: amount,
      campaign: -amount,
    });
  await campaign.pass(365n * DAY);
  await take(dai('1'));
  await campaign.claim('recipient');
  await take(dai('1'));
  await campaign.pass(7n * DAY);
  await campaign.reverts('success', 'admin', 'clawback', ['admin', dai('1')]);
  await campaign.pass(1n);
  await campaign.reverts(REFUSED, 'admin', 'clawback', ['admin', dai('1')]);
});

statement('reverts-until-expires', async ({ airdropsV1_2 }) => {
  const expiration = (await airdropsV1_2.now()) + 30n * DAY;
  const campaign = await airdropsV1_2.campaign({ expiration });
  await campaign.claim('recipient');
  await campaign.pass(7n * DAY + 1n);
  await campaign.reverts(REFUSED, 'admin', 'clawback', ['admin', dai('1')]);
  await campaign.pass(expiration - (await campaign.now()) - 1n);
  await campaign.reverts(REFUSED, 'admin', 'clawback', ['admin', dai('1')]);
  await campaign.pass(1n);
  await campaign.reverts('success', 'admin', 'clawback', ['admin', dai('75')]);
});
