import { firstReleaseWith } from '@sablier-docs/protocol/names-by-release';

/** The event by which a batch call reports a stream that fails, and the first release that has it. */
const skipped = {
  cancelMultiple: 'InvalidStreamInCancelMultiple',
  withdrawMultiple: 'InvalidWithdrawalInWithdrawMultiple',
} as const;
const skips = (name: keyof typeof skipped): string => {
  const since = firstReleaseWith('lockup', skipped[name]);
  return `\`${name}\` (\`${skipped[name]}\`, from Lockup ${since} on)`;
};

/** Rules that avoid a failed or wrong transaction, the most harmful mistakes first, in Markdown. */
export const agentRules: readonly string[] = [
  'Take addresses from the npm package `sablier` or from `/data/v1/deployments.json` of the documentation, by release and chain. The same address can be another contract on another chain.',
  'Write amounts in the smallest unit of the token. `ratePerSecond` of Flow has 18 decimals whatever the token has.',
  'Approve the contract that you call: `SablierLockup`, `SablierBatchLockup` or `SablierFlow`. An approval of one does not serve another.',
  'Attach `calculateMinFeeWei(streamId)`, where the release has it, to each withdrawal, and 6 percent more, which covers a fall of the price of the coin by 5 percent. The contract keeps the excess. In a batch, the largest fee of the streams covers all.',
  'Withdraw to the recipient, unless the caller is the recipient or an operator that the recipient approved: everybody else fails with `WithdrawalAddressNotRecipient`.',
  `After ${skips('cancelMultiple')} and ${skips('withdrawMultiple')}, read the events. A stream that fails does not revert the call: its event has the reason.`,
  'Make the amounts of segments or tranches add up to the deposit exactly, and put what rounding leaves into the last one. Each timestamp is later than the one before it, and the first is later than the start.',
  'Take the id of a new stream from the event of the transaction. The id that a simulation returns is wrong if another stream is created first.',
  'Do not stream tokens that take a fee on transfers or change balances on their own, and do not send tokens to the contracts with a plain transfer: they belong to no stream.',
  'Hash a leaf of an airdrop as `keccak256(bytes.concat(keccak256(abi.encode(index, recipient, amount))))`, with `uint256`, `address` and `uint128`. Give each line its own index.',
];
