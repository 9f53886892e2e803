import { describe, expect, it } from 'vitest';
import { nearNames } from './near-names';

const names = [
  'SablierFlow_InsufficientFeePayment',
  'SablierFlow_Overdraw',
  'SablierLockup_InsufficientFeePayment',
  'SablierLockup_StreamCanceled',
  'ERC20InsufficientBalance',
];

describe('names near one that no error has', () => {
  it('share its words, those of the same contract first', () => {
    expect(nearNames('SablierFlow_InsufficientFee', names)).toEqual([
      'SablierFlow_InsufficientFeePayment',
      'SablierLockup_InsufficientFeePayment',
      'ERC20InsufficientBalance',
    ]);
    expect(nearNames('SablierFlow_InsufficientBalance', names)[0]).toBe('ERC20InsufficientBalance');
    expect(nearNames('StreamCanceled', names)).toEqual(['SablierLockup_StreamCanceled']);
  });

  it('are none where no word is shared', () => expect(nearNames('withdrawMax', names)).toEqual([]));
});
