import type { Items } from './items';

export const support: Items = [
  'support/faq',
  'support/how-to',
  'support/is-this-sablier',
  'support/technical-guides',
  'support/offline',
];
