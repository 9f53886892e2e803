import { formatAmount } from '@sablier-docs/protocol/amount';
import { priceGatedAmount } from '@sablier-docs/protocol/lockup/price-gated';
import { formatUtc } from '@sablier-docs/protocol/time';
import { readAmount, readTypedAmount } from '@sablier-docs/kit/inputs/amounts';
import { isRead, type Parsed } from '@sablier-docs/kit/inputs/parsed';
import { readTime } from '@sablier-docs/kit/inputs/times';

/** Decimals of the token: the most common number, on which the result does not depend. */
export const GATED_DECIMALS = 18;
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

interface PriceGateEvaluation {
  /** Null while a field cannot be read. */
  readonly result: PriceGateResult | null;
  /** What to correct, by field. */
  readonly problems: ReadonlyMap<PriceGateField, string>;
}

interface PriceGateResult {
  readonly state: string;
  /** Whole tokens, as shown. */
  readonly released: string;
  readonly refundable: string;
}

/** Describes what a price-gated stream releases at a given time and price. */
export function evaluatePriceGate(form: PriceGateForm): PriceGateEvaluation {
  const problems = new Map<PriceGateField, string>();
  const take = (field: PriceGateField, parsed: Parsed<bigint>): bigint => {
    if (isRead(parsed)) return parsed.value;
    problems.set(field, parsed.problem);
    return 0n;
  };
  const deposit = take('amount', readTypedAmount(form.amount, GATED_DECIMALS));
  const endTime = take('end', readTime(form.end));
  const targetPrice = take('target', readAmount(form.target, PRICE));
  const price = take('price', readAmount(form.price, PRICE));
  const at = take('at', readTime(form.at));
  if (!problems.has('amount') && deposit === 0n) problems.set('amount', 'Enter more than 0.');
  // Lockup rejects a stream whose target is at or below the price, which can be 0 with 8 decimals.
  if (!problems.has('target') && targetPrice === 0n) {
    problems.set('target', 'Enter a price above 0.');
  }
  if (problems.size > 0) return { result: null, problems };

  const released = priceGatedAmount({ deposit, endTime, targetPrice }, at, price);
  const tokens = (units: bigint) => `${formatAmount(units, GATED_DECIMALS)} tokens`;
  const target = `${formatAmount(targetPrice, PRICE)} USD`;
  const state = () => {
    if (at >= endTime) return 'Unlocked: the end has passed, and the price no longer matters.';
    if (released > 0n) {
      return `Unlocked while the price is at or above ${target}: below it, what has not been withdrawn is locked again.`;
    }
    return `Locked until the price is at or above ${target}, or until the end, ${formatUtc(endTime)}.`;
  };
  const result = {
    state: state(),
    released: tokens(released),
    refundable: tokens(deposit - released),
  };
  return { result, problems };
}
