/** What each view returns. Amounts are in the token's smallest unit. */
export const views = {
  ownerOf: 'the recipient: the address that owns the NFT',
  getSender: 'the sender',
  statusOf: 'the status as a number',
  withdrawableAmountOf: 'the amount that can be withdrawn now',
  coveredDebtOf: 'the debt that the balance covers',
  uncoveredDebtOf: 'the debt that the balance does not cover',
  totalDebtOf: 'the whole debt',
  refundableAmountOf: 'the amount that would go back to the sender now',
  getBalance: 'the tokens in the stream',
  getRatePerSecond: 'the rate: tokens per second with 18 decimals, whatever the token has',
  depletionTimeOf: 'the second at which the debt exceeds the balance, as a Unix time',
  isCancelable:
    'whether the stream can be canceled now; for a price-gated stream this changes with the price',
  isTransferable: 'whether the stream can be transferred',
  isVoided: 'whether the stream is voided',
  getUnderlyingToken: "the token's address",
  getAsset: "the token's address",
  getToken: "the token's address",
  getTokenDecimals: 'the decimals of the token',
  getDepositedAmount: 'the amount that was deposited',
  getWithdrawnAmount: 'the amount that was withdrawn',
  getRefundedAmount: 'the amount that a cancellation returned',
  getStartTime: 'the start, as a Unix time',
  getEndTime: 'the end, as a Unix time',
  calculateMinFeeWei: 'the minimum fee of a withdrawal, in wei',
} as const;

export type ViewName = keyof typeof views;
export const viewNames = Object.keys(views) as ViewName[];

/** Further views from which packages/protocol computes a stream. */
export const termNames = [
  'getLockupModel',
  'getCliffTime',
  'getUnlockAmounts',
  'getGranularity',
  'getSegments',
  'getTranches',
  'getPriceGatedUnlockParams',
  'wasCanceled',
  'isDepleted',
  'getSnapshotTime',
  'getSnapshotDebtScaled',
] as const;
export type TermName = (typeof termNames)[number];
