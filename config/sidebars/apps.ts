import { category, type Items } from './items';

export const appsSidebar: Items = [
  category('Features', [
    'apps/features/overview',
    'apps/features/vesting',
    'apps/features/payments',
    'apps/features/airdrops',
    'apps/features/other',
  ]),
  category('Guides', [
    'apps/manage-a-stream',
    'apps/claim-an-airdrop',
    'apps/guides/how-to',
    'apps/guides/csv-support',
    'apps/guides/url-schemes',
  ]),
  category('Brand and legacy', ['apps/branding', 'apps/v1']),
];
