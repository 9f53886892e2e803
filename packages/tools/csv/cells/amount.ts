import { MAX_UINT128 } from '@sablier-docs/protocol/solidity-types';
import { readingsOf } from '@sablier-docs/kit/inputs/numbers';
import { readingsText } from '../notation';
import type { Finding, Notation } from '../types';
import { unreadable, type CellValue } from './value';

const PLAIN = /^[0-9]+(\.[0-9]+)?$/;
const NONE: Finding[] = [];

/**
 * Reads an amount in whole tokens. `number` is the amount in the token's smallest unit.
 * @param mayBeZero for unlocks and initial deposits, which can be 0
 * @param notation of the file; a cell that is ambiguous in it has no `number`
 */
export function readAmountCell(
  input: string,
  decimals: number,
  mayBeZero: boolean,
  notation: Notation = 'template',
): CellValue {
  if (/^[-\u2212]\s*[\d.,]+$/.test(input)) return unreadable(input, { code: 'amount-negative' });
  if (/^[+]?\d+([.,]\d+)?e[+-]?\d+$/i.test(input))
    return unreadable(input, { code: 'amount-scientific' });
  const spelled = spell(input, notation);
  if (spelled.findings.some(({ fixed }) => !fixed)) return spelled;

  const [whole = '', fraction = ''] = spelled.text.split('.');
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) {
    const detail = `It has ${significant.length}, the token ${decimals}.`;
    return unreadable(spelled.text, { code: 'amount-decimals', detail });
  }
  const findings = [...spelled.findings];
  let text = spelled.text;
  if (fraction.length > decimals) {
    text = significant ? `${whole}.${significant}` : whole;
    findings.push({ code: 'amount-decimals', detail: 'They are zeros.', fixed: true });
  }
  // More than 60 digits exceed every token; reading them would waste time.
  const units =
    whole.length > 60
      ? MAX_UINT128 + 1n
      : BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (units > MAX_UINT128) return unreadable(text, { code: 'amount-large' });
  if (units === 0n && !mayBeZero) return unreadable(text, { code: 'amount-zero' });
  return { text, findings: findings.length > 0 ? findings : NONE, number: units };
}

const repaired = (text: string, code: 'amount-separators' | 'amount-spelling'): CellValue => ({
  text,
  findings: [{ code, fixed: true }],
});

/** The amount in plain notation, if the file and the cell leave only one reading. */
function spell(input: string, notation: Notation): CellValue {
  const plain = input.replace(/^\+/, '');
  const { point, comma } = readingsOf(plain);
  if (point === null && comma === null) return unreadable(input, { code: 'amount-format' });
  if (notation === 'point' || notation === 'comma') {
    const chosen = notation === 'point' ? point : comma;
    if (chosen === null) return unreadable(input, { code: 'amount-notation' });
    const isSame = PLAIN.test(input) && (notation === 'point' || !input.includes('.'));
    return isSame ? { text: input, findings: NONE } : repair(input, chosen, notation);
  }
  const isOpen = point !== null && comma !== null && point !== comma;
  if (isOpen && !plain.includes('.')) return ask('amount-comma', input, plain);
  if (isOpen && notation !== 'template') return ask('amount-point', input, plain);
  if (PLAIN.test(input)) return { text: input, findings: NONE };
  if (point !== null) return repair(input, point, notation);
  // Thousands separators show that the comma is a decimal comma. Without them it may be a typing
  // error, and beside decimal points they are no proof.
  return notation === 'mixed' || /^[0-9]*,[0-9]+$/.test(plain)
    ? ask('amount-comma', input, plain)
    : repair(input, comma ?? '', notation);
}

const ask = (code: 'amount-comma' | 'amount-point', input: string, plain: string): CellValue =>
  unreadable(input, { code, detail: readingsText(plain) });

/**
 * Characters removed from between digits are separators; anything else is a zero, a point or a
 * plus.
 */
const repair = (input: string, plain: string, notation: Notation): CellValue => {
  const signs = notation === 'comma' ? /[0-9][^0-9][0-9]/ : /[0-9][^0-9.][0-9]|\..*\./;
  return repaired(plain, signs.test(input) ? 'amount-separators' : 'amount-spelling');
};
