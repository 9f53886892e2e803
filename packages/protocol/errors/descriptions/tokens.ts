import type { ErrorDescriptions } from '../types';

/** Errors of ERC-6093, which tokens made with OpenZeppelin 5 raise while Sablier moves them. */
export const tokenErrorTexts: ErrorDescriptions = {
  ERC20InsufficientAllowance: {
    meaning:
      'The approval of the token is missing, too small, or for another contract than the one that ' +
      'pulls the tokens.',
    remedy:
      'Call `approve` on the token with the address of the contract that you call: `SablierLockup`, ' +
      '`SablierBatchLockup` or `SablierFlow`, at its address on this chain and of this release.',
    parameters: {
      spender: 'account that pulls the tokens, which needs the approval',
      allowance: 'what is approved now, in token units',
      needed: 'what the call needs, in token units',
    },
  },
  ERC20InsufficientBalance: {
    meaning:
      'The account that pays has too few tokens. In a claim, this is the campaign, which has not ' +
      'been funded or has run out. In a withdrawal or a cancellation, it is the streaming contract, ' +
      'which lacks tokens if the token charges a fee on transfers or changes balances.',
    remedy:
      'Check the balance and the decimals of the amount. A claim can be repeated until the campaign ends.',
    parameters: {
      sender: 'account that was to pay',
      balance: 'what it has, in token units',
      needed: 'what the transfer needs, in token units',
    },
  },
  ERC20InvalidApprover: {
    meaning: 'The zero address cannot approve anybody.',
    remedy: 'Call from another account.',
  },
  ERC20InvalidReceiver: {
    meaning: 'The token cannot be sent to this address, usually the zero address.',
    remedy: 'Pass an address that can hold the token.',
    parameters: { receiver: 'account that was to receive the tokens' },
  },
  ERC20InvalidSender: {
    meaning: 'The token cannot be sent from this address, usually the zero address.',
    remedy: 'Pass the account that holds the token.',
    parameters: { sender: 'account that was to pay' },
  },
  ERC20InvalidSpender: {
    meaning: 'The approval names an address that may not spend, usually the zero address.',
    remedy: 'Pass the address of the contract that pulls the tokens.',
    parameters: { spender: 'account that was to be approved' },
  },
};
