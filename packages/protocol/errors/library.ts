import { parseAbi, type Abi } from 'viem';

/**
 * Errors of the library `Helpers`, which is linked to Lockup v2.0 and v3.0: no ABI of the SDK lists them.
 * Source: `src/libraries/Errors.sol` of the public repository of Lockup at both releases.
 */
const shared = [
  'error SablierHelpers_CliffTimeNotLessThanEndTime(uint40 cliffTime, uint40 endTime)',
  'error SablierHelpers_CliffTimeZeroUnlockAmountNotZero(uint128 cliffUnlockAmount)',
  'error SablierHelpers_DepositAmountNotEqualToSegmentAmountsSum(uint128 depositAmount, uint128 segmentAmountsSum)',
  'error SablierHelpers_DepositAmountNotEqualToTrancheAmountsSum(uint128 depositAmount, uint128 trancheAmountsSum)',
  'error SablierHelpers_DepositAmountZero()',
  'error SablierHelpers_EndTimeNotEqualToLastSegmentTimestamp(uint40 endTime, uint40 lastSegmentTimestamp)',
  'error SablierHelpers_EndTimeNotEqualToLastTrancheTimestamp(uint40 endTime, uint40 lastTrancheTimestamp)',
  'error SablierHelpers_SegmentCountZero()',
  'error SablierHelpers_SegmentTimestampsNotOrdered(uint256 index, uint40 previousTimestamp, uint40 currentTimestamp)',
  'error SablierHelpers_SenderZeroAddress()',
  'error SablierHelpers_ShapeExceeds32Bytes(uint256 shapeLength)',
  'error SablierHelpers_StartTimeNotLessThanCliffTime(uint40 startTime, uint40 cliffTime)',
  'error SablierHelpers_StartTimeNotLessThanEndTime(uint40 startTime, uint40 endTime)',
  'error SablierHelpers_StartTimeNotLessThanFirstSegmentTimestamp(uint40 startTime, uint40 firstSegmentTimestamp)',
  'error SablierHelpers_StartTimeNotLessThanFirstTrancheTimestamp(uint40 startTime, uint40 firstTrancheTimestamp)',
  'error SablierHelpers_StartTimeZero()',
  'error SablierHelpers_TrancheCountZero()',
  'error SablierHelpers_TrancheTimestampsNotOrdered(uint256 index, uint40 previousTimestamp, uint40 currentTimestamp)',
  'error SablierHelpers_UnlockAmountsSumTooHigh(uint128 depositAmount, uint128 startUnlockAmount, uint128 cliffUnlockAmount)',
] as const;

const only = {
  'Lockup v2.0': [
    'error SablierHelpers_BrokerFeeTooHigh(uint256 brokerFee, uint256 maxBrokerFee)',
    'error SablierHelpers_SegmentCountTooHigh(uint256 count)',
    'error SablierHelpers_TrancheCountTooHigh(uint256 count)',
  ],
  'Lockup v3.0': ['error SablierHelpers_CreateNativeToken(address nativeToken)'],
} as const;

/** Other errors that the public `Errors.sol` of a release without a package declares and no ABI lists. */
const declared = {
  'Lockup v1.1': [
    'error SablierV2FlashLoan_AmountTooHigh(uint256 amount)',
    'error SablierV2FlashLoan_AssetNotFlashLoanable(address asset)',
    'error SablierV2FlashLoan_CalculatedFeeTooHigh(uint256 amount)',
    'error SablierV2FlashLoan_FlashBorrowFail()',
    'error SablierV2NFTDescriptor_UnknownNFT(address nft, string symbol)',
  ],
  'Airdrops v1.1': ['error SablierV2Batch_BatchSizeZero()'],
} as const;

/** The errors by release, as an ABI has them. */
export const libraryErrors: readonly (readonly [release: string, abi: Abi])[] = [
  ...Object.entries(only).map(
    ([release, own]) => [release, parseAbi([...shared, ...own]) as Abi] as const,
  ),
  ...Object.entries(declared).map(([release, own]) => [release, parseAbi(own) as Abi] as const),
];
