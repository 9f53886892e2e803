import type { ActionId } from '@sablier-docs/tools/readings/contracts/actions';
import type { FieldKey } from '@sablier-docs/tools/desks/stream/fields';

/**
 * The fields that each action needs, in the releases that have it; `fee` where the release has one, which older
 * releases do not, and `to` of withdrawMultiple only in Lockup v1.0 and v1.1. The tests compare them with every release. `token`
 * is optional: it adds the approval.
 */
export const actionNeeds: Readonly<Record<ActionId, readonly FieldKey[]>> = {
  withdrawMax: ['to', 'fee'],
  withdraw: ['to', 'decimals', 'amount', 'fee'],
  withdrawMultiple: ['decimals', 'lines', 'to', 'fee'],
  withdrawMaxAndTransfer: ['to', 'fee'],
  cancel: [],
  cancelMultiple: ['ids'],
  renounce: [],
  deposit: ['decimals', 'amount', 'sender', 'recipient', 'token'],
  depositMultiple: ['decimals', 'lines', 'token'],
  depositViaBroker: [
    ...(['decimals', 'amount', 'sender', 'recipient'] as const),
    ...(['brokerAccount', 'brokerFee', 'token'] as const),
  ],
  refundMax: [],
  refund: ['decimals', 'amount'],
  adjustRatePerSecond: ['rate', 'period'],
  pause: [],
  restart: ['rate', 'period'],
  void: [],
  safeTransferFrom: ['from', 'to'],
  transferFrom: ['from', 'to'],
  approve: ['to'],
};

/** The needs in one line, for the schema. */
export const needsInWords = (): string =>
  `${Object.entries(actionNeeds)
    .map(([id, keys]) => `${id}: ${keys.join(', ') || 'nothing'}`)
    .join(
      '; ',
    )}. fee only where the release has a minimum fee; to of withdrawMultiple only in Lockup v1.0 and v1.1; token is optional.`;
