import { keccak_256 } from '@noble/hashes/sha3';
import type { Parsed } from './parsed';

const SIGNATURE = /^[A-Za-z_$][\w$]{0,60}\([\w,()[\]]{0,400}\)$/;

/** A function selector, typed as four bytes or as the signature of the function. */
export function readSelector(typed: string): Parsed<string> {
  const text = typed.trim();
  if (/^0x[0-9a-f]{8}$/i.test(text)) return { value: text.toLowerCase() };
  // A parameter name or modifier would change the selector, which cannot be corrected later.
  if (/[\w\])]\s+\w/.test(text)) {
    return {
      problem:
        'Write the types alone, without names and without the word function: stake(uint256).',
    };
  }
  const signature = text.replace(/\s+/g, '');
  // `uint` is an alias of `uint256`; in a signature it would give another selector.
  if (/[(,](u?int)(?=[[\],)])/.test(signature)) {
    return { problem: 'Write uint256 or int256 in full: uint and int have no selector.' };
  }
  if (!SIGNATURE.test(signature)) {
    return {
      problem:
        'Enter a function with the types of its arguments, such as stake(uint256), or 0x and 8 characters.',
    };
  }
  const bytes = [...keccak_256(signature).slice(0, 4)];
  return { value: `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}` };
}
