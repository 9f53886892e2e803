import { formatAmount } from '@sablier-docs/protocol/amount';
import { argumentOf, MODES, type Action, type Product, type Step } from './steps';

/** What a button and a list call an action. */
export const LABELS: Readonly<Record<Action, string>> = {
  withdraw: 'Withdraw an amount',
  withdrawMax: 'Withdraw all that is available',
  cancel: 'Cancel',
  renounce: 'Give up the right to cancel',
  transfer: 'Transfer the NFT',
  price: 'Set the price',
  deposit: 'Deposit',
  refund: 'Refund',
  pause: 'Pause',
  restart: 'Restart with a rate per day',
  rate: 'Change the rate per day',
  void: 'Void',
  pay: 'Withdraw all and pay a fee',
  hook: 'Set what the hooks do',
  claim: 'Claim for an account on the list',
  claimOther: 'Claim another amount for oneself',
  clawback: 'Claw back',
};

/** What each behavior of the vault's hooks is called. */
export const MODE_LABELS: Readonly<Record<(typeof MODES)[number], string>> = {
  accept: 'accept',
  refuse: 'revert',
  wrong: 'return a wrong value',
};

const unitOf = (product: Product, action: Action): string => {
  const needs = argumentOf(product, action);
  if (needs === 'coin') return ' ETH';
  return needs !== 'amount' ? '' : action === 'price' ? ' USD' : ' DAI';
};

/** A step in words: "Day 40: sender, withdraw an amount, 20". */
export function describeStep(product: Product, { day, as, action, argument }: Step): string {
  const mode = MODES.find((one) => one === argument);
  const given = action === 'hook' && mode ? MODE_LABELS[mode] : argument;
  const more = given === undefined ? '' : `, ${given}${unitOf(product, action)}`;
  return `Day ${day}: ${as}, ${LABELS[action].toLowerCase()}${more}`;
}

/** Units of DAI as a reader sees them, cut after six decimals. */
export const dai = (units: bigint): string =>
  `${units < 0n ? '−' : ''}${formatAmount(units < 0n ? -units : units, 18, { maxDecimals: 6 })} DAI`;

/** Wei as a reader sees them, cut after six decimals. */
export const coin = (wei: bigint): string => dai(wei).replace(/DAI$/, 'ETH');
