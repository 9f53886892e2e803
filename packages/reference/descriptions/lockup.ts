/** Declarations of `@sablier/lockup`, except the drawing of the NFT. */
export const lockupReferenceTexts = {
  'lockup/SablierLockup':
    'The Lockup contract: it holds the tokens of every Lockup stream, releases them by the model of each, and is the ERC-721 collection of the stream NFTs.',
  'lockup/SablierLockup.constructor':
    'Stores the comptroller and the NFT descriptor and names the NFT collection.',
  'lockup/SablierLockup.supportsInterface':
    'Answers whether the contract implements an interface, as ERC-165 defines it. Besides the interfaces of ERC-721 it reports ERC-4906.',
  'lockup/SablierLockup.supportsInterface.interfaceId':
    'The identifier of the interface: the XOR of its function selectors.',
  'lockup/SablierLockup.tokenURI':
    'Returns the metadata of a stream NFT as the NFT descriptor produces it. Reverts when the NFT does not exist.',
  'lockup/SablierLockup.tokenURI.streamId': 'The ID of the stream.',
  'lockup/SablierBatchLockup':
    'Creates many Lockup streams of one model and one token in a single transaction. It keeps no state and has no owner; callers approve it for the sum of the deposits.',
  'lockup/SablierLockupDynamic':
    'Creates Lockup streams whose release follows a curve of segments. Part of the Lockup contract.',
  'lockup/SablierLockupLinear':
    'Creates Lockup streams that release evenly, with an optional cliff. Part of the Lockup contract.',
  'lockup/SablierLockupPriceGated':
    'Creates Lockup streams that unlock when an oracle reports a target price, or at the end time. Part of the Lockup contract.',
  'lockup/SablierLockupTranched':
    'Creates Lockup streams that unlock in steps. Part of the Lockup contract.',
  'lockup/SablierLockupState':
    'Storage of the Lockup contract, the getters that read one field of it, and the checks that the other functions share.',
  'lockup/SablierLockupState.constructor':
    'Stores the NFT descriptor and sets the ID of the first stream to 1.',
  'lockup/ISablierLockupState.isAllowedToHook.recipient': 'The address to look up.',
  'lockup/LockupHelpers.*.sender': 'The sender of the new stream.',
  'lockup/LockupHelpers.*.timestamps': 'Start and end of the new stream, in Unix seconds.',
  'lockup/LockupHelpers.*.startTime': 'The start from which the durations count, in Unix seconds.',
  'lockup/LockupHelpers.*.cliffTime': 'The end of the cliff, in Unix seconds; zero for no cliff.',
  'lockup/LockupHelpers.*.depositAmount': "The deposit, in units of the token's decimals.",
  'lockup/LockupHelpers.*.granularity': 'Seconds between two unlocks of the linear part.',
  'lockup/LockupHelpers.*.segments': 'The segments of the curve, in order.',
  'lockup/LockupHelpers.*.segmentsWithDuration': 'The segments, with lengths in seconds.',
  'lockup/LockupHelpers.*.tranches': 'The unlock steps, in order.',
  'lockup/LockupHelpers.*.tranchesWithDuration': 'The unlock steps, with lengths in seconds.',
  'lockup/LockupHelpers.*.token': 'The ERC-20 token of the new stream.',
  'lockup/LockupHelpers.*.nativeToken':
    "The ERC-20 token of the chain's own coin, which streams may not use.",
  'lockup/LockupHelpers.*.shape': 'The label of the curve.',
  'lockup/LockupHelpers.*.unlockAmounts':
    "What unlocks at the start and at the cliff, in units of the token's decimals.",
  'lockup/LockupHelpers.*.unlockParams': 'The oracle and the target price.',

  'lockup/LockupMath.*.cliffTime': 'The end of the cliff, in Unix seconds; zero for no cliff.',
  'lockup/LockupMath.*.depositedAmount': "The deposit, in units of the token's decimals.",
  'lockup/LockupMath.*.deposited': "The deposit, in units of the token's decimals.",
  'lockup/LockupMath.*.startTime': 'The start of the stream, in Unix seconds.',
  'lockup/LockupMath.*.endTime': 'The end of the stream, in Unix seconds.',
  'lockup/LockupMath.*.granularity': 'Seconds between two unlocks of the linear part.',
  'lockup/LockupMath.*.segments': 'The segments of the curve, in order.',
  'lockup/LockupMath.*.tranches': 'The unlock steps, in order.',
  'lockup/LockupMath.*.unlockAmounts':
    "What unlocks at the start and at the cliff, in units of the token's decimals.",
  'lockup/LockupMath.*.unlockParams': 'The oracle and the target price.',
  'lockup/LockupMath.*.withdrawnAmount':
    "What was withdrawn so far, in units of the token's decimals.",

  'lockup/Errors.*.actualLockupModel': 'The model of the stream.',
  'lockup/Errors.*.amount': "The amount that was asked for, in units of the token's decimals.",
  'lockup/Errors.*.amountsCount': 'The number of amounts.',
  'lockup/Errors.*.caller': 'The account that made the call.',
  'lockup/Errors.*.cliffTime': 'The end of the cliff, in Unix seconds.',
  'lockup/Errors.*.cliffUnlockAmount':
    "What was to unlock at the cliff, in units of the token's decimals.",
  'lockup/Errors.*.comptroller': 'The comptroller that was to receive the fee.',
  'lockup/Errors.*.currentTimestamp': 'The time of the element at `index`, in Unix seconds.',
  'lockup/Errors.*.depositAmount': "The deposit, in units of the token's decimals.",
  'lockup/Errors.*.endTime': 'The end of the stream, in Unix seconds.',
  'lockup/Errors.*.expectedLockupModel': 'The model that the function is for.',
  'lockup/Errors.*.feeAmount': 'The amount that could not be sent, in wei.',
  'lockup/Errors.*.feePaid': 'The `msg.value` of the call, in wei.',
  'lockup/Errors.*.firstSegmentTimestamp': 'The end of the first segment, in Unix seconds.',
  'lockup/Errors.*.firstTrancheTimestamp': 'The time of the first unlock, in Unix seconds.',
  'lockup/Errors.*.granularity': 'The granularity that was asked for, in seconds.',
  'lockup/Errors.*.index': 'The position of the first element that is out of order.',
  'lockup/Errors.*.lastSegmentTimestamp': 'The end of the last segment, in Unix seconds.',
  'lockup/Errors.*.lastTrancheTimestamp': 'The time of the last unlock, in Unix seconds.',
  'lockup/Errors.*.latestPrice': 'The price that the oracle reports, with 8 decimals.',
  'lockup/Errors.*.minFeeWei': 'The fee that the withdrawal requires, in wei.',
  'lockup/Errors.*.nativeToken': "The ERC-20 token of the chain's own coin.",
  'lockup/Errors.*.previousTimestamp': 'The time of the element before, in Unix seconds.',
  'lockup/Errors.*.recipient': 'The address of the recipient contract.',
  'lockup/Errors.*.segmentAmountsSum':
    "The sum over all segments, in units of the token's decimals.",
  'lockup/Errors.*.shapeLength': 'The length of the label, in bytes.',
  'lockup/Errors.*.startTime': 'The start of the stream, in Unix seconds.',
  'lockup/Errors.*.startUnlockAmount':
    "What was to unlock at the start, in units of the token's decimals.",
  'lockup/Errors.*.streamId': 'The ID of the stream.',
  'lockup/Errors.*.streamIdsCount': 'The number of stream IDs.',
  'lockup/Errors.*.streamableRange':
    'Seconds from the cliff, or without one from the start, to the end.',
  'lockup/Errors.*.targetPrice': 'The price that was asked for, with 8 decimals.',
  'lockup/Errors.*.to': 'The address that the tokens were to go to.',
  'lockup/Errors.*.tokenId': 'The ID of the stream.',
  'lockup/Errors.*.trancheAmountsSum':
    "The sum over all tranches, in units of the token's decimals.",
  'lockup/Errors.*.withdrawableAmount':
    "The amount that can be withdrawn, in units of the token's decimals.",
} as const;
