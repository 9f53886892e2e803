import { amountPerDuration } from '@sablier-docs/protocol/flow/rate';
import { fieldAmount } from '@sablier-docs/kit/inputs/amounts';
import type { FlowForm } from './form';
import { readFlow } from './read-form';

/** The form in the other direction, with the present result as its input if there is one. */
export function switchDirection(form: FlowForm, from: FlowForm['from']): FlowForm {
  if (form.from === from) return form;
  const { rate, decimals, seconds } = readFlow(form);
  if (rate === null || decimals === null || seconds === null) return { ...form, from };
  return from === 'rate'
    ? { ...form, from, rate: String(rate) }
    : { ...form, from, amount: fieldAmount(amountPerDuration(rate, decimals, seconds), decimals) };
}
