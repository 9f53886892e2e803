/** State-changing functions of `SablierFlow`. */
export const flowCallTexts = {
  'flow/ISablierFlow.adjustRatePerSecond': `Changes what the stream pays per second from this block on. Debt until now is kept at the old rate.

Notes:
- On a stream that has not started, the new rate applies from its start.
- A rate of 0 is refused: {pause} stops a stream.`,
  'flow/ISablierFlow.create': `Opens a stream without tokens in it. Debt grows from the start at the given rate, whether or not anybody deposits.

Notes:
- A start time of 0 means this block. A start in the past begins with the debt that has grown since then.
- A rate of 0 creates a paused stream, which may not start in the future.
- The token must report its \`decimals\`, at most 18. The rate has 18 decimals whatever the token has.
- The recipient is not asked whether it accepts NFTs: no \`onERC721Received\` is called.`,
  'flow/ISablierFlow.createAndDeposit': `Opens a stream as {create} does and puts the first tokens into it, both in one transaction.

Notes:
- A start time of 0 means this block.
- The deposit comes from the caller by \`transferFrom\`: approve this contract for it first.`,
  'flow/ISablierFlow.deposit': `Adds tokens from the caller to the balance of the stream. Anyone may fund a stream.

Notes:
- The call names sender and recipient as a guard: if either is not the stream's at this moment, it reverts.
- Uncovered debt is covered first. Only what then exceeds the debt can be refunded, and it goes to the sender, not to the depositor.
- Approve this contract for the amount first. A paused stream can be funded, a voided one cannot.`,
  'flow/ISablierFlow.depositAndPause': `Adds tokens from the sender and stops the stream in the same transaction, for example to settle what is owed and stop.

Notes:
- A stream that has not started cannot be paused.`,
  'flow/ISablierFlow.pause': `Stops the debt from growing. What is owed until this block stays owed and withdrawable.

Notes:
- A stream that has not started cannot be paused. {restart} lets a paused stream run again.`,
  'flow/ISablierFlow.recover': `Transfers what the contract has of a token beyond the balances of all streams, for example tokens that somebody sent by mistake.

Notes:
- Without a surplus the call succeeds and transfers 0. If the contract has less of the token than these balances, the call reverts with panic \`0x11\`.`,
  'flow/ISablierFlow.refund': `Pays the sender back from the tokens of the stream that are not owed.

Notes:
- The stream runs on. Its debt grows as before, so a refund brings the moment closer at which the balance is used up.
- Paused and voided streams can be refunded as well.`,
  'flow/ISablierFlow.refundAndPause': `Pays the sender back from the tokens that are not owed and stops the stream in the same transaction.

Notes:
- A stream that has not started cannot be paused.`,
  'flow/ISablierFlow.refundMax': `Pays the sender everything that is not owed in this block, so the caller need not read the amount first.

Notes:
- If nothing is refundable the call reverts.`,
  'flow/ISablierFlow.restart': `Lets a paused stream run again, at a rate that may differ from the one before. No debt is added for the time of the pause.

Notes:
- A stream that is running has to be changed with {adjustRatePerSecond}. A voided stream never runs again.`,
  'flow/ISablierFlow.restartAndDeposit': `Lets a paused stream run again as {restart} does and adds tokens from the sender, both in one transaction.

Notes:
- Approve this contract for the amount first.`,
  'flow/ISablierFlow.setNativeToken': `Blocks one ERC-20 address, the one under which the coin of the chain appears, as the token of new streams. It can be set once.

Notes:
- Streams that exist are not affected.`,
  'flow/ISablierFlow.setNFTDescriptor': `Replaces the contract that draws the NFTs of all streams, those that exist included.

Notes:
- The address is not checked. A descriptor without \`tokenURI\` makes \`tokenURI\` of every stream revert, and nothing else.`,
  'flow/ISablierFlow.transferFromPayable': `Moves the NFT of a stream as \`transferFrom\` does, and accepts value. A {batch} that carries value for a fee needs it, because \`transferFrom\` refuses value.`,
  'flow/ISablierFlow.transferTokens': `Moves ERC-20 tokens from the caller straight to \`to\`, outside of any stream. Inside a {batch} it pays a bonus in the same transaction.

Notes:
- Approve this contract for the amount first.`,
  'flow/ISablierFlow.void': `Stops the stream for good and writes off the debt that its balance does not cover. Sender, recipient and approved operators may do so.

Notes:
- What the balance covers stays withdrawable for the recipient, and what is beyond the debt stays refundable for the sender.
- Paused streams and streams that have not started can be voided as well.`,
  'flow/ISablierFlow.withdraw': `Pays \`amount\` of the covered debt to \`to\`. Debt that the balance does not cover stays owed.

Notes:
- It works in every status, as long as there is covered debt.
- The fee is the one that the comptroller has set for the sender of the stream, not for the caller.`,
  'flow/ISablierFlow.withdrawMax': `Pays the whole covered debt of this block, so the caller need not read the amount first.

Notes:
- If nothing is covered the call reverts, as {withdraw} with an amount of 0 does.`,
} as const;
