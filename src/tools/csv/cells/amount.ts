import { MAX_UINT128 } from '../../../protocol/solidity-types';
import { ONE_COMMA, ONE_POINT, questionOf } from '../notation';
import type { Finding, Notation } from '../types';
import { bad, type Verdict } from './verdict';

const PLAIN = /^[0-9]+(\.[0-9]+)?$/;
const NONE: Finding[] = [];

/**
 * An amount in whole tokens. `number` is the amount in the token's smallest unit.
 * @param mayBeZero for unlocks and initial deposits, which can be nothing
 * @param notation of the file; a cell with two meanings in it has no `number`
 */
export function readAmount(
  input: string,
  decimals: number,
  mayBeZero: boolean,
  notation: Notation = 'template',
): Verdict {
  if (/^[-\u2212]\s*[\d.,]+$/.test(input)) return bad(input, { code: 'amount-negative' });
  if (/^[+]?\d+([.,]\d+)?e[+-]?\d+$/i.test(input)) return bad(input, { code: 'amount-scientific' });
  const spelled = isPlain(input, notation)
    ? { text: input, findings: NONE }
    : notation === 'comma'
      ? fromComma(input)
      : respell(input, notation);
  if (spelled.findings.some(({ fixed }) => !fixed)) return spelled;

  const [whole = '', fraction = ''] = spelled.text.split('.');
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) {
    const detail = `It has ${significant.length}, the token ${decimals}.`;
    return bad(spelled.text, { code: 'amount-decimals', detail });
  }
  const findings = [...spelled.findings];
  let text = spelled.text;
  if (fraction.length > decimals) {
    text = significant ? `${whole}.${significant}` : whole;
    findings.push({ code: 'amount-decimals', detail: 'They are zeros.', fixed: true });
  }
  // Digits beyond 60 exceed every token; reading them would only cost time.
  const units =
    whole.length > 60
      ? MAX_UINT128 + 1n
      : BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (units > MAX_UINT128) return bad(text, { code: 'amount-large' });
  if (units === 0n && !mayBeZero) return bad(text, { code: 'amount-zero' });
  return { text, findings: findings.length > 0 ? findings : NONE, number: units };
}

/** Whether a cell is written as the template asks, and means what it would mean there. */
const isPlain = (input: string, notation: Notation) =>
  PLAIN.test(input) &&
  !(notation === 'comma' && input.includes('.')) &&
  !(notation === 'unknown' && ONE_POINT.test(input));

const GROUPED =
  /^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:,\d{3}){2,}$|^\d{1,3}(?:[ '’_]\d{3})+(?:\.\d+)?$/;
/** The same with a decimal comma: `1.000,5` and `1.000.000`. */
const GROUPED_BY_POINTS = /^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/;

const separated = (text: string): Verdict => ({
  text,
  findings: [{ code: 'amount-separators', fixed: true }],
});

/** Other ways to write the same number, where only one reading is possible. */
function respell(input: string, notation: Notation): Verdict {
  const plain = input.replace(/^\+/, '');
  const isThousands = notation === 'point' && /^\d{1,3}(?:,\d{3})+$/.test(plain);
  if (GROUPED.test(plain) || isThousands) return separated(plain.replace(/[, '’_]/g, ''));
  if (notation !== 'point' && GROUPED_BY_POINTS.test(plain)) {
    return separated(plain.replaceAll('.', '').replace(',', '.'));
  }
  if (notation === 'unknown' && ONE_POINT.test(plain)) {
    return bad(input, { code: 'amount-point', detail: questionOf(plain) });
  }
  if (/^[\d.]*,\d+$/.test(plain) && /\d/.test(plain)) {
    if (notation === 'point') return bad(input, { code: 'amount-notation' });
    const detail = ONE_COMMA.test(plain) ? questionOf(plain) : '';
    return bad(input, { code: 'amount-comma', detail });
  }
  return complete(plain, input);
}

/** An amount of a file that has commas before decimals. */
function fromComma(input: string): Verdict {
  const plain = input.replace(/^\+/, '');
  if (/^\d{1,3}(?:[. '’_]\d{3})+(?:,\d+)?$|^\d+,\d+$/.test(plain)) {
    return separated(plain.replace(/[. '’_]/g, '').replace(',', '.'));
  }
  if (/^[\d.,]*\d[\d.,]*$/.test(plain) && /[.,].*\d/.test(plain) && !/^,\d+$/.test(plain)) {
    return bad(input, { code: 'amount-notation' });
  }
  return complete(plain.replace(',', '.'), input);
}

/** A zero or a point that is missing or too many. */
function complete(plain: string, input: string): Verdict {
  const completed = plain.replace(/^\./, '0.').replace(/\.$/, '');
  if (PLAIN.test(completed)) {
    return { text: completed, findings: [{ code: 'amount-spelling', fixed: true }] };
  }
  return bad(input, { code: 'amount-format' });
}
