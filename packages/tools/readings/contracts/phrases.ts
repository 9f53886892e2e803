import type { CallText } from '@sablier-docs/protocol/calls/types';
import type { ActionId } from './actions';
import type { DeskRelease } from './types';

/** The values of a form as text; those not entered yet are missing. */
export interface ShownValues {
  /** The stream's ID. */
  id: string;
  to?: string;
  from?: string;
  sender?: string;
  recipient?: string;
  /** In whole tokens. */
  amount?: string;
  /** Tokens per second, and per 30 days. */
  rate?: { perSecond: string; perMonth: string };
  ids?: readonly string[];
  /** Each with the symbol of its token, or with the decimals that were entered for all of them. */
  lines?: readonly { id: string; amount: string; symbol?: string; decimals?: number }[];
  /** The sum of the lines for each token, if every token is known. */
  totals?: readonly { amount: string; symbol: string }[] | undefined;
  brokerAccount?: string;
  /** In percent. */
  brokerFee?: string;
}

export type ActionDescriptions = Partial<
  Record<ActionId, (release: DeskRelease, shown: ShownValues) => CallText>
>;

const tokens = (amount: string): string => `${amount} ${amount === '1' ? 'token' : 'tokens'}`;

export const amountPhrase = ({ amount }: ShownValues): string =>
  amount === undefined ? 'the amount that you enter' : tokens(amount);

/** `250.5 USDC from stream 12, 1 token from stream 15`. */
export const amountsPhrase = (
  { lines }: ShownValues,
  preposition: 'from' | 'for' = 'from',
): string =>
  lines
    ?.map(
      ({ id, amount, symbol }) =>
        `${symbol === undefined ? tokens(amount) : `${amount} ${symbol}`} ${preposition} stream ${id}`,
    )
    .join(', ') ?? 'the amounts that you enter';

/** ` Total: 251.5 USDC and 2 DAI.`; nothing while a token is unknown. */
export const totalPhrase = ({ totals = [] }: ShownValues): string =>
  totals.length > 0
    ? ` Total: ${listPhrase(totals.map(({ amount, symbol }) => `${amount} ${symbol}`))}.`
    : '';

/** Streams of one contract can have several tokens, of which a form knows none. */
export function decimalsNote({ lines = [] }: ShownValues): string {
  const typed = lines.find(({ decimals }) => decimals !== undefined)?.decimals;
  return typed === undefined
    ? ''
    : ` Every amount without a token's name counts ${typed} decimals, whatever the token of its stream has.`;
}

export const addressPhrase = (address: string | undefined): string =>
  address ?? 'the address that you enter';

/** `12`, `12 and 15`, `12, 15 and 18`. */
export function listPhrase(ids: readonly string[]): string {
  const last = ids.at(-1) ?? '';
  return ids.length < 2 ? last : `${ids.slice(0, -1).join(', ')} and ${last}`;
}

export const streamsPhrase = (ids: readonly string[] | undefined): string =>
  !ids || ids.length === 0
    ? 'the streams that you enter'
    : `${ids.length === 1 ? 'stream' : 'streams'} ${listPhrase(ids)}`;

/** Who may withdraw, and to where. */
export const whoWithdraws = ({ rules }: DeskRelease): string =>
  `The recipient, or an operator that the recipient approved. ${
    rules.anyoneWithdraws
      ? 'Anybody else can send it too, if the receiving address is the recipient.'
      : 'The sender can send it too, if the receiving address is the recipient.'
  }`;

export const WITHDRAWAL_IS_FINAL =
  'A withdrawal cannot be undone. Tokens at a wrong address are lost.';
