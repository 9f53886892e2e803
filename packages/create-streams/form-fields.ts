import type { Answers } from './answers';
import { hasOwnAmounts, ownAmount } from './options';
import { PERIOD_WORDS } from './period-words';
import { doublePrice } from './terms';
import { hasMany } from './typescript/call';

/** A field of the form. */
export interface FormField {
  name:
    | 'token'
    | 'recipient'
    | 'recipients'
    | 'sender'
    | 'safe'
    | 'amount'
    | 'rate'
    | 'oracle'
    | 'price'
    | 'prices';
  label: string;
  /** What the field has before somebody types. */
  initial?: string;
}

/** How the recipients are typed. */
const eachOf = (answers: Answers): string => {
  if (hasOwnAmounts(answers)) return `address,${ownAmount(answers)} in each line`;
  return answers.batch === 'parts' ? 'one in each line' : 'with spaces between them';
};

/** The fields of the form, in order. */
export function formFields(answers: Answers): FormField[] {
  const { product, model, feed, price, sender, batch } = answers;
  const isGated = model === 'price-gated';
  return [
    { name: 'token', label: 'Token' },
    hasMany(answers)
      ? {
          name: 'recipients',
          label: `Recipients, ${eachOf(answers)}`,
        }
      : { name: 'recipient', label: 'Recipient' },
    ...(sender === 'contract'
      ? [{ name: 'sender', label: 'Contract that becomes the sender' } as const]
      : []),
    ...(sender === 'safe' ? [{ name: 'safe', label: 'Safe' } as const] : []),
    ...(hasOwnAmounts(answers)
      ? []
      : [
          {
            name: 'amount',
            label: batch !== 'no' ? 'Tokens for each stream' : 'Tokens',
          } as const,
        ]),
    ...(product === 'flow'
      ? [
          {
            name: 'rate',
            label: `Tokens every ${PERIOD_WORDS[answers.period]}`,
            initial: answers.rate,
          } as const,
        ]
      : []),
    ...(isGated && feed === '' ? [{ name: 'oracle', label: 'Price feed' } as const] : []),
    ...(isGated && batch === 'no'
      ? [{ name: 'price', label: 'Target price in USD', initial: price } as const]
      : []),
    ...(isGated && batch === 'yes'
      ? [
          {
            name: 'prices',
            label: 'Target prices in USD, with spaces between them',
            initial: `${price} ${doublePrice(answers)}`,
          } as const,
        ]
      : []),
  ];
}
