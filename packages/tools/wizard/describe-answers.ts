import type { Answers } from './answers';

/** Describes the answers in sentences. */
export function describeAnswers(answers: Answers): string {
  const { product, model, sender, recipient, hooks, batch, cancelable } = answers;
  const kind = product === 'lockup' ? `${model} Lockup stream` : 'Flow stream';
  const what = batch === 'yes' ? `Several ${kind}s in one transaction` : `A ${kind}`;
  const who = sender === 'contract' ? 'a contract' : 'the account that pays';
  const receives = recipient === 'contract' ? 'a contract' : 'any account';
  const withHooks = hooks === 'yes' ? ' with hooks' : '';
  const cancels =
    product === 'flow'
      ? ''
      : cancelable === 'yes'
        ? ' The sender may cancel.'
        : ' Nobody can cancel.';
  return `${what}. The sender is ${who}, the recipient ${receives}${withHooks}.${cancels}`;
}
