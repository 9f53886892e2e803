import {
  decodedEvent,
  revertDataIn,
  decodedRevert,
  type EventLog,
} from '@sablier-docs/chain/outcome';
import { encodeCall, type Value } from '@sablier-docs/protocol/calls/encode';
import type { CallInput } from '@sablier-docs/protocol/calls/types';
import { formatAmount } from '@sablier-docs/protocol/amount';
import { BaseError, getAddress, type Abi, type AbiParameter, type Address, type Hex } from 'viem';
import type { Site } from './site';
import type { Rows } from './rows';
import type { Change, Rehearsal, Row, ToRehearse } from './types';

interface OnSite {
  /** The real stream and the one of the rehearsal; none where the calls create one. */
  readonly ids?: { readonly real: bigint; readonly here: bigint };
  readonly time: bigint;
  /** What the contract says now, in words. */
  readonly rows: () => Promise<Rows>;
  /** What else can be otherwise on the real chain. */
  readonly notes?: readonly string[];
}

/** Runs the prepared calls on a site, and compares what everyone has before and after. */
export async function runCalls(
  site: Site,
  { prepared, places: others, token, roles, contract = 'the contract' }: ToRehearse,
  { ids, time, rows, notes = [] }: OnSite,
): Promise<Rehearsal> {
  const parties = partiesOf({ ...roles, [contract]: site.contract }, prepared);
  const holdings = async () =>
    Promise.all(
      [...parties.keys()].map(async (address) => ({
        token: await site.tokensOf(address),
        coin: await site.coinOf(address),
      })),
    );
  const before = { rows: await rows(), holdings: await holdings() };
  const places: Places = new Map([
    ...Object.entries(others).map(([real, here]) => [real.toLowerCase(), here] as const),
    [token.address.toLowerCase(), site.token],
  ]);
  const logs: EventLog[] = [];
  let refused: string | null = null;
  for (const { call, from } of prepared) {
    const to = places.get(call.to.toLowerCase());
    if (!to) throw new Error('The rehearsal has no contract that this call goes to.');
    const args = call.fn.inputs.map((input, at) =>
      placed(call.args[at] as Value, input, places, ids),
    );
    try {
      const data = encodeCall(call.fn, args) as Hex;
      logs.push(...(await site.sendData(getAddress(from), to, data, call.value)));
    } catch (error) {
      refused = wordsOf(error, site.abi);
      break;
    }
  }
  const after = { rows: await rows(), holdings: await holdings() };
  const names = new Map([...parties].map(([address, [who = '']]) => [address.toLowerCase(), who]));
  names.set(site.token.toLowerCase(), 'the token');
  return {
    time,
    refused,
    notes,
    changes: [...parties].flatMap(([, who], at) =>
      (['token', 'coin'] as const).flatMap((unit): Change[] => {
        const by = (after.holdings[at]?.[unit] ?? 0n) - (before.holdings[at]?.[unit] ?? 0n);
        return by === 0n ? [] : [{ who, unit, by }];
      }),
    ),
    rows: compared(before.rows, after.rows),
    events: logs
      .filter(({ address }) => address.toLowerCase() === site.contract.toLowerCase())
      .flatMap((log) => eventWords(log, site.abi, { names, token, ids })),
  };
}

function compared(before: Rows, after: Rows): Row[] {
  const labels = [...new Set([...before, ...after].map(([label]) => label))];
  const [first, last] = [new Map(before), new Map(after)];
  return labels.map((label) => ({
    label,
    before: first.get(label) ?? 'none',
    after: last.get(label) ?? 'none',
  }));
}

type Places = ReadonlyMap<string, Address>;

/** An argument with the addresses and the stream of the rehearsal. */
function placed(
  value: Value,
  { name, components }: CallInput,
  places: Places,
  ids: OnSite['ids'],
): Value {
  if (typeof value === 'string') return places.get(value.toLowerCase()) ?? placedIn(value, places);
  if (typeof value === 'bigint')
    return ids && /^streamIds?$|^tokenId$/.test(name) && value === ids.real ? ids.here : value;
  if (!Array.isArray(value)) return value;
  const list = value as readonly Value[];
  // The parts of a tuple, or the items of a list, which may be tuples.
  return components && !Array.isArray(list[0])
    ? list.map((one, at) => placed(one, components[at] ?? { name: '', type: '' }, places, ids))
    : list.map((one) =>
        placed(one, { name, type: '', ...(components && { components }) }, places, ids),
      );
}

/** The data of a call within a call, in which an address is a word. */
const placedIn = (text: string, places: Places): string =>
  text.length <= ADDRESS
    ? text
    : [...places].reduce((data, [real, here]) => data.replaceAll(wordOf(real), wordOf(here)), text);

const ADDRESS = 42;
const wordOf = (address: string): string => address.slice(2).toLowerCase().padStart(64, '0');

/** Accounts with all their roles, in the order of the roles. */
function partiesOf(
  roles: Readonly<Record<string, string>>,
  prepared: ToRehearse['prepared'],
): ReadonlyMap<Address, readonly string[]> {
  const all: [string, string][] = Object.entries(roles);
  for (const { from } of prepared) all.push(['the account that sends', from]);
  const found = new Map<Address, string[]>();
  for (const [role, text] of all) {
    const address = getAddress(text);
    const own = found.get(address) ?? [];
    if (!own.includes(role)) own.push(role);
    found.set(address, own);
  }
  return found;
}

interface Words {
  readonly names: ReadonlyMap<string, string>;
  readonly token: ToRehearse['token'];
  readonly ids: OnSite['ids'];
}

function eventWords(log: EventLog, abi: Abi, words: Words): string[] {
  const event = decodedEvent(abi, log);
  if (!event) return [];
  const list = event.args.map(
    ({ input, value }) => `${input.name ?? ''} ${valueWords(input, value, words)}`,
  );
  return [`${event.name}: ${list.join(', ')}`];
}

const AMOUNT = /amount$|^amount|^deposit$|^withdraw$|refund|debt$/i;

function valueWords(input: AbiParameter, value: unknown, words: Words): string {
  const { name = '', type } = input;
  if (typeof value === 'bigint' || typeof value === 'number') {
    const { ids, token } = words;
    if (ids && /^(streamId|tokenId|_tokenId)$/.test(name) && BigInt(value) === ids.here)
      return String(ids.real);
    if (type === 'uint128' && AMOUNT.test(name))
      return `${formatAmount(BigInt(value), token.decimals)} ${token.symbol}`;
    return String(value);
  }
  if (typeof value === 'string') return words.names.get(value.toLowerCase()) ?? value;
  if (Array.isArray(value)) return value.map((one) => valueWords(input, one, words)).join('; ');
  if (typeof value === 'object' && value !== null) {
    const parts = 'components' in input ? input.components : [];
    return Object.entries(value)
      .map(([key, one]) => {
        const part = parts.find((each) => each.name === key) ?? { name: key, type: '' };
        return `${key} ${valueWords(part, one, words)}`;
      })
      .join(', ');
  }
  return String(value);
}

/** The error of a refused call with its arguments. */
function wordsOf(error: unknown, abi: Abi): string {
  const data = revertDataIn(error);
  if (data === undefined) return error instanceof BaseError ? error.shortMessage : String(error);
  if (data === '0x') return 'a revert without data';
  const refused = decodedRevert(abi, data);
  if (!refused) return `a revert with ${data.slice(0, 10)}`;
  return `${refused.name}(${refused.args.map(({ value }) => String(value)).join(', ')})`;
}
