import { familyOf, type Answers } from './answers';
import { calendarInWords } from './calendar-steps';
import { literalOf } from './feed-address';
import { rateInWords } from './period-words';
import { scheduleInWords } from './schedule-words';
import { doublePrice } from './terms';

/** Describes the answers in sentences. */
export function describeAnswers(answers: Answers): string {
  const { product, model, sender, recipient, hooks, batch, amounts, cancelable } = answers;
  const kind = product === 'lockup' ? `${model} Lockup stream` : 'Flow stream';
  const what = {
    no: `A ${kind}`,
    yes: `Several ${kind}s in one transaction`,
    parts: `A list of ${kind}s, in parts that fit into one transaction each`,
  }[batch];
  const who = {
    account: 'the account that pays',
    contract: 'a contract',
    safe: 'a Safe, which pays too',
  }[sender];
  const receives = recipient === 'contract' ? 'a contract' : 'any account';
  const ownWhat = product === 'flow' ? 'a deposit' : 'an amount';
  const owns = amounts === 'own' ? ` Each has ${ownWhat} of its own.` : '';
  const withHooks = hooks === 'yes' ? ' with hooks' : '';
  const cancels =
    product === 'flow'
      ? ''
      : cancelable === 'yes'
        ? ' The sender may cancel.'
        : ' Nobody can cancel.';
  return `${what}.${owns} The sender is ${who}, the recipient ${receives}${withHooks}.${cancels} ${terms(answers)}`.trim();
}

/** The details of the answers as a sentence; empty where there are none. */
function terms(answers: Answers): string {
  const { product, model, price, expiry, batch, amounts } = answers;
  if (product === 'flow')
    return `The rate ${amounts === 'own' ? 'of each ' : ''}is ${rateInWords(answers)}.`;
  if (model === 'linear') return `${scheduleInWords(answers)}.`;
  if (model !== 'price-gated') return calendarInWords(answers);
  const end = `after ${expiry} days whatever the price`;
  // In TypeScript, the streams have one recipient and differ in their targets.
  const released =
    batch === 'no' || familyOf(answers) === 'solidity'
      ? `Everything is released while the price is at or above ${price} USD, and ${end}.`
      : `One is released while the price is at or above ${price} USD, the other while it is at or above ${doublePrice(answers)} USD, and both ${end}.`;
  return `${released} ${feedInWords(answers)}`;
}

/** Who tells the price, which decides when the recipient is paid. */
const feedInWords = ({ feed }: Answers): string =>
  feed === ''
    ? 'You name the price feed when you run the project: whoever controls it decides when the recipient is paid.'
    : `The price is that of the feed ${literalOf(feed)}: whoever controls it decides when the recipient is paid. Compare it with the list of the oracle.`;
