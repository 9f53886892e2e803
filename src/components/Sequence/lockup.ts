// Parts of names that may be broken: cspell:ignore paign Reci pient
import type { SequenceData } from './types';

const caller = { create: 'Creator', withdraw: 'Caller', cancel: 'Sender' } as const;

/** Calls of `SablierLockup` v4.0 and its libraries. */
export const lockup: Record<string, SequenceData> = {
  'lockup-create': {
    participants: [caller.create, 'Lockup', 'Lockup~Helpers', 'Token', 'Price~feed'],
    steps: [
      { from: 0, to: 3, text: '`approve` the Lockup contract for the deposit.' },
      { from: 0, to: 1, text: 'One of the seven create functions, with the parameters.' },
      { from: 1, to: 2, text: 'Check the parameters. What is wrong reverts here.' },
      {
        from: 2,
        to: 4,
        optional: true,
        text: '`latestRoundData`, only for a price-gated stream: its target must be above the price.',
      },
      {
        from: 1,
        to: 1,
        text: 'Store the model data and the stream, mint the NFT to the recipient, count the deposit.',
      },
      { from: 1, to: 3, text: '`transferFrom` the caller, who is the funder, to Lockup.' },
      { from: 1, to: 0, text: 'Emit the create event and return the stream id.' },
    ],
  },
  'lockup-withdraw': {
    participants: [caller.withdraw, 'Lockup', 'Comp~troller', 'Token', 'Reci~pient'],
    steps: [
      {
        from: 0,
        to: 1,
        text: '`withdraw` with stream id, destination, amount, and the fee as value.',
      },
      { from: 1, to: 1, text: 'Check the rights and the amount, which `LockupMath` computes.' },
      {
        from: 1,
        to: 2,
        text: '`calculateMinFeeWeiFor` the sender of the stream; the value must reach it.',
      },
      {
        from: 1,
        to: 1,
        text: 'Add to the withdrawn amount; mark the stream depleted if nothing is left.',
      },
      { from: 1, to: 3, text: '`transfer` the amount to the destination.' },
      {
        from: 1,
        to: 4,
        optional: true,
        text: '`onSablierLockupWithdraw`, if the recipient may run hooks and is not the caller.',
      },
    ],
  },
  'lockup-cancel': {
    participants: [caller.cancel, 'Lockup', 'Token', 'Reci~pient'],
    steps: [
      { from: 0, to: 1, text: '`cancel` with the stream id.' },
      {
        from: 1,
        to: 1,
        text: 'Check status and rights, compute the streamed amount, freeze the amounts.',
      },
      { from: 1, to: 2, text: '`transfer` what is not streamed to the sender.' },
      {
        from: 1,
        to: 3,
        optional: true,
        text: '`onSablierLockupCancel`, if the recipient may run hooks.',
      },
      { from: 1, to: 0, text: 'Return the refunded amount. The rest waits for a withdrawal.' },
    ],
  },
};
