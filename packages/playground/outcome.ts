import {
  decodedEvent,
  decodedRevert,
  type DecodedItem,
  type EventLog,
} from '@sablier-docs/chain/outcome';
import { formatUnits, zeroAddress, type Abi, type Hex } from 'viem';
import type { Meaning } from './contracts';
import { DAY_SECONDS, type Places } from './places';
import { SESSION_START } from './session-start';

/** A name with its arguments in words: an event, or a custom error. */
export interface Named {
  readonly name: string;
  readonly args: readonly { readonly name: string; readonly value: string }[];
}

/** Why a call was refused: an error with its meaning, if there is an entry of it. */
export type Refusal = Named & Partial<Meaning>;

/** Arguments that are amounts of DAI, by their name. */
const AMOUNT = /amount$|^(value|balance|needed|deposit|brokerFee)$|debt$/i;
/** Amounts of the chain's coin, seconds, and rates. */
const WEI = /wei$|^feePaid$/i;
const SECOND = /time(stamp)?$|^(expiration|start|cliff|end)$/i;
const RATE = /ratePerSecond$/i;

/** An event of a contract, with names in place of addresses; undefined when the interface does not have it. */
export function eventOf(abi: Abi, log: EventLog, places: Places): Named | undefined {
  const event = decodedEvent(abi, log);
  return event && namedIn(event, places);
}

/** The custom error or the text of a revert. */
export function errorOf(abi: Abi, data: Hex, places: Places): Named {
  const error = decodedRevert(abi, data);
  if (error) return namedIn(error, places);
  return { name: data === '0x' ? 'a revert without data' : `a revert with ${data}`, args: [] };
}

const namedIn = ({ name, args }: DecodedItem, places: Places): Named => ({
  name,
  args: args.map(({ input, value }) => {
    const { name: argument = '' } = input;
    return { name: argument, value: wordOf(argument, value, places) };
  }),
});

function wordOf(name: string, value: unknown, places: Places): string {
  if (typeof value === 'string') return accountName(value, places);
  if (typeof value === 'bigint' || typeof value === 'number') return numberOf(name, BigInt(value));
  if (Array.isArray(value)) return value.map((one) => wordOf(name, one, places)).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, one]) => `${key} ${wordOf(key, one, places)}`)
      .join(', ');
  return String(value);
}

function numberOf(name: string, value: bigint): string {
  if (AMOUNT.test(name)) return `${formatUnits(value, 18)} DAI`;
  if (WEI.test(name)) return `${formatUnits(value, 18)} ETH`;
  if (RATE.test(name)) return `${formatUnits(value, 18)} DAI per second`;
  const day = (Number(value) - SESSION_START) / DAY_SECONDS;
  // 0 is no time.
  return SECOND.test(name) && value > 0n ? `day ${Math.round(day * 100) / 100}` : String(value);
}

/** The name of an account or contract of the playground, or the address itself. */
export function accountName(address: string, { accounts, contracts }: Places): string {
  const all = [...Object.entries(accounts), ...Object.entries(contracts)];
  const [name] = all.find(([, one]) => one.toLowerCase() === address.toLowerCase()) ?? [];
  return name ?? (address === zeroAddress ? 'nobody' : address);
}
