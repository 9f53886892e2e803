import { zeroAddress } from 'viem';
import { expect } from 'vitest';
import type { Chains } from '../../chains';
import type { ContractActions } from '../../chains/contract';
import { DAY, usd } from '../../chains/units';
import { type Attempt, type Remedy } from './act';

/* Remedies that Lockup and Flow share, word for word. */

type Product = Chains['lockup'] | Chains['flow'];
type Open<C> = (chain: C) => Promise<bigint>;
type Play<C> = (chain: C, remedy: Remedy) => Promise<void>;

const MISSING = 999n;

/** @param view one that asks about a stream by its id */
export const nullPlay =
  (view: string): Play<ContractActions> =>
  async (chain, remedy) => {
    await remedy.fails(['stranger', view, [MISSING]]);
    remedy.leave(
      /^Check the id, the chain and the release of the contract: each deployment counts its own ids\./,
      'the chain of a test has one deployment',
    );
    await remedy.follow(/^`(\w+)` answers without a revert\.$/, async ([asked = '']) => {
      expect(await chain.read(asked, [MISSING])).toBe(false);
    });
  };

/** @param open a stream that releases something within a day */
export const feePlay =
  <C extends Product>(open: Open<C>): Play<C> =>
  async (chain, remedy) => {
    const id = await open(chain);
    await chain.pass(DAY);
    await chain.setMinFee(usd('1'));
    const draw = (value = 0n): Attempt => [
      ...(['recipient', 'withdrawMax'] as const),
      [id, 'recipient'],
      { value },
    ];
    await remedy.fails(draw());
    await remedy.follow(
      /^Read `(\w+)` again and send at least that with the call, in the field for the chain's coin\./,
      async ([view = '']) => {
        const fee = await chain.read(view, [id]);
        await remedy.works(draw(fee));
        await remedy.works(draw(fee + 1n));
      },
    );
    await remedy.follow(
      /^The amount follows a price feed, so add about (\d+) percent;/,
      async ([percent = '']) => {
        const fee = await chain.read('calculateMinFeeWei', [id]);
        // The margin is for a coin that falls by five percent before the call is mined.
        await chain.setPrice((usd('3000') * 95n) / 100n);
        await remedy.fails(draw(fee));
        await remedy.works(draw((fee * (100n + BigInt(percent))) / 100n));
      },
    );
    await remedy.follow(
      /^(the contract|the recipient|nobody) keeps what you send on top\./,
      async ([who]) => {
        const fee = await chain.read('calculateMinFeeWei', [id]);
        const before = await chain.chain.getBalance({ address: chain.address });
        await remedy.sends(draw(2n * fee));
        const kept = (await chain.chain.getBalance({ address: chain.address })) - before;
        expect(kept).toBe(who === 'the contract' ? 2n * fee : fee);
      },
    );
    remedy.leave(
      /^In the app or a desk of this site, read the stream again and repeat\.$/,
      'the desk has tests of its own in the browser',
    );
  };

/** @param open a stream whose NFT cannot change hands */
export const transferPlay =
  <C extends ContractActions>(open: Open<C>): Play<C> =>
  async (chain, remedy) => {
    const id = await open(chain);
    await chain.pass(DAY);
    await remedy.fails(['recipient', 'transferFrom', ['recipient', 'other', id]]);
    remedy.leave(/^Nothing can change the flag\./, 'no function sets it');
    await remedy.follow(
      /^The (recipient|sender), or an operator the (?:recipient|sender) approved, can withdraw to another address instead\.$/,
      async ([owner = '']) => {
        await remedy.sends([owner, 'setApprovalForAll', ['operator', true]]);
        for (const by of [owner, 'operator'])
          await remedy.works([by, 'withdrawMax', [id, 'other']]);
      },
    );
  };

/** @param open a stream that can pay something */
export const zeroAddressPlay =
  <C extends ContractActions>(open: Open<C>): Play<C> =>
  async (chain, remedy) => {
    const id = await open(chain);
    await remedy.fails(['recipient', 'withdrawMax', [id, zeroAddress]]);
    await remedy.follow(/^Pass the address that receives the tokens\.$/, () =>
      remedy.works(['recipient', 'withdrawMax', [id, 'other']]),
    );
  };

/** @param open a stream that can pay something */
export const ownersPlay =
  <C extends ContractActions>(open: Open<C>): Play<C> =>
  async (chain, remedy) => {
    const id = await open(chain);
    const draw = (by: string, to: string): Attempt => [by, 'withdrawMax', [id, to]];
    for (const by of ['stranger', 'sender']) await remedy.fails(draw(by, 'other'));
    await remedy.follow(/^Pass the (recipient|sender) as destination,/, async ([to = '']) => {
      for (const by of ['stranger', 'sender']) await remedy.works(draw(by, to));
    });
    await remedy.follow(
      /^or let the (recipient|sender) approve the caller\.$/,
      async ([owner = '']) => {
        for (const by of ['stranger', 'sender']) {
          await remedy.sends([owner, 'approve', [by, id]]);
          await remedy.works(draw(by, 'other'));
        }
      },
    );
  };
