/** A piece of a comment in a package that the code contradicts, and what holds. */
export interface Correction {
  wrong: string;
  right: string;
}

/**
 * What NatSpec says and the code does not do. A piece that no comment has any more fails the
 * generator, so that a release which mends its comment is noticed. Each is in one line of the
 * source.
 */
export const corrections: readonly Correction[] = [
  // SablierLockup.recover transfers the difference, whatever it is.
  {
    wrong: '- The surplus amount must be greater than zero.',
    right: '- Nothing asks for a surplus above zero: without one, zero tokens are transferred.',
  },
  // The unlocks and the cliff are arguments of their own; `params` has neither.
  { wrong: '`params.timestamps.cliff` is not set', right: '`cliffTime` is not set' },
  { wrong: '`params.unlockAmounts.start`', right: '`unlockAmounts.start`' },
  { wrong: '`params.unlockAmounts.cliff`', right: '`unlockAmounts.cliff`' },
  // LockupHelpers compares `bytes(shape).length`.
  {
    wrong: '`params.shape.length` must not be greater than 32 characters',
    right:
      '`params.shape` must not be longer than 32 bytes; letters beyond ASCII take more than one',
  },
  // LockupHelpers checks price-gated streams with the same error.
  {
    wrong: 'create a linear stream with a start time not strictly less than the end time',
    right:
      'create a linear or price-gated stream with a start time not strictly less than the end time',
  },
  // Comptrollerable: the constructor and `setComptroller`, which is `onlyComptroller`.
  {
    wrong: 'Emitted when the comptroller address is set by the admin.',
    right:
      'Emitted when the comptroller is set: by the constructor, or by the comptroller until then.',
  },
  // The result of the transfer is not checked, and nothing restricts the caller.
  {
    wrong: 'Emitted when the fees are transferred to the comptroller contract.',
    right:
      'Emitted when anybody asks for the transfer of the fees, also when the comptroller did not take them.',
  },
  // SablierLockup.withdraw, with the model LOCKUP_PRICE_GATED.
  {
    wrong: '`amount` must be greater than zero and must not exceed the withdrawable amount.',
    right:
      '`amount` must be greater than zero and must not exceed the withdrawable amount. For a price-gated stream it must be equal to it.',
  },
];
