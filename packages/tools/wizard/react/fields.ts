import type { Answers } from '../answers';
import { hasMany } from '../typescript/call';

/** A field of the form. */
export interface FormField {
  name: 'token' | 'recipient' | 'recipients' | 'sender' | 'amount' | 'oracle' | 'price' | 'prices';
  label: string;
}

/** The fields of the form, in order. */
export function formFields(answers: Answers): FormField[] {
  const { model, sender, batch } = answers;
  const isGated = model === 'price-gated';
  return [
    { name: 'token', label: 'Token' },
    hasMany(answers)
      ? { name: 'recipients', label: 'Recipients, with spaces between them' }
      : { name: 'recipient', label: 'Recipient' },
    ...(sender === 'contract'
      ? [{ name: 'sender', label: 'Contract that becomes the sender' } as const]
      : []),
    { name: 'amount', label: batch === 'yes' ? 'Tokens for each stream' : 'Tokens' },
    ...(isGated ? [{ name: 'oracle', label: 'Price feed' } as const] : []),
    ...(isGated && batch === 'no'
      ? [{ name: 'price', label: 'Target price in USD' } as const]
      : []),
    ...(isGated && batch === 'yes'
      ? [{ name: 'prices', label: 'Target prices in USD, with spaces between them' } as const]
      : []),
  ];
}
