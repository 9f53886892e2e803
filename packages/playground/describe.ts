import { formatAmount } from '@sablier-docs/protocol/amount';
import type { Scene } from './scenes';
import type { Action, CALLERS, STEP_MODES, Step } from './steps';

/** What a button and a list call an action. */
export const ACTION_LABELS: Readonly<Record<Action, string>> = {
  withdraw: 'Withdraw an amount',
  withdrawMax: 'Withdraw all that is available',
  cancel: 'Cancel',
  renounce: 'Give up the right to cancel',
  transfer: 'Transfer the NFT',
  price: 'Set the price',
  deposit: 'Deposit (top up)',
  refund: 'Refund (take tokens back)',
  pause: 'Pause',
  restart: 'Restart with a rate per day',
  rate: 'Change the rate per day',
  void: 'Void (end for good)',
  pay: 'Withdraw all and pay a fee',
  hook: 'Set what the hooks do',
  claim: 'Claim for an account on the list',
  claimOther: 'Claim another amount for oneself',
  clawback: 'Claw back (take unclaimed tokens)',
};

/** Who an account is in a scene, after its name. */
export function roleOf(who: (typeof CALLERS)[number], { stream, hasHook }: Scene): string {
  if (stream.model === 'campaign')
    return { sender: 'the admin', recipient: 'on the list', stranger: 'on the list' }[who];
  return {
    sender: 'who pays',
    recipient: hasHook ? 'not of this stream' : 'who is paid at first',
    stranger: 'with no part in it at first',
  }[who];
}

/** What each behavior of the vault's hooks is called. */
export const MODE_LABELS: Readonly<Record<(typeof STEP_MODES)[number], string>> = {
  accept: 'accept',
  refuse: 'refuse (revert)',
  wrong: 'return a wrong value',
  burn: 'burn all their gas',
};

/** A number with a comma between thousands, as other amounts have it. */
const grouped = (text: string): string =>
  text.replace(/^\d+/, (whole) => formatAmount(BigInt(whole), 0));

/** What a step does, after its account: "withdraws 20 DAI". */
function doesIn({ as, action, argument = '' }: Step): string {
  switch (action) {
    case 'withdraw':
      return `withdraws ${argument} DAI`;
    case 'withdrawMax':
      return 'withdraws all that is available';
    case 'pay':
      return `withdraws all that is available and pays ${argument} ETH`;
    case 'cancel':
      return 'cancels the stream';
    case 'renounce':
      return 'gives up the right to cancel';
    case 'transfer':
      return `transfers the NFT to the ${argument}`;
    case 'price':
      return `sets the price to ${grouped(argument)} USD`;
    case 'hook':
      return `makes the hooks of the vault ${MODE_LABELS[argument as (typeof STEP_MODES)[number]]}`;
    case 'deposit':
      return `deposits ${argument} DAI`;
    case 'refund':
      return `takes back ${argument} DAI`;
    case 'pause':
      return 'pauses the stream';
    case 'restart':
      return `restarts the stream with ${argument} DAI per day`;
    case 'rate':
      return `changes the rate to ${argument} DAI per day`;
    case 'void':
      return 'voids the stream, which ends it';
    case 'claim':
      return as === argument ? 'claims' : `claims for the ${argument}`;
    case 'claimOther':
      return `claims ${argument} DAI for itself`;
    case 'clawback':
      return `claws back ${argument} DAI from the campaign`;
  }
}

/** A step in words: "Day 40: the sender withdraws 20 DAI". */
export const describeStep = (step: Step): string =>
  `Day ${step.day}: the ${step.as} ${doesIn(step)}`;

/** Units of DAI as a reader sees them, cut after six decimals. */
export const dai = (units: bigint): string =>
  `${units < 0n ? '−' : ''}${formatAmount(units < 0n ? -units : units, 18, { maxDecimals: 6 })} DAI`;

/** Wei as a reader sees them, cut after six decimals. */
export const coin = (wei: bigint): string => dai(wei).replace(/DAI$/, 'ETH');

const SHOWN = 1_000_000_000_000n;

/** A fee to pay, rounded up at six decimals: who pays what is shown pays enough. */
export const feeIn = (wei: bigint): string => coin(((wei + SHOWN - 1n) / SHOWN) * SHOWN);
