import type { Said } from '../calls/types';
import type { ActionId } from './actions';
import type { DeskRelease } from './types';

/** What a form holds, as a reader writes it; what is missing is not there yet. */
export interface Shown {
  /** The stream's ID. */
  id: string;
  to?: string;
  from?: string;
  sender?: string;
  recipient?: string;
  /** In whole tokens. */
  amount?: string;
  /** Tokens per second, and the same per 30 days. */
  rate?: { perSecond: string; perMonth: string };
  ids?: readonly string[];
  lines?: readonly { id: string; amount: string }[];
  brokerAccount?: string;
  /** In percent. */
  brokerFee?: string;
}

export type Words = Partial<Record<ActionId, (release: DeskRelease, shown: Shown) => Said>>;

const tokens = (amount: string): string => `${amount} ${amount === '1' ? 'token' : 'tokens'}`;

export const amountOf = ({ amount }: Shown): string =>
  amount === undefined ? 'the amount that you enter' : tokens(amount);

/** `250.5 tokens from stream 12, 1 token from stream 15`. */
export const amountsOf = ({ lines }: Shown): string =>
  lines?.map(({ id, amount }) => `${tokens(amount)} from stream ${id}`).join(', ') ??
  'the amounts that you enter';

export const addressIn = (address: string | undefined): string =>
  address ?? 'the address that you enter';

/** `12`, `12 and 15`, `12, 15 and 18`. */
export function listed(ids: readonly string[]): string {
  const last = ids.at(-1) ?? '';
  return ids.length < 2 ? last : `${ids.slice(0, -1).join(', ')} and ${last}`;
}

export const streamsIn = (ids: readonly string[] | undefined): string =>
  !ids || ids.length === 0
    ? 'the streams that you enter'
    : `${ids.length === 1 ? 'stream' : 'streams'} ${listed(ids)}`;

/** Who may withdraw, and to where. */
export const whoWithdraws = ({ rules }: DeskRelease): string =>
  `The recipient, or an operator that the recipient approved. ${
    rules.anyoneWithdraws
      ? 'Anybody else can send it too, if the receiving address is the recipient.'
      : 'The sender can send it too, if the receiving address is the recipient.'
  }`;

export const PAID = 'A withdrawal cannot be undone. Tokens at a wrong address are lost.';
