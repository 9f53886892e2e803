import { formatAmount } from '@sablier-docs/protocol/amount';
import { argumentOf, type Action, type Product, type Step } from './steps';

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
};

/** A step in words: "Day 40: sender, withdraw an amount, 20". */
export function describeStep(product: Product, { day, as, action, argument }: Step): string {
  const unit =
    argumentOf(product, action) === 'amount' ? (action === 'price' ? ' USD' : ' DAI') : '';
  const more = argument === undefined ? '' : `, ${argument}${unit}`;
  return `Day ${day}: ${as}, ${LABELS[action].toLowerCase()}${more}`;
}

/** Units of DAI as a reader sees them, cut after six decimals. */
export const dai = (units: bigint): string =>
  `${units < 0n ? '−' : ''}${formatAmount(units < 0n ? -units : units, 18, { maxDecimals: 6 })} DAI`;
