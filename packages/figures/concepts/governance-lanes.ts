import { formatAmount } from '@sablier-docs/protocol/amount';
import { feeInWei } from '@sablier-docs/protocol/fee';
import type { CallLane } from '../drawing/Lanes';
import { tokensWithSymbol, tokenUnits, USDC } from '../drawing/words';
import { DAYS } from './lockup';
import { cancelLane, freeLanes, partsOnDay, refusedLane, takenLane } from './rights';

/** What the comptroller answers, which the admin decides. */
export const DEEDS = [
  ['nothing', 'No fee'],
  ['fee', '1 USD'],
  ['price', 'Bad oracle'],
  ['halt', 'Broken'],
] as const;
export type Deed = (typeof DEEDS)[number][0];

export const GOVERNED = [
  ['lockup', 'Lockup'],
  ['flow', 'Flow'],
  ['campaign', 'Campaign'],
] as const;
export type Governed = (typeof GOVERNED)[number][0];

/** A caller of any contract; the sender of a stream is the admin of a campaign here. */
export type GovernedCaller = 'recipient' | 'sender' | 'stranger' | 'admin';

const USD = 100_000_000n;
const COIN_DECIMALS = 18;
/** The price of a coin in cents: the right one, and that of the bad oracle. */
const CENTS: Readonly<Record<'fee' | 'price', bigint>> = { fee: 300_000n, price: 1n };

/** What each withdrawal and each claim has to pay, in wei. */
export const feeOfDeed = (deed: 'fee' | 'price'): bigint =>
  feeInWei(USD, (CENTS[deed] * USD) / 100n, 0n);

export const coinsOfDeed = (deed: 'fee' | 'price'): string =>
  `${formatAmount(feeOfDeed(deed), COIN_DECIMALS, { maxDecimals: 6 })} ETH`;

/** A call that the comptroller is asked about: a withdrawal or a claim. */
function paidLane(call: string, amount: string, deed: Deed): CallLane {
  switch (deed) {
    case 'nothing':
      return takenLane(call, `${amount} to the recipient`, true);
    case 'fee':
      return takenLane(call, `${amount} for ${coinsOfDeed(deed)}`, true);
    case 'price':
      return takenLane(call, `costs ${coinsOfDeed(deed)}`, true, true);
    case 'halt':
      return takenLane(call, `${amount} must wait`, true, true);
  }
}

/** The admin's only call for tokens: what the contract has beyond its streams, which is nothing here. */
function recovery(isAdmin: boolean, deed: Deed, symbol: string): CallLane {
  if (!isAdmin) return refusedLane('Recover', 'only for the admin', true);
  const isHalted = deed === 'halt';
  return takenLane('Recover', isHalted ? 'reverts' : `surplus only: 0 ${symbol}`, true, isHalted);
}

function lockupLanes(day: number, deed: Deed, who: GovernedCaller): readonly CallLane[] {
  const { released } = partsOnDay(day);
  return [
    released === 0n
      ? refusedLane('Withdraw', 'nothing is released', true)
      : paidLane('Withdraw', tokensWithSymbol(released), deed),
    recovery(who === 'admin', deed, 'DAI'),
    cancelLane(day, who === 'sender'),
    ...freeLanes(who === 'recipient'),
  ];
}

const usdc = (count: number): string => tokensWithSymbol(tokenUnits(count, USDC), USDC);

/** A stream of Flow with 1 USDC a day and a deposit for 100 days. */
function flowLanes(day: number, deed: Deed, who: GovernedCaller): readonly CallLane[] {
  const forSender = (call: string, says: string): CallLane =>
    who === 'sender' ? takenLane(call, says) : refusedLane(call, 'only for the sender');
  return [
    day === 0
      ? refusedLane('Withdraw', 'nothing is owed', true)
      : paidLane('Withdraw', usdc(day), deed),
    recovery(who === 'admin', deed, 'USDC'),
    who === 'sender' && day === DAYS
      ? refusedLane('Refund', 'everything is owed')
      : forSender('Refund', `${usdc(DAYS - day)} to the sender`),
    forSender('Pause', 'the debt stops growing'),
    who === 'sender' || who === 'recipient'
      ? takenLane('Void', 'ends the stream')
      : refusedLane('Void', 'only for both sides'),
    ...freeLanes(who === 'recipient'),
  ];
}

/**
 * A campaign of Airdrops v3.0 with 200 DAI, of which nothing is claimed. It expires on day 100.
 * Source: https://github.com/sablier-labs/evm-monorepo/blob/airdrops@v3.0.1/airdrops/src/abstracts/SablierMerkleBase.sol
 */
function campaignLanes(day: number, deed: Deed, who: GovernedCaller): readonly CallLane[] {
  const isHalted = deed === 'halt';
  return [
    day >= DAYS ? refusedLane('Claim', 'has expired', true) : paidLane('Claim', '100 DAI', deed),
    takenLane('Launch', isHalted ? 'reverts' : 'a new campaign', true, isHalted),
    who === 'sender'
      ? takenLane('Claw back', '200 DAI to its admin')
      : refusedLane('Claw back', 'only for its admin'),
  ];
}

const LANES = { lockup: lockupLanes, flow: flowLanes, campaign: campaignLanes };

/** The outcome of each call on a day, as the contract answers it. */
export const lanesOfContract = (
  contract: Governed,
  day: number,
  deed: Deed,
  who: GovernedCaller,
): readonly CallLane[] => LANES[contract](day, deed, who);
