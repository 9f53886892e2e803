import {
  AbiDecodingZeroDataError,
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  decodeErrorResult,
  parseAbi,
  UserRejectedRequestError,
  type Hex,
} from 'viem';

/** Errors of libraries and tokens, which the ABI of the called contract does not list. */
export const otherErrors = parseAbi([
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error SafeOracle_DecimalsTooHigh(address oracle, uint8 decimals)',
  'error SafeOracle_DecimalsZero(address oracle)',
  'error SafeOracle_MissesInterface(address oracle)',
  'error SafeOracle_NotPositivePrice(address oracle)',
  'error SablierLockupHelpers_CreateNativeToken(address nativeToken)',
  'error SablierLockup_TargetPriceTooLow(uint128 targetPrice, uint128 latestPrice)',
]);

/** One sentence of an error; viem's whole messages have the calldata too. */
export function message(error: Error): string {
  if (error.name === 'ProviderNotFoundError') return 'This browser has no such wallet.';
  if (!(error instanceof BaseError)) return error.message;
  if (error.walk((cause) => cause instanceof UserRejectedRequestError)) {
    return 'The wallet refused, and this transaction was not sent.';
  }
  if (error.walk(isEmpty)) {
    return 'There is no such contract on this chain. Compare the address of the token, and the chain.';
  }
  const cause = error.walk((cause) => cause instanceof ContractFunctionRevertedError);
  if (!(cause instanceof ContractFunctionRevertedError)) return error.shortMessage;
  const why = cause.reason ?? cause.data?.errorName ?? nameOf(cause.raw) ?? cause.signature;
  return why ? `The contract refused: ${why}.` : error.shortMessage;
}

/** An answer without data: no contract is at the address, or one without this function. */
const isEmpty = (cause: unknown): boolean =>
  cause instanceof ContractFunctionZeroDataError || cause instanceof AbiDecodingZeroDataError;

function nameOf(data: Hex | undefined): string | undefined {
  if (!data) return undefined;
  try {
    return decodeErrorResult({ abi: otherErrors, data }).errorName;
  } catch {
    return undefined; // another error
  }
}
