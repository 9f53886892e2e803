import { shareOf } from '@sablier-docs/kit/plots/share';
import { formatAmount, formatCount } from '@sablier-docs/protocol/amount';
import { feeInWei } from '@sablier-docs/protocol/fee';
import { SECONDS_PER_HOUR } from '@sablier-docs/protocol/seconds';
import type { ReactNode } from 'react';
import { type Figure, type FigureState, type Sentence } from '../figure';
import { Controls, Onward, Pictures, Presses, Run, Said, Slider, Terms } from '../drawing/controls';
import { placeOf, Timeline } from '../drawing/Timeline';
import { exactDigits } from '../drawing/words';
import { playgroundLink } from './links';

export interface FeeState extends FigureState {
  /** The minimum in cents of a USD. */
  readonly cents: number;
  /** The price of a coin in USD. */
  readonly price: number;
  /** The age of that price in hours. */
  readonly age: number;
}

const COIN_DECIMALS = 18;
const PRICE = [500, 6_000] as const;
const OLDEST = 48;
const MOST_CENTS = 500;
const USD = 100_000_000n;

const feeOf = ({ cents, price, age }: FeeState): bigint =>
  feeInWei(
    (BigInt(cents) * USD) / 100n,
    BigInt(Math.round(price)) * USD,
    BigInt(Math.round(age * Number(SECONDS_PER_HOUR))),
  );

const dollars = (cents: number): string => `${(cents / 100).toFixed(2)} USD`;
const coins = (wei: bigint): string => formatAmount(wei, COIN_DECIMALS, { maxDecimals: 6 });
const priceWord = (price: number): string => `${formatCount(Math.round(price))} USD`;
const hours = (age: number): string =>
  `${Math.floor(age)} ${Math.floor(age) === 1 ? 'hour' : 'hours'}`;

function sentence(state: FeeState): Sentence {
  const { cents, price, age } = state;
  const fee = feeOf(state);
  if (fee > 0n)
    return [
      `A minimum fee of ${dollars(cents)} per withdrawal is `,
      `${coins(fee)} ETH`,
      ` while 1 ETH costs ${priceWord(price)}. Exactly: `,
      `${formatCount(fee)} wei`,
      '.',
    ];
  if (cents === 0)
    return ['A minimum fee of 0 USD per withdrawal is ', '0 wei', ' at every price.'];
  return [
    `The price is ${hours(age)} old, which is more than 24: it does not count, and the minimum fee is `,
    '0 wei',
    '.',
  ];
}

const PRICES = Array.from({ length: 45 }, (_, at) => PRICE[0] + ((PRICE[1] - PRICE[0]) * at) / 44);
const HOURS = [0, 24, 24.001, OLDEST];

/** A withdrawal without a fee, which the contract refuses unless the fee is 0, and one that pays it. */
function stepsOf(price: number, fee: bigint): string {
  const paid = fee > 0n ? `, 10 recipient pay ${exactDigits(fee)}` : '';
  return `10 market price ${price}, 10 recipient withdrawMax${paid}`;
}

function draw(state: FeeState, id: string): ReactNode {
  const { cents, price, age } = state;
  const fee = feeOf(state);
  const top = feeOf({ cents: Math.max(cents, 1), price: PRICE[0], age: 0 });
  const priceShare = (one: number) => (one - PRICE[0]) / (PRICE[1] - PRICE[0]);
  const at = (one: FeeState) => shareOf(feeOf(one), top);
  const amounts = [
    [0, '0'],
    [1, 'ETH'],
  ] as const;
  const mark = { y: shareOf(fee, top), text: coins(fee) };
  // The feed of the playground is never old.
  const fresh = feeOf({ ...state, age: 0 });
  return (
    <>
      <Said letters={125} sentence={sentence(state)} />
      <Pictures>
        <Timeline
          label={`The fee in ETH by the price of a coin, from ${priceWord(PRICE[0])} to ${priceWord(PRICE[1])}: ${coins(fee)} at ${priceWord(price)}. Half the price doubles it.`}
          lines={[
            {
              points: PRICES.map((one) => ({
                x: priceShare(one),
                y: at({ ...state, price: one, age }),
              })),
              color: 'grain',
              isFilled: true,
            },
          ]}
          clock={priceShare(price)}
          mark={mark}
          amounts={amounts}
          times={[
            [0, '500 USD'],
            [0.4545, formatCount(3_000)],
            [1, formatCount(6_000)],
          ]}
          drags="price"
          isWhole
        />
        <Timeline
          label={`The fee by the age of the price, from 0 to ${OLDEST} hours: the same up to 24 hours, and 0 from then on.`}
          lines={[
            {
              points: HOURS.map((one) => ({
                ...placeOf(BigInt(Math.round(one * 1000)), BigInt(OLDEST * 1000), 0n, 1n),
                y: at({ ...state, age: one }),
              })),
              color: 'grain',
              isFilled: true,
            },
          ]}
          clock={age / OLDEST}
          mark={mark}
          amounts={amounts}
          times={[
            [0, '0 hours old'],
            [0.5, '24'],
            [1, '48'],
          ]}
          drags="age"
        />
      </Pictures>
      <Terms>
        <Slider
          id={id}
          name="cents"
          label="Minimum"
          value={cents}
          max={MOST_CENTS}
          text={dollars(cents)}
        />
        <Slider
          id={id}
          name="price"
          label="1 ETH"
          value={price}
          min={PRICE[0]}
          max={PRICE[1]}
          step={50}
          text={priceWord(price)}
        />
      </Terms>
      <Controls>
        <Slider
          id={id}
          name="age"
          label="Age of the price"
          value={Math.floor(age)}
          max={OLDEST}
          text={hours(age)}
        />
        <Presses>
          <Run state={state} />
        </Presses>
      </Controls>
      <Onward
        links={[
          [
            playgroundLink('fee', stepsOf(price, fresh), dollars(cents)),
            fee < fresh ? 'Try it on the contract, with a price of now' : 'Try it on the contract',
          ],
          ['/guides/lockup/examples/fees#withdraw', 'In code'],
        ]}
      />
    </>
  );
}

export const fees: Figure<FeeState> = {
  start: { cents: 99, price: 4_000, age: 1 },
  limits: { cents: [0, MOST_CENTS], price: [...PRICE, 50], age: [0, OLDEST] },
  clock: { name: 'age', end: OLDEST },
  sentence,
  draw,
};
