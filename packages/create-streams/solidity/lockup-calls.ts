import type { LockupModel, SampleBatch } from '../options';

/** The call of `StreamCreator` in the test, for each model and for a batch of two. */
export const lockupCallLines: Record<LockupModel, Record<SampleBatch, string>> = {
  linear: {
    no: 'createStream(recipient, AMOUNT)',
    yes: 'createStreams(recipients, AMOUNT)',
  },
  dynamic: {
    no: 'createStream(recipient, AMOUNT / 4, AMOUNT - AMOUNT / 4, uint40(block.timestamp))',
    yes: 'createStreams(recipients[0], recipients[1], AMOUNT)',
  },
  tranched: {
    no: 'createStream(recipient, AMOUNT / 4, AMOUNT - AMOUNT / 4)',
    yes: 'createStreams(recipients, amounts)',
  },
  'price-gated': {
    no: 'createStream(recipient, AMOUNT, TARGET)',
    yes: 'createStreams(recipients, AMOUNT, TARGET)',
  },
};
