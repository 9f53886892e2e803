const units = "in units of the token's decimals";
const rate = 'in tokens per second, with 18 decimals';

/** Events: when each is emitted, and the fields whose name means something else elsewhere. */
export const eventDescriptions = {
  'contracts/IERC4906.MetadataUpdate': 'Tells marketplaces to read the metadata of one NFT again.',
  'contracts/IERC4906.BatchMetadataUpdate':
    'Tells marketplaces to read the metadata of a range of NFTs again.',
  'contracts/IERC721.Transfer':
    'The NFT of a stream has a new owner. `from` is the zero address when it is minted, `to` when it is burned.',
  'contracts/IERC721.Approval':
    'The owner of an NFT has approved an account for it. The zero address ends an approval.',
  'contracts/IERC721.ApprovalForAll':
    'An owner has made an account the operator of all its NFTs, or has ended that.',

  'evm-utils/IAdminable.TransferAdmin':
    'Emitted when the admin changes, and by the constructor with the zero address as the old one.',
  'evm-utils/IAdminable.TransferAdmin.oldAdmin': 'The admin until now.',
  'evm-utils/IComptrollerable.SetComptroller':
    'Emitted by the constructor, and when the comptroller hands over to another one.',
  'evm-utils/IComptrollerable.TransferFeesToComptroller':
    'Emitted when anybody asks for the transfer of the fees, also when the comptroller did not take them.',

  'flow/ISablierFlow.AdjustFlowStream':
    'Emitted when the sender changes the rate of a stream that is running or has not started.',
  'flow/ISablierFlow.AdjustFlowStream.oldRatePerSecond': `The rate until now, ${rate}.`,
  'flow/ISablierFlow.CreateFlowStream':
    'Emitted when a stream is opened. It has what the caller chose, and the id.',
  'flow/ISablierFlow.CreateFlowStream.creator':
    'The account that opened the stream. It need not be the sender.',
  'flow/ISablierFlow.DepositFlowStream': 'Emitted when anybody adds tokens to a stream.',
  'flow/ISablierFlow.PauseFlowStream':
    'Emitted when the sender stops the debt from growing. {RestartFlowStream} ends the pause.',
  'flow/ISablierFlow.RefundFromFlowStream':
    'Emitted when tokens that are not owed go back to the sender of a stream.',
  'flow/ISablierFlow.RestartFlowStream': 'Emitted when a paused stream runs again.',
  'flow/ISablierFlow.SetNativeToken':
    'Emitted when the comptroller blocks the ERC-20 address of the coin of the chain.',
  'flow/ISablierFlow.SetNFTDescriptor':
    'Emitted when another contract describes the NFTs from now on.',
  'flow/ISablierFlow.VoidFlowStream':
    'Emitted when a stream is ended for good and the debt that its balance does not cover is written off.',
  'flow/ISablierFlow.VoidFlowStream.caller':
    'The account that voided the stream: its sender, its recipient or an approved operator.',
  'flow/ISablierFlow.VoidFlowStream.newTotalDebt': `What the recipient can still withdraw, ${units}.`,
  'flow/ISablierFlow.VoidFlowStream.writtenOffDebt': `What the recipient will never get, ${units}.`,
  'flow/ISablierFlow.WithdrawFromFlowStream':
    'Emitted when covered debt is paid out. Anybody can pay it out to the recipient.',
  'flow/ISablierFlow.WithdrawFromFlowStream.caller':
    'The account that made the withdrawal, which can be anybody if `to` is the recipient.',
  'flow/ISablierFlow.WithdrawFromFlowStream.withdrawAmount': `The amount that was paid, ${units}.`,

  'lockup/ISablierBatchLockup.CreateLockupBatch':
    'Emitted once for each batch, after the events of its streams.',
  'lockup/ISablierBatchLockup.CreateLockupBatch.funder':
    'The account that made the call and paid the deposits.',
  'lockup/ISablierBatchLockup.*.streamIds': 'The ids of the new streams, in the order of the list.',
  'lockup/ISablierLockup.AllowToHook':
    'Emitted when the comptroller lets a recipient run its hooks. It is emitted again for one that is on the list already.',
  'lockup/ISablierLockup.AllowToHook.recipient': 'The contract whose hooks run from now on.',
  'lockup/ISablierLockup.CancelLockupStream':
    'Emitted when the sender ends a stream early, after the refund and before the hook.',
  'lockup/ISablierLockup.InvalidStreamInCancelMultiple':
    'Emitted for each stream that {cancelMultiple} skips because its cancellation reverts. The transaction succeeds all the same.',
  'lockup/ISablierLockup.InvalidWithdrawalInWithdrawMultiple':
    'Emitted for each stream that {withdrawMultiple} skips because its withdrawal reverts. The transaction succeeds all the same.',
  'lockup/ISablierLockup.*.revertData':
    'The data of the revert: the selector of the error and its parameters.',
  'lockup/ISablierLockup.RenounceLockupStream':
    'Emitted when the sender makes a stream impossible to cancel.',
  'lockup/ISablierLockup.SetNFTDescriptor':
    'Emitted when another contract draws the NFTs from now on.',
  'lockup/ISablierLockup.WithdrawFromLockupStream':
    'Emitted when released tokens are paid out, before the hook.',
  'lockup/ISablierLockupDynamic.CreateLockupDynamicStream':
    'Emitted when a dynamic stream is opened, after its deposit has arrived.',
  'lockup/ISablierLockupLinear.CreateLockupLinearStream':
    'Emitted when a linear stream is opened, after its deposit has arrived.',
  'lockup/ISablierLockupLinear.CreateLockupLinearStream.granularity':
    'Seconds between two unlocks of the linear part, as it is stored: at least 1.',
  'lockup/ISablierLockupPriceGated.CreateLockupPriceGatedStream':
    'Emitted when a price-gated stream is opened, after its deposit has arrived.',
  'lockup/ISablierLockupTranched.CreateLockupTranchedStream':
    'Emitted when a tranched stream is opened, after its deposit has arrived.',
} as const;
