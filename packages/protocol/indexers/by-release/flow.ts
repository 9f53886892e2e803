import { INDEX, type IndexChange } from './types';

export const flowEventMappings: readonly IndexChange[] = [
  {
    release: 'v2.0',
    places: ['FlowStream.availableAmount', 'FlowStream.withdrawnAmount'],
    says: 'What the contract counts. Before, withdrawals stand without the protocol fee that they paid: the first is too high and the second too low by the sum of these fees.',
    proof: INDEX,
  },
  {
    release: 'v2.0',
    places: ['FlowStream.startTime'],
    says: 'The start that the creator chose; it can lie after the creation. Before, the time of the creation.',
    proof: { event: 'CreateFlowStream', parameter: 'snapshotTime' },
  },
  {
    release: 'v1.1',
    places: ['FlowAction.fee'],
    says: 'The coins sent with the transaction, in wei. Before, the functions took none: null or 0.',
    proof: 'payable',
  },
  {
    release: 'v1.1',
    places: ['DeprecatedStream'],
    says: 'Streams of this release never get one. Streams created on v1.0 since September 19, 2025 have only this row, unless their token is exempt.',
    proof: INDEX,
  },
];
