import type { Product } from '@sablier-docs/protocol/releases';
import type { Link } from '../rich-text';

const to = (label: string, href: string): Link => ({ label, href });

const cancelability = to('cancelability', '/concepts/cancelability');
const fees = to('fees', '/concepts/fees');
const governance = to('governance', '/concepts/governance');
const transferability = to('transferability', '/concepts/transferability');
const hooks = to('hooks', '/concepts/lockup/hooks');
const shapes = to('stream shapes', '/concepts/lockup/stream-shapes');
const campaigns = to('airdrop campaigns', '/concepts/merkle-airdrops');
const debt = to('how debt grows', '/concepts/flow/overview');
const create = '/guides/lockup/examples/create-stream';
const manage = '/guides/lockup/examples/stream-management';
const batch = '/guides/lockup/examples/batch-create-streams';

/** By product and group of the access tables: pages that explain when and why to call. */
const byGroup: Readonly<Record<string, readonly Link[]>> = {
  'lockup.create': [shapes],
  'lockup.end': [cancelability],
  'lockup.withdraw': [fees, hooks],
  'lockup.nft': [transferability],
  'lockup.protocol': [governance],
  'flow.create': [to('create a stream', '/guides/flow/examples/create-stream'), debt],
  'flow.manage': [to('manage a stream', '/guides/flow/examples/stream-management'), debt],
  'flow.withdraw': [to('withdraw', '/guides/flow/examples/stream-management'), fees],
  'flow.nft': [transferability],
  'flow.protocol': [governance],
  'airdrops.create': [
    to('create a campaign', '/guides/airdrops/examples/create-campaign'),
    campaigns,
  ],
  'airdrops.claim': [to('claim', '/guides/airdrops/examples/claim'), campaigns, fees],
  'airdrops.manage': [campaigns],
  'airdrops.protocol': [governance],
};

/** By product and function, if a guide shows exactly this call. */
const byName: Readonly<Record<string, Link>> = {
  'lockup.createWithDurationsLL': to('create a linear stream', `${create}/lockup-linear`),
  'lockup.createWithTimestampsLL': to('create a linear stream', `${create}/lockup-linear`),
  'lockup.createWithDurationsLD': to('create a dynamic stream', `${create}/lockup-dynamic`),
  'lockup.createWithTimestampsLD': to('create a dynamic stream', `${create}/lockup-dynamic`),
  'lockup.createWithDurationsLT': to('create a tranched stream', `${create}/lockup-tranched`),
  'lockup.createWithTimestampsLT': to('create a tranched stream', `${create}/lockup-tranched`),
  'lockup.createWithTimestampsLPG': to(
    'create a price-gated stream',
    `${create}/lockup-price-gated`,
  ),
  'lockup.cancel': to('cancel', `${manage}/cancel`),
  'lockup.cancelMultiple': to('cancel', `${manage}/cancel`),
  'lockup.renounce': to('renounce', `${manage}/renounce`),
  'lockup.withdraw': to('withdraw', `${manage}/withdraw`),
  'lockup.withdrawMax': to('withdraw', `${manage}/withdraw`),
  'lockup.withdrawMultiple': to('withdraw', `${manage}/withdraw`),
  'lockup.withdrawMaxAndTransfer': to('transfer', `${manage}/transfer`),
  'lockup.burn': to('transfer', `${manage}/transfer`),
  'lockup.allowToHook': to('hooks', '/guides/lockup/examples/hooks'),
  'lockup.batch': to('renounce several streams', `${manage}/renounce`),
  'flow.batch': to('several calls in one transaction', '/guides/flow/examples/batchable'),
  'flow.transferTokens': to('several calls in one transaction', '/guides/flow/examples/batchable'),
};

const batchGuides: Readonly<Record<string, Link>> = {
  LL: to('batch linear streams', `${batch}/batch-lockup-linear`),
  LD: to('batch dynamic streams', `${batch}/batch-lockup-dynamic`),
  LT: to('batch tranched streams', `${batch}/batch-lockup-tranched`),
};

/** Related pages of one function. @param group of the access tables */
export function relatedPagesOf(
  product: Product,
  contract: string,
  group: string,
  name: string,
): Link[] {
  const guide =
    contract === 'SablierBatchLockup'
      ? batchGuides[/(?:LL|LD|LT)$/.exec(name)?.[0] ?? '']
      : byName[`${product}.${name}`];
  const found = [...(guide ? [guide] : []), ...(byGroup[`${product}.${group}`] ?? [])];
  if (found.length === 0) throw new Error(`No page explains when to call ${contract}.${name}.`);
  return found;
}
