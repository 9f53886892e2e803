import type { OlderDescription } from '../types';

const admins = 'Only the admin of the contract makes this call. Nothing to do for anybody else.';
const never: OlderDescription = {
  meaning: 'Declared in the library and raised nowhere in this release.',
  remedy: 'Nothing to do: no contract of this release reverts with it.',
};
const hookInterface: OlderDescription = {
  meaning: 'The contract denies that it implements the recipient hooks.',
  remedy: 'Let `supportsInterface` return true for the interface `ISablierLockupRecipient`.',
  now: 'SablierLockup_AllowToHookUnsupportedInterface',
};
const hookSelector: OlderDescription = {
  meaning:
    'The recipient is a contract with hooks, and its hook returned something other than its own selector. ' +
    'The whole call is undone; in `withdrawMultiple` of v2.0, only its own entry is.',
  remedy:
    'Fix the hook: return `onSablierLockupCancel.selector` or `onSablierLockupWithdraw.selector`. ' +
    'The recipient itself can withdraw without a hook.',
  now: 'SablierLockup_InvalidHookSelector',
};
const hookCode: OlderDescription = {
  meaning: 'The address has no code, and only a contract can have hooks.',
  remedy: 'Deploy the contract first, and check the chain and the address.',
};
const brokerFee: OlderDescription = {
  meaning: 'The fee of the broker is above the highest that the contract allows.',
  remedy: 'Pass at most the second argument, or the zero address and a fee of 0 as broker.',
};
const settled: OlderDescription = {
  meaning: 'All tokens are released to the recipient, so nothing is left to cancel or renounce.',
  remedy: 'Check `refundableAmountOf` before you cancel, and `statusOf` before you renounce.',
  now: 'SablierLockup_StreamSettled',
};
const segmentSum: OlderDescription = {
  meaning: 'The segment amounts do not add up to the deposit.',
  remedy:
    'Compute the segments from the deposit, which in v2.0 and earlier is the total amount without the fees, and ' +
    'put what rounding leaves into the last one.',
  now: 'SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum',
};
const trancheSum: OlderDescription = {
  meaning: 'The tranche amounts do not add up to the deposit.',
  remedy:
    'Compute the tranches from the deposit, which in v2.0 and earlier is the total amount without the fees, and ' +
    'put what rounding leaves into the last one.',
  now: 'SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum',
};
const segmentCount: OlderDescription = {
  meaning: 'The stream has more segments than the contract allows.',
  remedy:
    'Use fewer segments. The contract returns the limit: `MAX_COUNT`, or `MAX_SEGMENT_COUNT` in v1.2 and earlier.',
};
const trancheCount: OlderDescription = {
  meaning: 'The stream has more tranches than the contract allows.',
  remedy:
    'Use fewer tranches. The contract returns the limit: `MAX_COUNT`, in v1.2 `MAX_TRANCHE_COUNT`.',
};
const surplus: OlderDescription = {
  meaning: 'The contract holds no more of the token than its streams account for.',
  remedy: 'Nothing to do: there is nothing to recover.',
};
const percentages: OlderDescription = {
  meaning: 'The tranche percentages of the campaign do not add up to 100%, so no claim works.',
  remedy:
    'Nothing makes the claims work. The admin can take the tokens back and create another campaign.',
  now: 'SablierFactoryMerkleLT_TotalPercentageNotOneHundred',
};
const proof: OlderDescription = {
  meaning: 'Index, recipient, amount and proof do not lead to the root of the campaign.',
  remedy: 'Take all four from the same list, with the amount exactly as listed.',
  now: 'SablierMerkleBase_InvalidProof',
};

/** Errors that were renamed and kept meaning and remedy. */
const renamed: Readonly<Record<string, readonly string[]>> = {
  SablierBatchLockup_BatchSizeZero: [
    'SablierV2BatchLockup_BatchSizeZero',
    'SablierV2Batch_BatchSizeZero',
  ],
  SablierFlowState_Null: ['SablierFlow_Null'],
  SablierFlowState_StreamPaused: ['SablierFlow_StreamPaused'],
  SablierFlowState_StreamVoided: ['SablierFlow_StreamVoided'],
  SablierFlow_NotTransferable: ['SablierFlowBase_NotTransferable'],
  SablierLockupHelpers_CliffTimeNotLessThanEndTime: ['SablierHelpers_CliffTimeNotLessThanEndTime'],
  SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero: [
    'SablierHelpers_CliffTimeZeroUnlockAmountNotZero',
  ],
  SablierLockupHelpers_DepositAmountZero: [
    'SablierHelpers_DepositAmountZero',
    'SablierV2Lockup_DepositAmountZero',
  ],
  SablierLockupHelpers_EndTimeNotEqualToLastSegmentTimestamp: [
    'SablierHelpers_EndTimeNotEqualToLastSegmentTimestamp',
  ],
  SablierLockupHelpers_EndTimeNotEqualToLastTrancheTimestamp: [
    'SablierHelpers_EndTimeNotEqualToLastTrancheTimestamp',
  ],
  SablierLockupHelpers_SegmentCountZero: [
    'SablierHelpers_SegmentCountZero',
    'SablierV2LockupDynamic_SegmentCountZero',
  ],
  SablierLockupHelpers_SegmentTimestampsNotOrdered: [
    'SablierHelpers_SegmentTimestampsNotOrdered',
    'SablierV2LockupDynamic_SegmentTimestampsNotOrdered',
  ],
  SablierLockupHelpers_ShapeExceeds32Bytes: ['SablierHelpers_ShapeExceeds32Bytes'],
  SablierLockupHelpers_StartTimeNotLessThanCliffTime: [
    'SablierHelpers_StartTimeNotLessThanCliffTime',
    'SablierV2LockupLinear_StartTimeNotLessThanCliffTime',
  ],
  SablierLockupHelpers_StartTimeNotLessThanEndTime: [
    'SablierHelpers_StartTimeNotLessThanEndTime',
    'SablierV2LockupLinear_StartTimeNotLessThanEndTime',
  ],
  SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp: [
    'SablierHelpers_StartTimeNotLessThanFirstSegmentTimestamp',
    'SablierV2LockupDynamic_StartTimeNotLessThanFirstSegmentTimestamp',
  ],
  SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp: [
    'SablierHelpers_StartTimeNotLessThanFirstTrancheTimestamp',
    'SablierV2LockupTranched_StartTimeNotLessThanFirstTrancheTimestamp',
  ],
  SablierLockupHelpers_StartTimeZero: [
    'SablierHelpers_StartTimeZero',
    'SablierV2Lockup_StartTimeZero',
  ],
  SablierLockupHelpers_TrancheCountZero: [
    'SablierHelpers_TrancheCountZero',
    'SablierV2LockupTranched_TrancheCountZero',
  ],
  SablierLockupHelpers_TrancheTimestampsNotOrdered: [
    'SablierHelpers_TrancheTimestampsNotOrdered',
    'SablierV2LockupTranched_TrancheTimestampsNotOrdered',
  ],
  SablierLockupHelpers_UnlockAmountsSumTooHigh: ['SablierHelpers_UnlockAmountsSumTooHigh'],
  SablierLockupState_Null: ['SablierLockupBase_Null', 'SablierV2Lockup_Null'],
  SablierLockup_NotTransferable: [
    'SablierLockupBase_NotTransferable',
    'SablierV2Lockup_NotTransferable',
  ],
  SablierLockup_Overdraw: ['SablierLockupBase_Overdraw', 'SablierV2Lockup_Overdraw'],
  SablierLockup_StreamCanceled: [
    'SablierLockupBase_StreamCanceled',
    'SablierV2Lockup_StreamCanceled',
  ],
  SablierLockup_StreamDepleted: [
    'SablierLockupBase_StreamDepleted',
    'SablierV2Lockup_StreamDepleted',
  ],
  SablierLockup_StreamNotCancelable: [
    'SablierLockupBase_StreamNotCancelable',
    'SablierV2Lockup_StreamNotCancelable',
  ],
  SablierLockup_StreamNotDepleted: [
    'SablierLockupBase_StreamNotDepleted',
    'SablierV2Lockup_StreamNotDepleted',
  ],
  SablierLockup_Unauthorized: ['SablierLockupBase_Unauthorized'],
  SablierLockup_WithdrawAmountZero: [
    'SablierLockupBase_WithdrawAmountZero',
    'SablierV2Lockup_WithdrawAmountZero',
  ],
  SablierLockup_WithdrawArrayCountsNotEqual: [
    'SablierLockupBase_WithdrawArrayCountsNotEqual',
    'SablierV2Lockup_WithdrawArrayCountsNotEqual',
  ],
  SablierLockup_WithdrawToZeroAddress: [
    'SablierLockupBase_WithdrawToZeroAddress',
    'SablierV2Lockup_WithdrawToZeroAddress',
  ],
  SablierLockup_WithdrawalAddressNotRecipient: [
    'SablierLockupBase_WithdrawalAddressNotRecipient',
    'SablierV2Lockup_WithdrawalAddressNotRecipient',
  ],
  SablierMerkleBase_CampaignExpired: [
    'SablierV2MerkleLockup_CampaignExpired',
    'SablierV2MerkleStreamer_CampaignExpired',
  ],
  SablierMerkleBase_ClawbackNotAllowed: ['SablierV2MerkleLockup_ClawbackNotAllowed'],
  SablierMerkleBase_IndexClaimed: [
    'SablierMerkleBase_StreamClaimed',
    'SablierV2MerkleLockup_StreamClaimed',
    'SablierV2MerkleStreamer_StreamClaimed',
  ],
  SablierMerkleSignature_SignatureNotYetValid: ['SablierMerkleBase_SignatureNotYetValid'],
};

/**
 * Our descriptions of errors that only older releases have, by name. Sources: the Solidity of Lockup v1.0 and
 * v1.2 and of Airdrops v1.2 in the packages, and the public source of the other releases.
 */
export const older: Readonly<Record<string, OlderDescription>> = {
  ...Object.fromEntries(
    Object.entries(renamed).flatMap(([now, names]) => names.map((name) => [name, { now }])),
  ),

  AddressInsufficientBalance: {
    meaning:
      'Part of an OpenZeppelin library and never raised here: the contracts make only calls without ' +
      'coins through it.',
    remedy: 'Nothing to do.',
    parameters: { account: 'contract that would have paid' },
  },
  FailedInnerCall: {
    meaning: 'The token reverted and gave no reason.',
    remedy:
      'Check balance and allowance, and whether the token is paused or blocks one of the accounts.',
  },

  BatchError: {
    meaning: 'A call inside `batch` reverted, and the argument holds its revert data.',
    remedy: 'Decode the argument on its own: it begins with the selector of the real error.',
    parameters: { errorData: 'revert data of the call that failed' },
  },
  SablierFlow_BrokerAddressZero: {
    meaning: 'The deposit names a broker at the zero address.',
    remedy: 'Pass the account of the broker, or use a function without a broker.',
  },
  SablierFlow_BrokerFeeTooHigh: {
    ...brokerFee,
    remedy: 'Pass at most the second argument, or use `deposit`, which has no broker.',
  },
  SablierFlow_SurplusZero: surplus,
  SablierFlowBase_SurplusZero: surplus,
  SablierFlowBase_FeeTransferFail: {
    meaning: 'The admin of the contract did not accept the coins that `collectFees` sends.',
    remedy: 'Nothing in your call is wrong: the admin has to accept coins.',
  },
  SablierFlowBase_NoProtocolRevenue: {
    meaning: 'No protocol fee of this token waits to be collected.',
    remedy: admins,
  },
  SablierFlowBase_ProtocolFeeTooHigh: {
    meaning: 'The new protocol fee is above the highest that the contract allows.',
    remedy: admins,
  },

  SablierHelpers_BrokerFeeTooHigh: brokerFee,
  SablierHelpers_CreateNativeToken: {
    meaning: 'The token is the native coin of this chain under an ERC-20 address.',
    remedy: 'Stream another token, for example the wrapped version of the coin.',
    now: 'SablierLockupHelpers_CreateNativeToken',
  },
  SablierHelpers_DepositAmountNotEqualToSegmentAmountsSum: segmentSum,
  SablierHelpers_DepositAmountNotEqualToTrancheAmountsSum: trancheSum,
  SablierHelpers_SegmentCountTooHigh: segmentCount,
  SablierHelpers_SenderZeroAddress: {
    meaning: 'The sender of the new stream is the zero address.',
    remedy: 'Pass the account that can cancel, which need not be the caller.',
    now: 'SablierLockupHelpers_SenderZeroAddress',
  },
  SablierHelpers_TrancheCountTooHigh: trancheCount,

  SablierLockup_NotExpectedModel: {
    meaning:
      'The getter belongs to another model than the stream has, for example `getTranches` on a ' +
      'linear stream.',
    remedy: 'Read `getLockupModel` first and call the getter of that model.',
    now: 'SablierLockupState_NotExpectedModel',
    parameters: {
      actualLockupModel: 'model of the stream: 0 linear, 1 dynamic, 2 tranched',
      expectedLockupModel: 'model that the getter serves, in the same numbers',
    },
  },
  SablierLockupBase_AllowToHookUnsupportedInterface: hookInterface,
  SablierLockupBase_AllowToHookZeroCodeSize: hookCode,
  SablierLockupBase_InvalidHookSelector: hookSelector,
  SablierLockupBase_FeeTransferFail: {
    meaning: 'The admin of the contract did not accept the coins that `collectFees` sends.',
    remedy: 'Nothing in your call is wrong: the admin has to accept coins.',
  },
  SablierLockupBase_StreamSettled: settled,

  SablierV2Base_NoProtocolRevenues: {
    meaning: 'No protocol fee of this token waits to be collected.',
    remedy: admins,
  },
  SablierV2FlashLoan_AmountTooHigh: never,
  SablierV2FlashLoan_AssetNotFlashLoanable: never,
  SablierV2FlashLoan_CalculatedFeeTooHigh: never,
  SablierV2FlashLoan_FlashBorrowFail: never,
  SablierV2Lockup_AllowToHookUnsupportedInterface: hookInterface,
  SablierV2Lockup_AllowToHookZeroCodeSize: hookCode,
  SablierV2Lockup_BrokerFeeTooHigh: brokerFee,
  SablierV2Lockup_EndTimeNotInTheFuture: {
    meaning: 'The stream would end at or before the time of the block.',
    remedy: 'Pass an end after the current time. Releases from v2.0 on accept an end in the past.',
  },
  SablierV2Lockup_InvalidHookSelector: hookSelector,
  SablierV2Lockup_InvalidSenderWithdrawal: {
    meaning: 'The sender of the stream withdraws to another address than the recipient.',
    remedy: 'Pass the recipient as destination: the sender can withdraw to nobody else.',
    now: 'SablierLockup_WithdrawalAddressNotRecipient',
  },
  SablierV2Lockup_ProtocolFeeTooHigh: {
    meaning: 'The protocol fee on this token is above the highest that the contract allows.',
    remedy: 'Use v1.2 or a newer release: they have no protocol fee on the deposit.',
  },
  SablierV2Lockup_StreamSettled: settled,
  SablierV2Lockup_Unauthorized: {
    meaning:
      'The caller lacks the right. Canceling and renouncing need the sender; in v1.0 the recipient can ' +
      'cancel too. `withdrawMaxAndTransfer` needs the recipient itself: an approval is not enough. Burning needs the recipient or an account that it approved, and in v1.0 and v1.1 a ' +
      'withdrawal needs one of these or the sender.',
    remedy: 'Call from that account. `getSender` and `getRecipient` name both.',
    now: 'SablierLockup_Unauthorized',
  },
  SablierV2LockupDynamic_DepositAmountNotEqualToSegmentAmountsSum: segmentSum,
  SablierV2LockupDynamic_SegmentCountTooHigh: segmentCount,
  SablierV2LockupDynamic_SegmentMilestonesNotOrdered: {
    meaning:
      'A segment ends at or before the one in front of it. Its end is called milestone here.',
    remedy: 'Sort the segments by time without equal milestones.',
    now: 'SablierLockupHelpers_SegmentTimestampsNotOrdered',
  },
  SablierV2LockupDynamic_StartTimeNotLessThanFirstSegmentMilestone: {
    meaning: 'The first segment ends at or before the start of the stream.',
    remedy: 'Let the first segment last at least one second.',
    now: 'SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp',
  },
  SablierV2LockupLinear_CliffTimeNotLessThanEndTime: {
    meaning: 'The cliff is at or after the end of the stream.',
    remedy:
      'In v1.0 and v1.1, a stream that ends at or before its start gets this error too: move the end first. Move the ' +
      'cliff before the end by at least one second. For a stream without a cliff, pass the ' +
      'start as cliff in v1.0 and v1.1, and 0 in v1.2.',
    now: 'SablierLockupHelpers_CliffTimeNotLessThanEndTime',
  },
  SablierV2LockupLinear_StartTimeGreaterThanCliffTime: {
    meaning: 'The cliff is before the start of the stream.',
    remedy: 'Move the cliff to the start or later. A cliff at the start means that there is none.',
    now: 'SablierLockupHelpers_StartTimeNotLessThanCliffTime',
  },
  SablierV2LockupTranched_DepositAmountNotEqualToTrancheAmountsSum: trancheSum,
  SablierV2LockupTranched_TrancheCountTooHigh: trancheCount,
  SablierV2NFTDescriptor_UnknownNFT: {
    meaning: 'The contract that draws the pictures was asked about an NFT that is no stream.',
    remedy: 'Call `tokenURI` of the contract that holds the stream.',
    parameters: {
      nft: 'contract that was asked about',
      symbol: 'what `symbol` of that contract returns',
    },
  },

  SablierMerkleBase_CallerNotFactory: {
    meaning: 'Only the factory can collect the fees of a campaign.',
    remedy: 'Call `collectFees` of the factory with the address of the campaign.',
  },
  SablierMerkleBase_FeeTransferFail: {
    meaning: 'The admin of the factory did not accept the coins that `collectFees` sends.',
    remedy: 'Nothing in your call is wrong: the admin has to accept coins.',
  },
  SablierMerkleBase_InvalidSignature: {
    meaning: 'The signature is not by the recipient over exactly these values.',
    remedy:
      'Sign EIP-712 data whose domain holds the name, the chain id and the campaign address, and pass ' +
      'the same values that were signed.',
    now: 'SablierMerkleSignature_InvalidSignature',
  },
  SablierMerkleLT_TotalPercentageNotOneHundred: percentages,
  SablierV2MerkleLT_TotalPercentageNotOneHundred: percentages,
  SablierV2MerkleLockup_CampaignNameTooLong: {
    meaning: 'The name of the new campaign has more bytes than the contract allows.',
    remedy: 'Shorten the name. Characters outside ASCII take several bytes.',
  },
  SablierV2MerkleLockup_InvalidProof: proof,
  SablierV2MerkleStreamer_CampaignNotExpired: {
    meaning:
      'The campaign has not expired, and Lockup charges no protocol fee on the token. The admin can take ' +
      'tokens back only after the expiration, or while there is such a fee.',
    remedy:
      'Wait until the time in the second argument. A campaign whose expiration is 0 never expires.',
  },
  SablierV2MerkleStreamer_InvalidProof: proof,
  SablierV2MerkleStreamer_ProtocolFeeNotZero: {
    meaning: 'Lockup charges a protocol fee on the token, and claims open no streams then.',
    remedy:
      'Claims work again when the admin of the comptroller sets that fee to 0. Until then the admin of the ' +
      'campaign can take the tokens back.',
  },
};

/** Meanings of parameters that no newest release has. */
export const olderParameters: Readonly<Record<string, string>> = {
  asset: 'token of the call',
  brokerFee: 'fee that was passed, with 18 decimals: `1e18` is 100%',
  maxFee: 'highest fee that the contract allows, with 18 decimals',
  maxBrokerFee: 'highest fee that the contract allows, with 18 decimals',
  newProtocolFee: 'fee that was passed, with 18 decimals: `1e18` is 100%',
  protocolFee: 'fee on the token, with 18 decimals: `1e18` is 100%',
  count: 'number of elements passed',
  currentTime: 'time of the block, in Unix seconds',
  previousMilestone: 'end of the segment in front, in Unix seconds',
  currentMilestone: 'end of the segment at that index, in Unix seconds',
  firstSegmentMilestone: 'end of the first segment, in Unix seconds',
  factory: 'factory of the campaign',
  factoryAdmin: 'admin of the factory',
  nameLength: 'length of the name, in bytes',
  maxLength: 'longest name that the contract allows, in bytes',
};
