/** What spares a failed or a wrong transaction, in the order of harm. Code marks are Markdown's. */
export const rules: readonly string[] = [
  'Take addresses from the npm package `sablier` or from `/data/v1/deployments.json` of the documentation, by release and chain. The same address can be another contract on another chain.',
  'Write amounts in the smallest unit of the token. `ratePerSecond` of Flow has 18 decimals whatever the token has.',
  'Approve the contract that you call: `SablierLockup`, `SablierBatchLockup` or `SablierFlow`. An approval of one does not serve another.',
  'Attach `calculateMinFeeWei(streamId)` to each withdrawal, and 6 percent more, which covers a fall of the price of the coin by 5 percent. The contract keeps the excess. In a batch, the largest fee of the streams covers all.',
  'Withdraw to the recipient, unless the caller is the recipient or an operator that the recipient approved: everybody else fails with `WithdrawalAddressNotRecipient`.',
  'Read the events of `cancelMultiple` (from Lockup v3.0 on) and `withdrawMultiple` (from v2.0 on). A stream that fails does not revert the call: `InvalidStreamInCancelMultiple` and `InvalidWithdrawalInWithdrawMultiple` contain the reason.',
  'Make the amounts of segments or tranches add up to the deposit exactly, and put what rounding leaves into the last one. Each timestamp is later than the one before it, and the first is later than the start.',
  'Take the id of a new stream from the event of the transaction. The id that a simulation returns is wrong if another stream is created first.',
  'Do not stream tokens that take a fee on transfers or change balances on their own, and do not send tokens to the contracts with a plain transfer: they belong to no stream.',
  'Hash a leaf of an airdrop as `keccak256(bytes.concat(keccak256(abi.encode(index, recipient, amount))))`, with `uint256`, `address` and `uint128`. Give each line its own index.',
];
