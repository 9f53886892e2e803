// Parts of names that may be broken: cspell:ignore paign Reci pient
import type { SequenceData } from './types';

/** Calls of the factories and campaigns of Airdrops v3.0. */
export const airdrops: Record<string, SequenceData> = {
  'airdrops-create': {
    participants: ['Creator', 'Factory', 'Comp~troller', 'Cam~paign', 'Token'],
    steps: [
      { from: 0, to: 1, text: '`createMerkleInstant`, or the function of another type.' },
      { from: 1, to: 1, text: 'Check the token, and what the type asks for.' },
      {
        from: 1,
        to: 3,
        text: 'Deploy the campaign at an address that its parameters and its creator fix.',
      },
      { from: 3, to: 2, text: 'Read the minimum fee for the creator and keep it.' },
      {
        from: 3,
        to: 4,
        optional: true,
        text: '`approve` Lockup without limit, in campaigns that open streams.',
      },
      {
        from: 0,
        to: 4,
        text: '`transfer` the tokens to the campaign, in a transaction of its own.',
      },
    ],
  },
  'airdrops-claim': {
    participants: ['Caller', 'Cam~paign', 'Comp~troller', 'Lockup', 'Token'],
    steps: [
      { from: 0, to: 1, text: 'A claim function with index, amount, proof, and the fee as value.' },
      { from: 1, to: 2, text: '`convertUSDFeeToWei`; the value must reach the answer.' },
      {
        from: 1,
        to: 1,
        text: 'Check that the index is unused and the proof leads to the root; mark it.',
      },
      { from: 1, to: 2, text: 'Send the whole value.' },
      {
        from: 1,
        to: 4,
        optional: true,
        text: '`transfer` the tokens, if the campaign pays at once or the vesting is over.',
      },
      {
        from: 1,
        to: 3,
        optional: true,
        text: 'Otherwise create a stream with the admin as sender.',
      },
      {
        from: 3,
        to: 4,
        optional: true,
        text: '`transferFrom` the campaign to Lockup, for that stream.',
      },
    ],
  },
  'airdrops-execute': {
    participants: ['Reci~pient', 'Cam~paign', 'Comp~troller', 'Target', 'Token'],
    steps: [
      { from: 0, to: 1, text: '`claimAndExecute` with index, amount, proof and arguments.' },
      { from: 1, to: 1, text: 'Check and mark the claim, as for every other one.' },
      { from: 1, to: 2, text: 'Send the whole value.' },
      { from: 1, to: 4, text: '`approve` the target for the amount.' },
      { from: 1, to: 3, text: 'Call the fixed function of the target with the given arguments.' },
      { from: 3, to: 4, text: '`transferFrom` the campaign, for exactly the amount.' },
      { from: 1, to: 4, text: 'Check the balance, then set the allowance to 0.' },
    ],
  },
};
