import { MAX_UINT128 } from '../../../protocol/solidity-types';
import type { Finding } from '../types';
import { bad, type Verdict } from './verdict';

const PLAIN = /^[0-9]+(\.[0-9]+)?$/;
const NONE: Finding[] = [];

/**
 * An amount in whole tokens. `number` is the amount in the token's smallest unit.
 * @param mayBeZero for unlocks and initial deposits, which can be nothing
 */
export function readAmount(input: string, decimals: number, mayBeZero: boolean): Verdict {
  if (/^[-\u2212]\s*[\d.,]+$/.test(input)) return bad(input, { code: 'amount-negative' });
  if (/^[+]?\d+([.,]\d+)?e[+-]?\d+$/i.test(input)) return bad(input, { code: 'amount-scientific' });
  const spelled = PLAIN.test(input) ? { text: input, findings: NONE } : respell(input);
  if (!PLAIN.test(spelled.text)) return spelled;

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

/** Other ways to write the same number, where only one reading is possible. */
function respell(input: string): Verdict {
  const plain = input.replace(/^\+/, '');
  const grouped =
    /^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:,\d{3}){2,}$|^\d{1,3}(?:[ '’_]\d{3})+(?:\.\d+)?$/;
  if (grouped.test(plain)) {
    const text = plain.replace(/[, '’_]/g, '');
    return { text, findings: [{ code: 'amount-separators', fixed: true }] };
  }
  if (/^[\d.]*,\d+$/.test(plain) && /\d/.test(plain)) return bad(input, { code: 'amount-comma' });
  const completed = plain.replace(/^\./, '0.').replace(/\.$/, '');
  if (PLAIN.test(completed)) {
    return { text: completed, findings: [{ code: 'amount-spelling', fixed: true }] };
  }
  return bad(input, { code: 'amount-format' });
}
