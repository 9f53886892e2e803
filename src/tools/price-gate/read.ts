import { formatAmount } from '../../protocol/amount';
import { priceGatedAmount } from '../../protocol/lockup/price-gated';
import { formatUtc } from '../../protocol/time';
import { readAmount } from '../inputs/amounts';
import { isRead, type Parsed } from '../inputs/parsed';
import { readTime } from '../inputs/times';

/** Decimals of the token: most have as many, and the decision does not depend on it. */
const TOKEN = 18;
/** Decimals of a target. */
const PRICE = 8;

/** As typed: whole tokens, US dollars, and times in UTC or Unix seconds. */
export interface PriceGateForm {
  readonly amount: string;
  readonly end: string;
  readonly target: string;
  readonly price: string;
  readonly at: string;
}

export type PriceGateField = keyof PriceGateForm;

export interface PriceGateReading {
  /** Null while a field cannot be read. */
  readonly answer: PriceGateAnswer | null;
  /** What to correct, by field. */
  readonly problems: ReadonlyMap<PriceGateField, string>;
}

export interface PriceGateAnswer {
  readonly says: string;
  /** Whole tokens, as shown. */
  readonly released: string;
  readonly refundable: string;
}

/** What a price-gated stream releases at a moment and a price, in words. */
export function readPriceGate(form: PriceGateForm): PriceGateReading {
  const problems = new Map<PriceGateField, string>();
  const take = (field: PriceGateField, parsed: Parsed<bigint>): bigint => {
    if (isRead(parsed)) return parsed.value;
    problems.set(field, parsed.problem);
    return 0n;
  };
  const deposit = take('amount', readAmount(form.amount, TOKEN));
  const endTime = take('end', readTime(form.end));
  const targetPrice = take('target', readAmount(form.target, PRICE));
  const price = take('price', readAmount(form.price, PRICE));
  const at = take('at', readTime(form.at));
  if (!problems.has('amount') && deposit === 0n) problems.set('amount', 'Enter more than 0.');
  // Lockup creates no stream whose target is at or below the price. With 8 decimals a price can be 0.
  if (!problems.has('target') && targetPrice === 0n) {
    problems.set('target', 'Enter a price above 0.');
  }
  if (problems.size > 0) return { answer: null, problems };

  const released = priceGatedAmount({ deposit, endTime, targetPrice }, at, price);
  const tokens = (units: bigint) => `${formatAmount(units, TOKEN)} tokens`;
  const target = `${formatAmount(targetPrice, PRICE)} USD`;
  const says = () => {
    if (at >= endTime) return 'Unlocked: the end has passed, and the price no longer matters.';
    if (released > 0n) {
      return `Unlocked while the price is at or above ${target}: below it, what has not been withdrawn is locked again.`;
    }
    return `Locked until the price is at or above ${target}, or until the end, ${formatUtc(endTime)}.`;
  };
  const answer = {
    says: says(),
    released: tokens(released),
    refundable: tokens(deposit - released),
  };
  return { answer, problems };
}
