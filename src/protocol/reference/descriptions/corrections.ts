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
];
