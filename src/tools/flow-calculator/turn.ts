import { amountPerDuration } from '../../protocol/flow/rate';
import { fieldAmount } from '../inputs/amounts';
import type { FlowForm } from './form';
import { readFlow } from './read';

/** The form in the other direction, with the result of this one as its input where there is one. */
export function turn(form: FlowForm, from: FlowForm['from']): FlowForm {
  if (form.from === from) return form;
  const { rate, decimals, seconds } = readFlow(form);
  if (rate === null || decimals === null || seconds === null) return { ...form, from };
  return from === 'rate'
    ? { ...form, from, rate: String(rate) }
    : { ...form, from, amount: fieldAmount(amountPerDuration(rate, decimals, seconds), decimals) };
}
