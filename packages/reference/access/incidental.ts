/** Errors from inside a library that depend neither on the caller nor on the arguments. */
export const incidental = /^(PRBMath_|SafeCast|SafeERC20)/;
