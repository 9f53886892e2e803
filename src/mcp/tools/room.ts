import { MAX_CALLS, MAX_DECODED, MAX_READ_BYTES } from '../limits';

/** What one answer of `decode` may still hold. Its parts take from it as they are made. */
export class Room {
  private calls = MAX_CALLS;
  private characters = MAX_DECODED;
  private bytes = MAX_READ_BYTES;
  /** Whether something was left out. */
  isCut = false;
  /** Whether some of the data is laid out as no encoder does it. */
  isOdd = false;

  /** Whether one more call may be opened. */
  takeCall(): boolean {
    if (this.bytes <= 0 || this.characters <= 0 || this.calls <= 0) this.isCut = true;
    else this.calls--;
    return !this.isCut;
  }

  /** Whether there is room for a value with this many characters. */
  take(characters: number): boolean {
    if (characters > this.characters) this.isCut = true;
    else this.characters -= characters;
    return !this.isCut;
  }

  /** Notes what was decoded, in bytes. */
  read(bytes: number): void {
    this.bytes -= bytes;
  }
}

/** What an answer says about itself; nothing for one that is whole and of plain data. */
export const remarksOn = ({ isCut, isOdd }: Room) => ({
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
