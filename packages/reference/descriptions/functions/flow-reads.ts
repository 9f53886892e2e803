const field = (text: string) => `${text} An id without a stream reverts.`;

/** Getters of `SablierFlow`. */
export const flowReads = {
  'flow/ISablierFlow.calculateMinFeeWei': field(
    'Returns the least `msg.value` that a withdrawal from this stream needs now, in wei. It depends on the sender of the stream and on the price of the coin, so it changes between blocks: send a little more than it says.',
  ),
  'flow/ISablierFlow.coveredDebtOf': field(
    'Returns the part of the debt that the balance can pay in this block: the smaller of the two.',
  ),
  'flow/ISablierFlow.depletionTimeOf':
    'Returns the first second at which the debt is more than the balance, if nobody deposits, takes a refund or changes the rate. It is 0 if the debt is more already. Paused streams and streams without a balance revert.',
  'flow/ISablierFlow.getRecipient': field(
    'Returns the owner of the stream NFT at this moment, who receives the tokens.',
  ),
  'flow/ISablierFlow.ongoingDebtScaledOf': field(
    'Returns the debt that has grown since the snapshot, with 18 decimals whatever the token has. It is 0 before the start and while the stream is paused or voided.',
  ),
  'flow/ISablierFlow.refundableAmountOf': field(
    'Returns what the sender can take back in this block: the balance less the covered debt.',
  ),
  'flow/ISablierFlow.statusOf': field(
    'Returns the state of the stream in this block. Solvent means that the balance covers the debt. Nothing is stored when time changes it, so no event tells you.',
  ),
  'flow/ISablierFlow.totalDebtOf': field(
    'Returns everything that is owed to the recipient in this block, covered or not, rounded down to the smallest unit of the token.',
  ),
  'flow/ISablierFlow.uncoveredDebtOf': field(
    'Returns what is owed beyond the balance: the deposit that would make the stream solvent. It is what voiding writes off.',
  ),
  'flow/ISablierFlow.withdrawableAmountOf': field(
    'Returns what can be withdrawn in this block. It is the covered debt under another name.',
  ),
  'flow/ISablierFlowState.aggregateAmount':
    'Returns the balances of all streams of a token together. What the contract has beyond that is surplus, which {SablierFlow.recover} can take out.',
  'flow/ISablierFlowState.getBalance': field(
    'Returns what is in the stream now: deposits less withdrawals and refunds.',
  ),
  'flow/ISablierFlowState.getRatePerSecond': field(
    'Returns what the stream pays per second, with 18 decimals whatever the token has; 0 while it is paused or voided.',
  ),
  'flow/ISablierFlowState.getSender': field(
    'Returns the account that may change the stream and gets refunds. It never changes and need not be the one that pays.',
  ),
  'flow/ISablierFlowState.getSnapshotDebtScaled': field(
    'Returns the debt that was written down at the snapshot and is not paid yet, with 18 decimals whatever the token has.',
  ),
  'flow/ISablierFlowState.getSnapshotTime': field(
    'Returns the second from which debt is counted on top of the snapshot debt. It is the start of a stream that has not started, and moves when the rate changes, when the stream is voided, and with some withdrawals.',
  ),
  'flow/ISablierFlowState.getStream': field(
    'Returns all stored fields in one call. What depends on time, such as debt and status, has getters of its own.',
  ),
  'flow/ISablierFlowState.getToken': field('Returns the ERC-20 token that the stream pays out.'),
  'flow/ISablierFlowState.getTokenDecimals': field(
    'Returns how many decimals the token reported when the stream was created, at most 18.',
  ),
  'flow/ISablierFlowState.isStream':
    'Returns whether an id belongs to a stream. It returns false where the other getters of a stream revert.',
  'flow/ISablierFlowState.isTransferable': field(
    'Returns whether the NFT can change hands. It was fixed at creation.',
  ),
  'flow/ISablierFlowState.isVoided': field(
    'Returns whether the stream was ended for good. It never runs again, but what is covered can still be withdrawn.',
  ),
  'flow/ISablierFlowState.nativeToken':
    'Returns the ERC-20 address under which the coin of the chain appears, which new streams may not use. It is the zero address where none was set.',
  'flow/ISablierFlowState.nextStreamId':
    'Returns the id that the next stream will get. Ids begin at 1 and have no gaps, so it is the number of streams plus 1.',
  'flow/ISablierFlowState.nftDescriptor':
    'Returns the contract that draws the NFT of each stream. The comptroller can replace it.',
  'flow/IFlowNFTDescriptor.tokenURI':
    'Produces the metadata of a stream NFT: JSON with the Sablier logo, as a data URI in Base64. The picture is the same for every stream.',
} as const;
