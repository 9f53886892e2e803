import { MAX_CALLS, MAX_DECODED, MAX_READ_BYTES } from '../limits';

/** The remaining size of one result of `decode`. Its parts take from it as they are created. */
export class DecodeBudget {
  private calls = MAX_CALLS;
  private characters = MAX_DECODED;
  private bytes = MAX_READ_BYTES;
  /** Whether something was left out. */
  isCut = false;
  /** Whether some of the data has a layout that no encoder produces. */
  isOdd = false;

  /** Whether one more call may be opened. */
  takeCall(): boolean {
    if (this.bytes <= 0 || this.characters <= 0 || this.calls <= 0) this.isCut = true;
    else this.calls--;
    return !this.isCut;
  }

  /** Whether a value with this many characters fits. */
  take(characters: number): boolean {
    if (characters > this.characters) this.isCut = true;
    else this.characters -= characters;
    return !this.isCut;
  }

  /** Counts decoded bytes. */
  read(bytes: number): void {
    this.bytes -= bytes;
  }
}

/** Remarks on a result; none if it is complete and its data has the usual layout. */
export const remarksOn = ({ isCut, isOdd }: DecodeBudget) => ({
  ...(isOdd
    ? {
        warning:
          'This data is not laid out as contracts, wallets and libraries encode it: offsets lead to the same place, into each other or astray, or unused bytes are not zero. Do not sign it unless you know who wrote it and why.',
      }
    : {}),
  ...(isCut
    ? {
        cut: 'This answer does not hold everything: "…" and `more` are in the place of what is left out. Decode an inner call alone to see it whole.',
      }
    : {}),
});
