import { MAX_BYTES } from './limits';
import type { Finding } from './types';

export interface DecodedFile {
  text: string;
  findings: Finding[];
}

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Decodes a file and reports problems with its bytes. UTF-8 is expected; UTF-16 with a byte order
 * mark and Windows-1252, which spreadsheet programs write, are read and reported.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  if (bytes.length > MAX_BYTES) {
    return { text: '', findings: [{ code: 'not-text', detail: 'It is larger than 200 MB.' }] };
  }
  if (startsWith(bytes, 0xff, 0xfe)) return marked(bytes.subarray(2), 'utf-16le', 'UTF-16');
  if (startsWith(bytes, 0xfe, 0xff)) return marked(bytes.subarray(2), 'utf-16be', 'UTF-16');
  const hasMark = startsWith(bytes, 0xef, 0xbb, 0xbf);
  const body = hasMark ? bytes.subarray(3) : bytes;
  // Zip (xlsx, ods) and the old xls format; any other file with a zero byte isn't text either.
  if (startsWith(body, 0x50, 0x4b, 3, 4) || startsWith(body, 0xd0, 0xcf, 0x11, 0xe0)) {
    return { text: '', findings: [{ code: 'not-text', detail: 'It is a spreadsheet file.' }] };
  }
  if (body.subarray(0, 65_536).includes(0)) return { text: '', findings: [{ code: 'not-text' }] };

  const findings: Finding[] = hasMark ? [{ code: 'byte-order-mark', fixed: true }] : [];
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return { text, findings };
  } catch {
    const detail = 'It was read as Windows-1252.';
    const text = new TextDecoder('windows-1252').decode(body);
    return { text, findings: [...findings, { code: 'encoding', detail, fixed: true }] };
  }
}

function marked(bytes: Uint8Array, encoding: string, label: string): DecodedFile {
  const text = new TextDecoder(encoding).decode(bytes);
  return { text, findings: [{ code: 'encoding', detail: `It is in ${label}.`, fixed: true }] };
}
