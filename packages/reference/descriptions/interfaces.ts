/** Interfaces, libraries and namespaces as a whole. */
export const interfaceDescriptions = {
  'evm-utils/IBatch':
    'Declares {batch}, which runs several calls of a contract in one transaction.',
  'evm-utils/IAdminable':
    'Declares an admin: the account whose address a contract stores and to which it reserves functions.',
  'evm-utils/IComptrollerable':
    'Declares the comptroller of a contract: who it is, how another one takes over, and how the collected fees reach it.',
  'evm-utils/NoDelegateCall':
    'Refuses calls by `delegatecall`, so that no other contract can run this code on its own storage.',

  'flow/Errors':
    'The errors of Flow, and those of the shared base contracts that come out of it. Each says what went wrong.',
  'flow/FlowHelpers':
    'Converts amounts between the decimals of a token and the 18 decimals of debt.',
  'flow/IFlowNFTDescriptor': 'Declares what Flow asks of the contract that describes its NFTs.',
  'flow/ISablierFlow': 'Declares the functions and events of Flow that are not plain getters.',
  'flow/ISablierFlowState': 'Declares the getters of Flow that read stored values.',

  'lockup/Errors':
    'The errors of Lockup, and those of the shared base contracts that come out of it. Each says what went wrong.',
  'lockup/ILockupNFTDescriptor': 'Declares what Lockup asks of the contract that draws its NFTs.',
  'lockup/ISablierBatchLockup':
    'Declares the functions that open many streams at once, and the event that each of them emits.',
  'lockup/ISablierLockup':
    'Declares what holds for streams of every model: reading, canceling, withdrawing and what the comptroller may do.',
  'lockup/ISablierLockupDynamic': 'Declares how dynamic streams are opened, and their event.',
  'lockup/ISablierLockupLinear': 'Declares how linear streams are opened, and their event.',
  'lockup/ISablierLockupPriceGated':
    'Declares how price-gated streams are opened, and their event.',
  'lockup/ISablierLockupTranched': 'Declares how tranched streams are opened, and their event.',
  'lockup/ISablierLockupState': 'Declares the getters of Lockup that read stored values.',
  'lockup/ISablierLockupRecipient': `Declares the two hooks that Lockup calls on a recipient which is a contract. They run only after the comptroller has put the contract on the list of {ISablierLockup.allowToHook}.

Notes:
- \`supportsInterface\` of the contract must answer \`true\` for \`0xf8ee98d3\`, the identifier of this interface. Otherwise the comptroller cannot add it.
- Both hooks must exist. A missing one makes the call that would run it revert.`,
  'lockup/LockupHelpers': 'Checks the parameters of new streams and turns durations into times.',
  'lockup/LockupMath':
    'Computes how much of a stream has been released by this block, for each model. Released, streamed and vested mean the same.',

  'lockup/BatchLockup':
    'Holds the structs of {SablierBatchLockup}: one element for each new stream.',
  'lockup/Lockup': 'Holds the structs and enums that streams of all models share.',
  'lockup/LockupDynamic': 'Holds the structs of dynamic streams.',
  'lockup/LockupLinear': 'Holds the structs of linear streams.',
  'lockup/LockupPriceGated': 'Holds the struct of price-gated streams.',
  'lockup/LockupTranched': 'Holds the structs of tranched streams.',
} as const;
