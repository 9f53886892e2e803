import type { ErrorDescriptions } from '../types';

/** Errors of `SablierComptroller` and of the upgradeable base it builds on. */
export const comptroller: ErrorDescriptions = {
  SablierComptroller_ExecutionFailedSilently: {
    meaning: 'The contract that `execute` called reverted without a reason.',
    remedy: 'Check target and calldata. A target with a reason would have passed it on.',
  },
  SablierComptroller_FeeRecipientNotAdmin: {
    meaning:
      'The caller has no role for collecting fees, so the coins can only go to the admin, and ' +
      'another recipient was passed.',
    remedy: 'Pass the address in the second argument as recipient.',
  },
  SablierComptroller_FeeRecipientZero: {
    meaning: 'The recipient of the fees is the zero address.',
    remedy: 'Pass the admin, or with the role any other address.',
  },
  SablierComptroller_FeeTransferFailed: {
    meaning: 'The recipient of the fees did not accept the coins.',
    remedy: 'Pass an account that can receive the native coin.',
  },
  SablierComptroller_MaxFeeUSDExceeded: {
    meaning: 'The fee is above the cap that is written into the contract.',
    remedy: 'Pass at most the second argument.',
  },
  SablierComptroller_ToZeroAddress: {
    meaning: 'The destination of the tokens is the zero address.',
    remedy: 'Pass the address that receives them.',
  },
  SablierComptroller_TokenBalanceZero: {
    meaning: 'The comptroller holds none of this token.',
    remedy: 'Nothing to withdraw. Check the token address.',
  },
  AccountAlreadyHasRole: {
    meaning: 'The account has the role already.',
    remedy: 'Nothing to do. Check `hasRoleOrIsAdmin` first.',
  },
  AccountDoesNotHaveRole: {
    meaning: 'The account does not have the role, so it cannot be revoked.',
    remedy: 'Nothing to do. The admin counts as having every role without holding one.',
  },
  UnauthorizedAccess: {
    meaning: 'The caller neither holds the needed role nor is the admin.',
    remedy: 'Call from an account with the role. `hasRoleOrIsAdmin` tells.',
  },
  AddressEmptyCode: {
    meaning: 'The address that was to be called holds no contract.',
    remedy: 'Check the address and the chain.',
  },
  ERC1967InvalidImplementation: {
    meaning:
      'The new implementation does not answer as an upgradeable contract does, or has no code.',
    remedy: 'Deploy an implementation that supports UUPS upgrades and pass its address.',
  },
  ERC1967NonPayable: {
    meaning: 'Coins were sent with an upgrade that makes no call, so they would be stuck.',
    remedy: 'Send no value, or pass the call that uses it.',
  },
  FailedCall: {
    meaning: 'A call that was part of an upgrade reverted without a reason.',
    remedy: 'Check the calldata that you passed with the upgrade.',
  },
  InvalidInitialization: {
    meaning: 'The contract is initialized already, or it is an implementation that never can be.',
    remedy: 'Nothing to do: initializing works once, through a new proxy.',
  },
  NotInitializing: {
    meaning: 'A function that belongs to initialization ran outside of it.',
    remedy: 'No public function leads here.',
  },
  UUPSUnauthorizedCallContext: {
    meaning:
      'A function that only works through the proxy was called on the implementation, or the other ' +
      'way round.',
    remedy: 'Send the call to the address of the proxy.',
  },
  UUPSUnsupportedProxiableUUID: {
    meaning: 'The new implementation names another storage slot for upgrades.',
    remedy: 'Use an implementation that follows ERC-1967.',
  },
};
