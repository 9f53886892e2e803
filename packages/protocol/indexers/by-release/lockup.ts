import { INDEX, type IndexChange } from './types';

const LINEAR = 'CreateLockupLinearStream';

export const lockupEventMappings: readonly IndexChange[] = [
  {
    release: 'v4.0',
    places: ['LockupStream.granularity'],
    says: 'The seconds between two unlocks of a linear stream. Null before.',
    proof: { event: LINEAR, parameter: 'granularity' },
  },
  {
    release: 'v4.0',
    places: ['LockupStream'],
    says: 'A price-gated stream has no row. Read it from the contract.',
    proof: { event: 'CreateLockupPriceGatedStream' },
  },
  {
    release: 'v2.0',
    places: ['LockupStream.shape', 'LockupStream.shapeSource'],
    says: 'The name that the creator declared, in its current spelling, with the source `Event`. Without one, and on older releases, the index infers it, and writes `unknown` where nothing fits.',
    proof: { event: LINEAR, parameter: 'shape' },
  },
  {
    release: 'v2.0',
    places: ['LockupStream.initialAmount', 'LockupStream.initial'],
    says: 'The tokens that unlock at the start of a linear stream. Before, nothing unlocks there: null and false.',
    proof: { event: LINEAR, parameter: 'unlockAmounts' },
  },
  {
    release: 'v2.0',
    places: ['LockupStream.cliffAmount'],
    says: 'The amount that the creator set for the cliff. Before, the share of the deposit for the time up to the cliff.',
    proof: { event: LINEAR, parameter: 'unlockAmounts' },
  },
  {
    release: 'v2.0',
    places: ['LockupAction.fee'],
    says: 'The coins sent with the transaction, in wei. Before, the functions took none: null or 0.',
    proof: 'payable',
  },
  {
    release: 'v2.0',
    places: ['DeprecatedStream'],
    says: 'Streams of this release never get one. Streams created on v1.0 to v1.2 since September 19, 2025 have only this row, unless their token is exempt.',
    proof: INDEX,
  },
  {
    release: 'v1.2',
    places: [
      'LockupStreamCategory.LockupTranched',
      'LockupStream.category',
      'LockupStream.tranches',
    ],
    says: 'Tranched streams exist, with a row of `Tranche` for each step.',
    proof: { event: 'CreateLockupTranchedStream' },
  },
  {
    release: 'v1.1',
    places: ['LockupStream.transferable'],
    says: 'What the creator set. On v1.0, always true.',
    proof: { event: LINEAR, parameter: 'transferable' },
  },
  {
    release: 'v1.1',
    places: ['LockupStream.proxender', 'LockupStream.proxied'],
    says: 'Always null and false: the index looks for proxies on v1.0 only.',
    proof: INDEX,
  },
  {
    release: 'v1.1',
    places: ['LockupActionCategory.Cancel'],
    says: 'Always by the sender. On v1.0 the recipient can cancel as well.',
    proof: INDEX,
  },
];
