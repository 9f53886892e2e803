import type { Parsed } from '@sablier-docs/kit/inputs/parsed';

/** The contract rejects longer labels with SablierLockupHelpers_ShapeExceeds32Bytes. */
const MAX_LABEL_BYTES = 32;

/** Reads the shape's label. Characters beyond ASCII would need another kind of Solidity literal. */
export function readShapeLabel(text: string): Parsed<string> {
  const value = text.trim();
  if (!/^[ -~]*$/.test(value)) {
    return { problem: 'Use letters, digits and punctuation of ASCII only.' };
  }
  if (value.length <= MAX_LABEL_BYTES) return { value };
  return { problem: `Shorten the label to ${MAX_LABEL_BYTES} bytes.` };
}
