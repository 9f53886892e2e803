import type { Answers } from './answers';
import { hasOwnAmounts } from './options';
import { isSafe } from './is-safe';
import { hasMany } from './typescript/call';

/** The environment variables of the script, each with a description. */
export function mainVariables(answers: Answers): [name: string, what: string][] {
  const { model, feed, sender, recipient, batch } = answers;
  const who = recipient === 'contract' ? 'contract' : 'account';
  return [
    ['TOKEN', 'address of the token to stream'],
    ...(batch === 'parts' || hasOwnAmounts(answers)
      ? []
      : [recipientVariable(hasMany(answers), who)]),
    ...(isSafe(answers)
      ? ([['SAFE', 'address of the Safe that pays and is the sender']] as [string, string][])
      : []),
    ...(sender === 'contract'
      ? ([['SENDER', 'address of the contract that is to be the sender']] as [string, string][])
      : []),
    ...(model === 'price-gated' && feed === ''
      ? ([['ORACLE', 'address of the price feed; the target price is in `src/main.ts`']] as [
          string,
          string,
        ][])
      : []),
  ];
}

const recipientVariable = (many: boolean, who: string): [string, string] =>
  many
    ? ['RECIPIENTS', `address of each ${who} that receives a stream, with commas between them`]
    : ['RECIPIENT', `address of the ${who} that receives`];
