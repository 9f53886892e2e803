/** An action on a stream, and the function that performs it. */
interface DeskAction {
  /** Completes "You want to …". */
  wants: string;
  /** Name of the function. An action is offered if the release has it. */
  calls: string;
  /** Whether it takes the minimum fee, in a release that has one. */
  takesFee?: true;
  /** Whether it moves the caller's tokens into the stream, which takes an approval. */
  needsApproval?: true;
  /** The function whose calls it packs into one, one for each stream; a release needs both. */
  packs?: string;
}

const list = {
  withdrawMax: { wants: 'withdraw everything available', calls: 'withdrawMax', takesFee: true },
  withdraw: { wants: 'withdraw an amount', calls: 'withdraw', takesFee: true },
  withdrawMultiple: {
    wants: 'withdraw from several streams',
    calls: 'withdrawMultiple',
    takesFee: true,
  },
  withdrawMaxAndTransfer: {
    wants: 'withdraw everything, then transfer the stream',
    calls: 'withdrawMaxAndTransfer',
    takesFee: true,
  },
  cancel: { wants: 'cancel the stream', calls: 'cancel' },
  cancelMultiple: { wants: 'cancel several streams', calls: 'cancelMultiple' },
  renounce: { wants: 'give up the right to cancel', calls: 'renounce' },
  deposit: { wants: 'deposit tokens', calls: 'deposit', needsApproval: true },
  depositMultiple: {
    wants: 'deposit tokens into several streams',
    calls: 'batch',
    packs: 'deposit',
    needsApproval: true,
  },
  depositViaBroker: {
    wants: 'deposit tokens through a broker',
    calls: 'depositViaBroker',
    needsApproval: true,
  },
  refundMax: { wants: 'take back everything that is not owed', calls: 'refundMax' },
  refund: { wants: 'take back an amount that is not owed', calls: 'refund' },
  adjustRatePerSecond: { wants: 'change the rate', calls: 'adjustRatePerSecond' },
  pause: { wants: 'pause the stream', calls: 'pause' },
  restart: { wants: 'restart the stream after a pause', calls: 'restart' },
  void: { wants: 'void the stream', calls: 'void' },
  safeTransferFrom: { wants: 'transfer the stream', calls: 'safeTransferFrom' },
  transferFrom: {
    wants: 'transfer the stream without a check of the receiving contract',
    calls: 'transferFrom',
  },
  approve: { wants: 'approve an operator for the stream', calls: 'approve' },
} as const satisfies Record<string, DeskAction>;

export type ActionId = keyof typeof list;
export const actions: Readonly<Record<ActionId, DeskAction>> = list;
/** In the order in which they are offered. */
export const actionIds = Object.keys(list) as ActionId[];
