import type { ErrorDescriptions } from '../types';

/** Errors of `SablierFlow`. */
export const flowErrorTexts: ErrorDescriptions = {
  SablierFlowState_Null: {
    meaning: 'No stream with this id was ever created in this contract.',
    remedy:
      'Check the id, the chain and the release of the contract: each deployment counts its own ids. ' +
      '`isStream` answers without a revert.',
  },
  SablierFlowState_StreamPaused: {
    meaning: 'The rate is 0, because the stream is paused or voided.',
    remedy:
      'Call `restart` first. If `isVoided` returns true the stream has ended for good; create another.',
  },
  SablierFlowState_StreamVoided: {
    meaning: 'The stream was voided. It takes no deposit and cannot be restarted or voided again.',
    remedy:
      'Create another stream. What is owed can still be withdrawn, and what is left over refunded.',
  },
  SablierFlowState_Unauthorized: {
    meaning: 'Only the sender of the stream may do this, and the caller is somebody else.',
    remedy: 'Call from the account that `getSender` names. The sender of a stream never changes.',
  },
  SablierFlow_CreateNativeToken: {
    meaning:
      'The token is the native coin of this chain under an ERC-20 address, which Flow refuses. Where ' +
      'no such address is set, the zero address as token ends here as well.',
    remedy: 'Stream another token, for example the wrapped version of the coin.',
  },
  SablierFlow_CreateRatePerSecondZero: {
    meaning: 'A stream that starts in the future needs a rate, and the rate is 0.',
    remedy: 'Pass a rate above 0, or let the stream start now and stay paused.',
  },
  SablierFlow_DepositAmountZero: {
    meaning: 'The deposit is 0.',
    remedy: 'Pass an amount above 0, or use the function without the deposit.',
  },
  SablierFlow_InsufficientFeePayment: {
    meaning: 'The value sent with the withdrawal is below the minimum fee for this stream.',
    remedy:
      'Read `calculateMinFeeWei` again and send at least that with the call, in the field for the ' +
      "chain's coin. The amount follows a price feed, so add about 6 percent; the contract keeps what you send on top. In the app or a desk of this site, read the stream again and repeat.",
  },
  SablierFlow_InvalidCalculation: {
    meaning:
      'A safety net: the refundable amount came out larger than the balance. The arithmetic does not ' +
      'allow it.',
    remedy: 'Nothing you pass leads here. If you see it, report it to the Sablier team.',
  },
  SablierFlow_InvalidTokenDecimals: {
    meaning: 'The token has more than 18 decimals, and Flow counts debt with 18.',
    remedy: 'Stream a token with at most 18 decimals, or a wrapped version with fewer.',
  },
  SablierFlow_NativeTokenAlreadySet: {
    meaning: 'The native token was set before, and it can be set only once.',
    remedy: 'Nothing to do: the value is final.',
  },
  SablierFlow_NativeTokenZeroAddress: {
    meaning: 'The native token cannot be set to the zero address.',
    remedy: 'Pass the ERC-20 address of the coin.',
  },
  SablierFlow_NewRatePerSecondZero: {
    meaning: 'The new rate is 0, which `adjustRatePerSecond` refuses.',
    remedy:
      'Call `pause` to stop the accrual. A stream that has not started cannot be paused; `void` ends it.',
  },
  SablierFlow_NotStreamRecipient: {
    meaning:
      'The recipient you passed with the deposit does not own the stream. This check protects you ' +
      'from a wrong id and from a transfer of the NFT in between.',
    remedy: 'Read `getRecipient` again, and decide whether you still want to pay that account.',
  },
  SablierFlow_NotStreamSender: {
    meaning: 'The sender you passed with the deposit is not the sender of this stream.',
    remedy: 'Check the stream id, and pass what `getSender` returns.',
  },
  SablierFlow_NotTransferable: {
    meaning: 'The stream was created as not transferable, so its NFT cannot change hands.',
    remedy:
      'Nothing can change the flag. The recipient, or an operator the recipient approved, can ' +
      'withdraw to another address instead.',
  },
  SablierFlow_Overdraw: {
    meaning:
      'The withdrawal asks for more than the debt that the balance covers. A stream that has not ' +
      'started or holds no deposit has nothing to withdraw.',
    remedy:
      'Use `withdrawMax`, or read `withdrawableAmountOf` and ask for no more than that. If it is 0, ' +
      'read `totalDebtOf`: a debt waits for a deposit; without one, the stream has to run first.',
  },
  SablierFlow_RatePerSecondNotDifferent: {
    meaning:
      'The rate is the one the stream has. A paused stream has the rate 0, so restarting it with 0 ' +
      'ends here.',
    remedy: 'Pass another rate, or leave the call out.',
  },
  SablierFlow_RefundAmountZero: {
    meaning:
      'The refund is for 0 tokens. `refundMax` ends here when the balance is 0 or debt claims all of it.',
    remedy: 'Check `refundableAmountOf` first.',
  },
  SablierFlow_RefundOverflow: {
    meaning:
      'The refund asks for more than the part of the balance that is not needed to cover debt.',
    remedy:
      'Use `refundMax`, or ask for no more than `refundableAmountOf`. If that is 0, nothing can be ' +
      'refunded.',
  },
  SablierFlow_SenderZeroAddress: {
    meaning: 'The sender of the new stream is the zero address.',
    remedy: 'Name the account that manages the stream. It need not be the caller.',
  },
  SablierFlow_StreamBalanceZero: {
    meaning: 'The stream holds no tokens, so there is no time at which they run out.',
    remedy: 'Deposit first, or treat the stream as depleted.',
  },
  SablierFlow_StreamNotPaused: {
    meaning: 'The stream is running or has not started, so there is nothing to restart.',
    remedy: 'Use `adjustRatePerSecond` to change the rate.',
  },
  SablierFlow_StreamPending: {
    meaning: 'The stream has not started yet, and a stream cannot be paused before its start.',
    remedy: 'Wait for the start, lower the rate, or call `void` and `refundMax` to end it.',
  },
  SablierFlow_Unauthorized: {
    meaning: 'Only the sender, the recipient or an operator the recipient approved may void.',
    remedy: 'Call from one of those accounts.',
  },
  SablierFlow_WithdrawAmountZero: {
    meaning: 'The withdrawal is for 0 tokens. `withdrawMax` ends here when nothing is covered.',
    remedy: 'Check `withdrawableAmountOf` first.',
  },
  SablierFlow_WithdrawToZeroAddress: {
    meaning: 'The destination is the zero address.',
    remedy: 'Pass the address that receives the tokens.',
  },
  SablierFlow_WithdrawalAddressNotRecipient: {
    meaning:
      'The caller is neither the recipient nor approved by it, and asks for the tokens at another ' +
      'address than the recipient. This holds for the sender too.',
    remedy: 'Pass the recipient as destination, or let the recipient approve the caller.',
  },
};
