/** Declarations of `@sablier/evm-utils`. */
export const evmUtilsDescriptions = {
  'evm-utils/Adminable': 'Stores the address of an admin and restricts functions to it.',
  'evm-utils/Batch':
    'Lets an account run several functions of the inheriting contract in one transaction. All calls share one `msg.value`, and the first that reverts undoes the others.',
  'evm-utils/Comptrollerable':
    'Stores the address of the comptroller, restricts functions to it, and hands the collected fees over to it.',
  'evm-utils/Comptrollerable.constructor':
    'Stores the first comptroller after checking over ERC-165 that it has the functions that the contracts rely on.',
  'evm-utils/IComptrollerable.SetComptroller.oldComptroller': 'The comptroller until now.',
  'evm-utils/IComptrollerable.SetComptroller.newComptroller': 'The comptroller from now on.',
  'evm-utils/IComptrollerable.TransferFeesToComptroller.comptroller':
    'The comptroller that the fees were sent to. It may not have taken them.',
  'evm-utils/IComptrollerable.TransferFeesToComptroller.feeAmount':
    "The contract's balance before the transfer, in wei of the chain's own coin.",
  'evm-utils/Errors.*.caller': 'The account that made the call.',
  'evm-utils/Errors.*.comptroller': 'The account that may make it.',
  'evm-utils/Errors.*.previousComptroller': 'The comptroller that stays in place.',
  'evm-utils/Errors.*.newComptroller': 'The address that was refused.',
  'evm-utils/Errors.*.minimalInterfaceId':
    'The ERC-165 identifier that the new address does not report.',
  'evm-utils/Errors.*.oracle': 'The address of the price feed.',
  'evm-utils/Errors.*.decimals': 'The number of decimals that the feed reports.',
} as const;
