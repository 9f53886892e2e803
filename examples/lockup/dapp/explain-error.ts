// region imports
import errors from '@sablier/lockup/artifacts/libraries/Errors.json';
import helpers from '@sablier/lockup/artifacts/libraries/LockupHelpers.json';
import { BaseError, decodeErrorResult, parseAbi, type Abi, type Hex } from 'viem';
import { lockupAbi } from '../contracts';
// endregion imports

// region abi
/** Errors of tokens that use OpenZeppelin's ERC-20; others have a text or errors of their own. */
const tokenErrors = parseAbi([
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
]);

/** Lockup's libraries declare errors that the ABI of SablierLockup does not have. */
const errorAbi: Abi = [
  ...lockupAbi,
  ...(errors.abi as Abi),
  ...(helpers.abi as Abi),
  ...tokenErrors,
];
// endregion abi

// region decode
/** The name of the Solidity error behind a failed viem call; undefined when there is none. */
export function solidityError(error: unknown): string | undefined {
  if (!(error instanceof BaseError)) return undefined;
  const cause = error.walk((each) => revertData(each) !== undefined);
  const data = cause ? revertData(cause) : undefined;
  if (!data || data === '0x') return undefined;
  try {
    return decodeErrorResult({ abi: errorAbi, data }).errorName;
  } catch {
    return undefined; // an error of the token or of another contract
  }
}

function revertData(error: unknown): Hex | undefined {
  const { data, raw } = error as { data?: unknown; raw?: unknown };
  const found = [raw, data].find((each) => typeof each === 'string' && each.startsWith('0x'));
  return found as Hex | undefined;
}
// endregion decode

// region explain
const MESSAGES: Record<string, string> = {
  ERC20InsufficientAllowance: 'Approve the token first.',
  ERC20InsufficientBalance: 'Your wallet holds less than this amount.',
  SablierLockup_InsufficientFeePayment: 'The fee has risen. Try again.',
  SablierLockup_Overdraw: 'Less is released than you asked for. Use “withdraw all”.',
  SablierLockup_StreamSettled: 'Everything is released already, so nothing can be canceled.',
  SablierLockup_Unauthorized: 'Your wallet is not the sender of this stream.',
  SablierLockup_WithdrawAmountZero: 'Nothing is released yet.',
  SablierLockupHelpers_DepositAmountZero: 'Enter an amount above zero.',
};

/** One sentence for the user of the page. */
export function explain(error: unknown): string {
  const name = solidityError(error);
  if (name) return MESSAGES[name] ?? name;
  // The samples throw sentences, such as that of a balance that is too low.
  const isOwn = error instanceof Error && !(error instanceof BaseError);
  return isOwn ? error.message : 'The transaction failed.';
}
// endregion explain
