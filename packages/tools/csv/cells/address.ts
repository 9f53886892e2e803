import { checksum } from '@sablier-docs/protocol/checksum';
import { unreadable, type CellValue } from './value';

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
/** As in `eth:0x…`. https://eips.ethereum.org/EIPS/eip-3770 */
const CHAIN_PREFIX = /^([a-z0-9-]{1,32}:)0x[0-9a-f]{40}$/i;
const NONE: CellValue['findings'] = [];

/**
 * Reads an address. One without mixed case is valid and has no checksum; it stays as it is, because
 * a checksum computed here would vouch for an unverified address.
 */
export function readAddressCell(input: string): CellValue {
  const prefix = CHAIN_PREFIX.exec(input)?.[1] ?? '';
  if (prefix) {
    const verdict = readAddressCell(input.slice(prefix.length));
    const detail = `It is for the chain "${prefix.slice(0, -1)}".`;
    const finding = { code: 'address-chain', detail, fixed: true } as const;
    return { ...verdict, findings: [finding, ...verdict.findings] };
  }
  const text = input.replace(/^0X/, '0x');
  if (/^(0x)?[0-9a-fA-F]{64}$/.test(text)) {
    return unreadable(input, { code: 'address-secret', hideValue: true });
  }
  if (/^[^\s.]+(\.[^\s.]+)*\.[a-z]{2,}$/i.test(text))
    return unreadable(input, { code: 'address-name' });
  const prefixed = ADDRESS.test(`0x${text}`) ? `0x${text}` : text;
  if (!ADDRESS.test(prefixed))
    return unreadable(input, { code: 'address-format', detail: shape(text) });
  if (/^0x0+$/.test(prefixed)) return unreadable(prefixed, { code: 'address-zero' });

  const findings = prefixed === input ? NONE : [{ code: 'address-prefix', fixed: true } as const];
  const address = prefixed.toLowerCase();
  const digits = prefixed.slice(2);
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  if (hasChecksum && checksum(prefixed) !== prefixed) {
    return { text: prefixed, findings: [...findings, { code: 'address-checksum' }], address };
  }
  return { text: prefixed, findings, address };
}

function shape(text: string): string {
  if (/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return 'It looks like a Solana address.';
  if (/^0x[0-9a-fA-F]*$/.test(text)) return `It has ${text.length - 2} characters after 0x.`;
  return '';
}
