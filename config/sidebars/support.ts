import type { Items } from './items';

export const support: Items = [
  'support/faq',
  'support/how-to',
  'support/explorer',
  'support/find-streams',
  'support/figures-for-a-date',
  'support/transaction-failed',
  'support/is-this-sablier',
  'support/is-sablier-safe',
  'support/technical-guides',
  'support/tools',
  'support/offline',
];
