const pays = ['token Transfer', 'WithdrawFromLockupStream', 'MetadataUpdate'];
const mints = ['MetadataUpdate', 'NFT Transfer'];
const creates = (event: string) => [...mints, 'token Transfer', event];
const cancels = ['token Transfer', 'CancelLockupStream', 'MetadataUpdate'];

/** The middle four repeat for each stream of a batch. */
const batches = (event: string) => [
  'token Transfer',
  'token Approval',
  ...creates(event),
  'CreateLockupBatch',
];

const flowMints = ['NFT Transfer', 'MetadataUpdate', 'CreateFlowStream'];
const deposits = ['token Transfer', 'DepositFlowStream'];
const refunds = ['token Transfer', 'RefundFromFlowStream'];
const paid = ['token Transfer', 'WithdrawFromFlowStream', 'MetadataUpdate'];

/**
 * Logs of a call that succeeds, in their order, by `product/Contract.function`. `NFT` marks events of the
 * stream NFT, `token` those of the ERC-20 token. Tests on a local chain compare every line.
 */
export const emitted: Readonly<Record<string, readonly string[]>> = {
  'lockup/SablierLockup.allowToHook': ['AllowToHook'],
  'lockup/SablierLockup.burn': mints,
  'lockup/SablierLockup.cancel': cancels,
  'lockup/SablierLockup.renounce': ['RenounceLockupStream'],
  'lockup/SablierLockup.recover': ['token Transfer'],
  'lockup/SablierLockup.setNFTDescriptor': ['SetNFTDescriptor', 'BatchMetadataUpdate'],
  'lockup/SablierLockup.withdraw': pays,
  'lockup/SablierLockup.withdrawMax': pays,
  'lockup/SablierLockup.withdrawMaxAndTransfer': [...pays, ...mints],
  'lockup/SablierLockupLinear.createWithDurationsLL': creates('CreateLockupLinearStream'),
  'lockup/SablierLockupLinear.createWithTimestampsLL': creates('CreateLockupLinearStream'),
  'lockup/SablierLockupDynamic.createWithDurationsLD': creates('CreateLockupDynamicStream'),
  'lockup/SablierLockupDynamic.createWithTimestampsLD': creates('CreateLockupDynamicStream'),
  'lockup/SablierLockupTranched.createWithDurationsLT': creates('CreateLockupTranchedStream'),
  'lockup/SablierLockupTranched.createWithTimestampsLT': creates('CreateLockupTranchedStream'),
  'lockup/SablierLockupPriceGated.createWithTimestampsLPG': creates('CreateLockupPriceGatedStream'),
  'lockup/SablierBatchLockup.createWithDurationsLD': batches('CreateLockupDynamicStream'),
  'lockup/SablierBatchLockup.createWithTimestampsLD': batches('CreateLockupDynamicStream'),
  'lockup/SablierBatchLockup.createWithDurationsLL': batches('CreateLockupLinearStream'),
  'lockup/SablierBatchLockup.createWithTimestampsLL': batches('CreateLockupLinearStream'),
  'lockup/SablierBatchLockup.createWithTimestampsLPG': batches('CreateLockupPriceGatedStream'),
  'lockup/SablierBatchLockup.createWithDurationsLT': batches('CreateLockupTranchedStream'),
  'lockup/SablierBatchLockup.createWithTimestampsLT': batches('CreateLockupTranchedStream'),
  'flow/SablierFlow.adjustRatePerSecond': ['AdjustFlowStream', 'MetadataUpdate'],
  'flow/SablierFlow.create': flowMints,
  'flow/SablierFlow.createAndDeposit': [...flowMints, ...deposits],
  'flow/SablierFlow.deposit': [...deposits, 'MetadataUpdate'],
  'flow/SablierFlow.depositAndPause': [...deposits, 'PauseFlowStream', 'MetadataUpdate'],
  'flow/SablierFlow.pause': ['PauseFlowStream', 'MetadataUpdate'],
  'flow/SablierFlow.recover': ['token Transfer'],
  'flow/SablierFlow.refund': [...refunds, 'MetadataUpdate'],
  'flow/SablierFlow.refundAndPause': [...refunds, 'PauseFlowStream', 'MetadataUpdate'],
  'flow/SablierFlow.refundMax': [...refunds, 'MetadataUpdate'],
  'flow/SablierFlow.restart': ['RestartFlowStream', 'MetadataUpdate'],
  'flow/SablierFlow.restartAndDeposit': ['RestartFlowStream', ...deposits, 'MetadataUpdate'],
  'flow/SablierFlow.setNativeToken': ['SetNativeToken'],
  'flow/SablierFlow.setNFTDescriptor': ['SetNFTDescriptor', 'BatchMetadataUpdate'],
  'flow/SablierFlow.transferFromPayable': ['NFT Transfer', 'MetadataUpdate'],
  'flow/SablierFlow.transferTokens': ['token Transfer'],
  'flow/SablierFlow.void': ['VoidFlowStream', 'MetadataUpdate'],
  'flow/SablierFlow.withdraw': paid,
  'flow/SablierFlow.withdrawMax': paid,
};
