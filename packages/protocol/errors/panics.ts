/**
 * Codes of `Panic(uint256)`, which the compiler inserts.
 * https://docs.soliditylang.org/en/v0.8.29/control-structures.html#panic-via-assert-and-error-via-require
 */
export const panics: Readonly<Record<number, { title: string; meaning: string }>> = {
  0x00: {
    title: 'Generic panic',
    meaning: 'Inserted by the compiler for a case of its own.',
  },
  0x01: {
    title: 'Failed assertion',
    meaning: 'An `assert` did not hold: a rule that the code itself guarantees was broken.',
  },
  0x11: {
    title: 'Arithmetic overflow or underflow',
    meaning:
      'A sum, difference or product left the range of its type. Durations or amounts near the ' +
      'largest value of their type lead here.',
  },
  0x12: { title: 'Division by zero', meaning: 'A division or modulo by 0.' },
  0x21: {
    title: 'Invalid enum value',
    meaning: 'A number that no member of the enum has was converted to it.',
  },
  0x22: {
    title: 'Corrupt storage',
    meaning: 'A byte array in storage is encoded in a way that the compiler never writes.',
  },
  0x31: {
    title: 'Pop on an empty array',
    meaning: 'The last element of an empty array was removed.',
  },
  0x32: {
    title: 'Index out of range',
    meaning:
      'An element beyond the end of a list was read. `SablierBatchLockup` ends here when a dynamic ' +
      'or tranched stream has no segment or tranche and times are given.',
  },
  0x41: {
    title: 'Too much memory',
    meaning: 'More memory was asked for than there is, for example for a list of absurd length.',
  },
  0x51: {
    title: 'Call of an empty function variable',
    meaning: 'A function variable was called before it was set.',
  },
};

export const ERROR_STRING_SELECTOR = '0x08c379a0';
export const PANIC_SELECTOR = '0x4e487b71';
