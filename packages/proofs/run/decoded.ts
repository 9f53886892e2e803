import {
  decodedEvent,
  decodedRevert,
  type DecodedItem,
  type EventLog,
} from '@sablier-docs/chain/outcome';
import { formatAmount } from '@sablier-docs/protocol/amount';
import { decodeAbiParameters, type AbiFunction, type Hex } from 'viem';
import { runProof } from './run';
import { figure, writtenName, written } from './written';

const SELECTOR = 10;

interface Decoded {
  /** `lockup.cancel(1)`, with names in place of addresses. */
  readonly words: string;
  readonly name: string;
  readonly item?: AbiFunction;
}

/** A call in words. A function that no interface has is shown by its selector. */
export function callIn(data: Hex | undefined, to: Hex | null | undefined): Decoded {
  const on = to ? writtenName(to) : 'a new contract';
  const selector = (data ?? '0x').slice(0, SELECTOR) as Hex;
  const item = runProof.interfaces.functions[selector];
  if (!data || !item) return { words: `${on}, data ${selector}`, name: '' };
  try {
    const rest: Hex = `0x${data.slice(SELECTOR)}`;
    const args = item.inputs.length === 0 ? [] : decodeAbiParameters(item.inputs, rest);
    return {
      words: `${on}.${item.name}(${args.map(written).join(', ')})`,
      name: item.name,
      item,
    };
  } catch {
    return { words: `${on}.${item.name}(…)`, name: item.name, item };
  }
}

/** Why a call failed, in words: the custom error with its arguments, or the text of the revert. */
export function errorIn(data: Hex | undefined): string {
  if (data === undefined) return 'it fails';
  if (data === '0x') return 'it reverts without data';
  const item = runProof.interfaces.errors[data.slice(0, SELECTOR) as Hex];
  const error = decodedRevert(item ? [item] : [], data);
  if (!error) return `it reverts with ${data.slice(0, SELECTOR)}`;
  const text = error.args.map(({ value }) => written(value)).join(', ');
  return error.name === 'Error'
    ? `it reverts with "${text}"`
    : `it reverts with ${error.name}(${text})`;
}

/** Decimals of the tokens by the name of their contract; 18 unless given. */
const DECIMALS: Readonly<Record<string, number>> = {
  usdc: 6,
  'token.six': 6,
  'token.tether': 6,
  'token.whole': 0,
};
const ERC20_TOPICS = 3;

const eventOfProof = (log: EventLog): DecodedItem | undefined =>
  decodedEvent(runProof.interfaces.events[log.topics[0] ?? '0x'] ?? [], log);

/** Transfers of tokens, by their events. */
export const movesIn = (logs: readonly EventLog[]): string[] =>
  logs.flatMap((log) => {
    const found = isTransfer(log) ? eventOfProof(log) : undefined;
    if (!found) return [];
    const [from, to, amount] = found.args.map(({ value }) => value);
    if (typeof amount !== 'bigint') return [];
    return [
      `${writtenName(String(from))} → ${writtenName(String(to))}: ${tokens(amount, writtenName(log.address))}`,
    ];
  });

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const isTransfer = ({ topics }: EventLog): boolean =>
  topics[0] === TRANSFER && topics.length === ERC20_TOPICS;

const tokens = (amount: bigint, token: string): string =>
  `${formatAmount(amount, DECIMALS[token] ?? 18)} ${token.toUpperCase()}`;

/** Every other event in words. */
export const eventsIn = (logs: readonly EventLog[]): string[] =>
  logs.flatMap((log) => {
    if (isTransfer(log)) return [];
    const found = eventOfProof(log);
    if (!found) return [`Event of ${writtenName(log.address)}`];
    const args = found.args.map(
      ({ input: { name = '' }, value }) =>
        `${name}: ${typeof value === 'bigint' ? figure(value) : written(value)}`,
    );
    return [`Event ${found.name}(${args.join(', ')})`];
  });
