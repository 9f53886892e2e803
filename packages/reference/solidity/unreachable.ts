import type { Unreachable } from './reach';

/** Raised only when `_update` is asked to check an account (`auth`), or moves between two owners. */
const checks = ['ERC721InsufficientApproval', 'ERC721InvalidApprover'];
const moves = ['SablierLockup_NotTransferable', 'SablierFlow_NotTransferable'];

/**
 * Mint, burn and internal transfer share `_update` with the public transfers but pass the zero
 * address as `auth`, which skips the approval checks; a mint and a burn have no second owner, which
 * skips the transferable flag. `_update` clears the approval without the event.
 * https://github.com/OpenZeppelin/openzeppelin-contracts/blob/v5.3.0/contracts/token/ERC721/ERC721.sol
 */
export const unreachable: Unreachable = {
  // Each stream takes the next id, which no NFT has.
  'ERC721._mint': [...checks, ...moves, 'ERC721NonexistentToken', 'ERC721InvalidSender'],
  'ERC721._burn': [...checks, ...moves],
  'ERC721._transfer': checks,
  'ERC721._update': ['ERC721InvalidApprover', 'Approval'],
  // Pausing sets the rate to zero, and `notPaused` has checked that it is not. Where a token moves in
  // between, a token that calls back can pause first.
  'SablierFlow.pause': ['SablierFlow_RatePerSecondNotDifferent'],

  // The start is the current block, and the end is that of the last element.
  'SablierLockupDynamic.createWithDurationsLD': [
    'SablierLockupHelpers_StartTimeZero',
    'SablierLockupHelpers_EndTimeNotEqualToLastSegmentTimestamp',
  ],
  'SablierLockupTranched.createWithDurationsLT': [
    'SablierLockupHelpers_StartTimeZero',
    'SablierLockupHelpers_EndTimeNotEqualToLastTrancheTimestamp',
  ],
  // A cliff that is a duration above zero lies after the start.
  'SablierLockupLinear.createWithDurationsLL': [
    'SablierLockupHelpers_StartTimeZero',
    'SablierLockupHelpers_StartTimeNotLessThanCliffTime',
  ],
  // These pass on the withdrawable or the refundable amount itself.
  'SablierLockup.withdrawMax': [
    'SablierLockup_Overdraw',
    'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount',
  ],
  'SablierFlow.withdrawMax': ['SablierFlow_Overdraw'],
  'SablierFlow.refundMax': ['SablierFlow_RefundOverflow'],
  // It withdraws to the owner, and only if there is something to withdraw. The NFT moves after that, so
  // a token or a hook that calls back can have moved or burned it.
  'SablierLockup.withdrawMaxAndTransfer': [
    'SablierLockup_Overdraw',
    'SablierLockup_StreamDepleted',
    'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount',
    'SablierLockup_WithdrawAmountZero',
    'SablierLockup_WithdrawToZeroAddress',
    'SablierLockup_WithdrawalAddressNotRecipient',
  ],
  // A burned NFT has no owner, so its caller is refused earlier, and Flow burns none.
  'SablierLockup.burn': ['ERC721NonexistentToken'],
  'SablierFlow.getRecipient': ['ERC721NonexistentToken'],
  // The debt that is converted is at most the balance, which has the type it is converted to.
  'SablierFlow._coveredDebtOf': ['SafeCastOverflowedUintDowncast'],
  'SablierFlow._withdraw': ['SafeCastOverflowedUintDowncast'],
  // The refundable amount is the balance minus something that is never negative.
  'SablierFlow._refund': ['SablierFlow_InvalidCalculation'],
  // The loop stops at the first segment that is not over, so the elapsed time is at most the length and their
  // quotient x lies in 0..1 with 18 decimals; a length of 0 panics before. Times have 40 bits, the exponent
  // 64, the amount 128: even with 10^18 no product below reaches 2^255. `pow` handles 0 and 1 itself. Between
  // them log2(x) is in -60..0, its product with the exponent is negative, and `exp2` inverts it, which needs
  // at most 2^60. The result is in 0..1 again.
  'LockupMath.calculateStreamedAmountLD': [
    'PRBMath_MulDiv18_Overflow',
    'PRBMath_MulDiv_Overflow',
    'PRBMath_SD59x18_Div_InputTooSmall',
    'PRBMath_SD59x18_Div_Overflow',
    'PRBMath_SD59x18_Exp2_InputTooBig',
    'PRBMath_SD59x18_IntoUint256_Underflow',
    'PRBMath_SD59x18_Log_InputTooSmall',
    'PRBMath_SD59x18_Mul_InputTooSmall',
    'PRBMath_SD59x18_Mul_Overflow',
  ],
  // `initialize` opens the state that the check asks for.
  'SablierComptroller.initialize': ['NotInitializing'],
  // The descriptor formats addresses, whose length is fixed.
  'LockupNFTDescriptor.tokenURI': ['StringsInsufficientHexLength'],
};
