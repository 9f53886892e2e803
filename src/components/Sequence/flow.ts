import type { SequenceData } from './types';

/** Calls of `SablierFlow` v3.0. */
export const flow: Record<string, SequenceData> = {
  'flow-create': {
    participants: ['Creator', 'Flow', 'Token'],
    steps: [
      { from: 0, to: 2, text: '`approve` the Flow contract for the deposit.' },
      { from: 0, to: 1, text: '`createAndDeposit` with the parameters and the amount.' },
      { from: 1, to: 2, text: '`decimals`, which must be 18 at most. Flow keeps the answer.' },
      { from: 1, to: 1, text: 'Store the stream, mint the NFT to the recipient, add the balance.' },
      { from: 1, to: 2, text: '`transferFrom` the caller to Flow.' },
      { from: 1, to: 0, text: 'Return the stream id. `create` alone ends without a transfer.' },
    ],
  },
  'flow-withdraw': {
    participants: ['Caller', 'Flow', 'Comp~troller', 'Token'],
    steps: [
      {
        from: 0,
        to: 1,
        text: '`withdraw` with stream id, destination, amount, and the fee as value.',
      },
      {
        from: 1,
        to: 2,
        text: '`calculateMinFeeWeiFor` the sender of the stream; the value must reach it.',
      },
      { from: 1, to: 1, text: 'Check destination and amount, lower the debt and the balance.' },
      { from: 1, to: 3, text: '`transfer` the amount to the destination.' },
      { from: 1, to: 1, text: 'Assert that debt and balance went down by the same amount.' },
    ],
  },
  'flow-refund': {
    participants: ['Sender', 'Flow', 'Token'],
    steps: [
      { from: 0, to: 1, text: '`refundAndPause` with the amount, or `refund` and then `pause`.' },
      { from: 1, to: 1, text: 'Check that the amount is not claimed by debt, lower the balance.' },
      { from: 1, to: 2, text: '`transfer` the refund to the sender.' },
      { from: 1, to: 1, text: 'Record the debt so far and set the rate to 0.' },
    ],
  },
};
