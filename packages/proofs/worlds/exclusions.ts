import type { Product } from './dimensions';

/** Worlds that cannot be: all values that a rule names at once. */
export interface Exclusion {
  readonly when: Readonly<Record<string, readonly string[]>>;
  readonly because: string;
}

const V1 = ['lockupV1_0', 'lockupV1_2'];
const PRICES = ['below', 'above', 'stale', 'ahead', 'reverting', 'undecodable'];

export const exclusions: Readonly<Record<Product, readonly Exclusion[]>> = {
  lockup: [
    {
      when: { of: V1, model: ['priceGated'] },
      because: 'the first releases have no price-gated streams',
    },
    { when: { of: ['lockupV1_0'], model: ['tranched'] }, because: 'v1.0 has no tranched streams' },
    {
      when: { of: V1, model: ['linear'], shape: ['unlock', 'steps'] },
      because: 'a linear stream of the first releases has neither start unlock nor granularity',
    },
    {
      when: { model: ['dynamic', 'tranched'], shape: ['steps'] },
      because: 'only a linear stream has a granularity',
    },
    {
      when: { model: ['priceGated'], shape: ['unlock', 'cliff', 'steps'] },
      because: 'a price-gated stream releases all or nothing',
    },
    {
      when: { shape: ['plain', 'unlock', 'steps'], moment: ['cliff'] },
      because: 'the stream has no cliff',
    },
    {
      when: { cancelable: ['no', 'renounced'], moment: ['canceled'] },
      because: 'the stream cannot be canceled',
    },
    {
      when: { model: ['priceGated'], moment: ['canceled'] },
      because: 'nothing is left in a price-gated stream that was canceled: it is depleted',
    },
    {
      when: { model: ['priceGated'], withdrawn: ['some'] },
      because: 'a price-gated stream pays all at once',
    },
    {
      when: { moment: ['pending', 'start'], withdrawn: ['some'] },
      because: 'nothing is released yet',
    },
    {
      when: { moment: ['depleted'], withdrawn: ['some'] },
      because: 'a depleted stream has paid everything',
    },
    {
      when: { model: ['linear', 'dynamic', 'tranched'], feed: PRICES },
      because: 'only a price-gated stream has a price feed',
    },
    {
      when: { model: ['priceGated'], feed: ['none'] },
      because: 'a price-gated stream has a price feed',
    },
    {
      when: { of: V1, comptroller: ['fee', 'greedy', 'reverting', 'replaced', 'blind'] },
      because: 'the first releases ask for no fee of withdrawals',
    },
    {
      when: { of: ['lockupV1_0'], transferable: ['no'] },
      because: 'every stream of v1.0 is transferable',
    },
    {
      when: { token: ['fee'], moment: ['depleted'] },
      because: 'the contract has less than the deposit, so the stream cannot be emptied',
    },
  ],
  flow: [
    {
      when: { moment: ['pending', 'start', 'unfunded'], withdrawn: ['some'] },
      because: 'nothing can be withdrawn yet',
    },
    {
      when: { moment: ['unfunded'], token: ['fee'] },
      because: 'it never receives tokens',
    },
  ],
  airdrops: [
    {
      when: { expiration: ['none'], moment: ['last', 'expired', 'after'] },
      because: 'the campaign never expires',
    },
    {
      when: { expiration: ['soon'], moment: ['graceEnd', 'closed'] },
      because: 'the campaign expires earlier',
    },
    {
      when: { expiration: ['soon'], claimed: ['nobody'] },
      because: 'the expiration is counted from the first claim',
    },
    {
      when: { moment: ['created', 'unclaimed'], claimed: ['other', 'own'] },
      because: 'nothing is claimed yet',
    },
    {
      when: { moment: ['first', 'grace', 'graceEnd', 'closed'], claimed: ['nobody'] },
      because: 'the moment follows a claim',
    },
    {
      when: { list: ['one'], claimed: ['other', 'own'] },
      because: 'nobody else is on the list',
    },
    {
      when: { caller: ['other'], list: ['one'] },
      because: 'nobody else is on the list',
    },
    {
      when: { caller: ['former'], admin: ['first'] },
      because: 'the first admin is not a former one',
    },
    { when: { caller: ['admin'], admin: ['zero'] }, because: 'nobody calls as the zero address' },
  ],
};
