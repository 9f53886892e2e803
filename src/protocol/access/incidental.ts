/** What goes wrong inside a library, and not because of who calls or what is asked for. */
export const incidental = /^(PRBMath_|SafeCast|SafeERC20)/;
