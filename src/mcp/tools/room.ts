import { MAX_CALLS, MAX_DECODED, MAX_READ_BYTES } from '../limits';

/** What one answer of `decode` may still hold. Its parts take from it as they are made. */
export class Room {
  private calls = MAX_CALLS;
  private characters = MAX_DECODED;
  private bytes = MAX_READ_BYTES;
  /** Whether something was left out. */
  isCut = false;
  /** Whether bytes of the input were read more than once. */
  isShared = false;

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

  /**
   * Notes what was decoded.
   * @param read bytes that the values have
   * @param given bytes that they were decoded from
   */
  note(read: number, given: number): void {
    this.bytes -= read;
    if (read > given) this.isShared = true;
  }
}

/** What an answer says about its own limits; nothing for one that is whole. */
export const remarksOn = ({ isCut, isShared }: Room) => ({
  ...(isShared
    ? {
        warning:
          'Parts of this data are read more than once: its offsets point to the same place, or into each other. No contract, wallet or library encodes a call like this.',
      }
    : {}),
  ...(isCut
    ? {
        cut: 'This answer does not hold everything: "…" is in the place of what is left out. Decode an inner call alone to see it whole.',
      }
    : {}),
});

/** Bytes that decoded values take at least where each is encoded once. */
export function bytesOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + bytesOf(one), 0);
  if (typeof value === 'object' && value !== null) return bytesOf(Object.values(value));
  if (typeof value !== 'string') return WORD;
  // An address, or a few bytes, fill a word; a character of a text is a byte at least.
  return Math.max(WORD, value.startsWith('0x') ? value.length / 2 - 1 : value.length);
}

const WORD = 32;
