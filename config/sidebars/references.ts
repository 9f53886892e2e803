import { category, type Items } from './items';
import { readSidebar } from '@sablier-docs/reference/sidebar';

export const references: Items = [
  'reference/overview',
  'reference/errors',
  'reference/older-errors',
  'reference/comptroller',
  category('Upgrades', [
    'reference/upgrades/lockup',
    'reference/upgrades/lockup/from-v2.0',
    'reference/upgrades/flow',
    'reference/upgrades/flow/from-v1.1',
    'reference/upgrades/airdrops',
    'reference/upgrades/airdrops/from-v1.3',
    'reference/upgrades/airdrops/from-v1.2',
  ]),
  category('Lockup', [
    'reference/lockup/access-control',
    'reference/lockup/diagrams',
    ...readSidebar(process.cwd(), 'lockup'),
  ]),
  category('Flow', [
    'reference/flow/access-control',
    'reference/flow/diagrams',
    ...readSidebar(process.cwd(), 'flow'),
  ]),
  category('Airdrops', [
    'reference/airdrops/access-control',
    'reference/airdrops/diagrams',
    ...readSidebar(process.cwd(), 'airdrops'),
  ]),
  category('Legacy', [
    'reference/legacy/contracts/constant-functions',
    'reference/legacy/contracts/non-constant-functions',
  ]),
];
