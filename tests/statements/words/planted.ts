import type { Planted } from './desk';
import type { LOCKUP_RELEASES } from './lockup';

type OfLockup = Planted & { readonly of: (typeof LOCKUP_RELEASES)[number] };

/**
 * Wrong words, each right in the usual case and false in another: in a world of its release, of which the first
 * is the usual one, or in an older release alone.
 */
export const plantedWords: {
  readonly lockup: readonly OfLockup[];
  readonly flow: readonly Planted[];
} = {
  lockup: [
    {
      name: 'a part of a price-gated stream',
      of: 'lockup',
      action: 'withdraw',
      from: / A price-gated stream pays everything or nothing\./,
      to: '',
    },
    {
      name: 'a cancellation at the target',
      of: 'lockup',
      action: 'cancel',
      from: / A price-gated stream at its target counts as released\./,
      to: '',
    },
    {
      name: 'a cancellation after the end',
      of: 'lockup',
      action: 'cancel',
      from: /, was canceled before, or has released everything\./,
      to: ' or was canceled before.',
    },
    {
      name: 'a cancellation by the recipient of v1.0',
      of: 'lockupV1_0',
      action: 'cancel',
      from: /^The sender or the recipient\.$/,
      to: 'The sender.',
    },
    {
      name: 'a transfer by an operator in v1.2',
      of: 'lockupV1_2',
      action: 'withdrawMaxAndTransfer',
      from: /^The recipient only\.$/,
      to: 'The recipient, or an operator that the recipient approved.',
    },
    {
      name: 'a withdrawal by a stranger in v1.0',
      of: 'lockupV1_0',
      action: 'withdrawMax',
      from: /The sender can send it too/,
      to: 'Anybody else can send it too',
    },
    {
      name: 'a bad line in v1.2',
      of: 'lockupV1_2',
      action: 'withdrawMultiple',
      from: /^If one of the streams cannot pay .*$/,
      to: 'A stream that cannot pay its amount is left out and the others are paid.',
    },
    {
      name: 'a stream that is not transferable',
      of: 'lockup',
      action: 'transferFrom',
      from: /if the stream is not transferable, or /,
      to: '',
    },
  ],
  flow: [
    {
      name: 'uncovered debt after a void',
      action: 'void',
      from: /The debt that the balance covers stays .* is erased\./,
      to: 'The debt stays withdrawable as soon as a deposit covers it.',
    },
    {
      name: 'a new rate before the start',
      action: 'adjustRatePerSecond',
      from: /, or from its start if it has not started yet/,
      to: '',
    },
    {
      name: 'a pause before the start',
      action: 'pause',
      from: /paused, voided or has not started\./,
      to: 'paused or voided.',
    },
    {
      name: 'a refund that the debt needs',
      action: 'refundMax',
      from: /^Fails if nothing is left above the debt\.$/,
      to: '',
    },
  ],
};
