/** Functions that the products inherit from `@sablier/evm-utils`. */
export const sharedCalls = {
  'evm-utils/IBatch.batch': `Runs several calls of this contract in one transaction, each with the rights of the caller. If one reverts, all are undone, and its error comes out.

Notes:
- Each call sees the whole \`msg.value\`: the highest fee among the withdrawals serves them all, and a function that takes no value reverts as soon as the batch carries any.
- The contract calls itself by \`delegatecall\`, so \`msg.sender\` stays the caller.`,
  'evm-utils/IComptrollerable.setComptroller': `Hands the fees and the protocol functions of this contract over to another comptroller.

Notes:
- The new one must report, by ERC-165, the interface that the present one names as \`MINIMAL_INTERFACE_ID\`.
- Setting the same one again succeeds and emits the event.`,
  'evm-utils/IComptrollerable.transferFeesToComptroller': `Sends all coins that this contract holds, which are the fees that were paid, to the comptroller. The caller gets nothing.

Notes:
- The call succeeds and emits the event even if the comptroller refuses the coins; they stay here then.`,
  'evm-utils/IAdminable.transferAdmin': `Gives the admin's rights to another account at once. The new admin need not accept.

Notes:
- The zero address is accepted: then nobody has these rights any more.
- In a campaign that opens streams, every claim that would open one reverts with \`SablierLockupHelpers_SenderZeroAddress\` while the admin is the zero address.`,
  'evm-utils/IComptrollerable.comptroller':
    'Returns the contract that sets the fees and may call the protocol functions here.',
  'evm-utils/IAdminable.admin':
    'Returns the account that has the rights of the admin, or the zero address if nobody has them.',
} as const;
