import { category, type Items } from './items';

export const concepts: Items = [
  'concepts/what-is-sablier',
  'concepts/streaming',
  'concepts/use-cases',
  'concepts/playground',
  category('Lockup', [
    'concepts/lockup/overview',
    'concepts/lockup/stream-shapes',
    'concepts/lockup/segments',
    'concepts/lockup/tranches',
    'concepts/lockup/statuses',
    'concepts/lockup/hooks',
  ]),
  category('Flow', ['concepts/flow/overview', 'concepts/flow/statuses']),
  category('Airdrops', ['concepts/merkle-airdrops']),
  category('Streams as property', [
    'concepts/nft',
    'concepts/cancelability',
    'concepts/transferability',
  ]),
  category('The protocol', [
    'concepts/chains',
    'concepts/fees',
    'concepts/governance',
    'concepts/security',
    'concepts/glossary',
  ]),
];
