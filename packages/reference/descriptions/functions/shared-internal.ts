/** Internal functions and modifiers of the shared base contracts. */
export const sharedInternals = {
  'evm-utils/Comptrollerable._checkComptroller':
    'Reverts unless the caller is the comptroller. It is the body of {onlyComptroller}.',
  'evm-utils/Comptrollerable._setComptroller':
    'Does the work of the constructor and of {setComptroller}: asks the new comptroller for its interface, stores it, and emits the event.',
  'evm-utils/Adminable.constructor':
    'Stores the first admin and emits the event with the zero address as the old one.',
  'evm-utils/Adminable.onlyAdmin': 'Lets only the admin call the function.',
  'evm-utils/Adminable._onlyAdmin':
    'Reverts unless the caller is the admin. It is the body of {onlyAdmin}.',
  'evm-utils/Adminable._transferAdmin':
    'Stores the new admin and emits the event. Callers have checked who may do so.',
  'evm-utils/Comptrollerable.onlyComptroller': 'Lets only the comptroller call the function.',
  'evm-utils/NoDelegateCall.ORIGINAL': 'The address at which this code was deployed.',
  'evm-utils/NoDelegateCall.constructor': 'Stores the address at which this code is deployed.',
  'evm-utils/NoDelegateCall.noDelegateCall':
    'Lets a function run only at the address at which its code was deployed. The {Batch.batch} of a contract passes: it delegates to that contract itself.',
  'evm-utils/NoDelegateCall._preventDelegateCall':
    'Reverts if the code runs at another address than `ORIGINAL`. It is the body of {noDelegateCall}.',
} as const;
