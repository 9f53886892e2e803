import type { ContractPage, FunctionDoc, Link } from '../model';
import { emitted } from './emitted';
import { emittedAirdrops, otherwise } from './emitted-airdrops';
import type { CallDoc } from './types';

const orders = { ...emitted, ...emittedAirdrops };

/** @param key `product/Contract.function` */
export const isOrdered = (key: string) => key in orders;

/**
 * Events in the order of the logs; the token's own transfers have no link.
 * @throws when the function emits an event without an order, or an order has one that it cannot emit
 */
export function orderEvents(
  { product, name }: ContractPage,
  doc: FunctionDoc,
): { events: Link[]; otherwise?: CallDoc['otherwise'] } {
  const key = `${product}/${name}.${doc.name}`;
  const order = orders[key];
  if (!order) return { events: doc.events };
  const other = otherwise[key];
  const all = [...order, ...(other?.events ?? [])];
  const missing = doc.events.filter(
    ({ label }) => !all.some((one) => one === label || one === `NFT ${label}`),
  );
  if (missing.length > 0) {
    throw new Error(
      `${key} also emits ${missing.map(({ label }) => label).join(', ')}. Add them to calls/emitted.ts or emitted-airdrops.ts.`,
    );
  }
  const link = (one: string): Link => {
    const [, label = one] = /^NFT (.*)$/.exec(one) ?? [];
    if (one.startsWith('token ')) return { label: one };
    const known = doc.events.find((event) => event.label === label);
    if (known) return one.startsWith('NFT ') ? { ...known, label: one } : known;
    // Events of a called contract are documented on its own page, so they have no link here.
    if (doc.calls.length > 0 || product === 'airdrops') return { label: one };
    throw new Error(`${key} cannot emit ${one}.`);
  };
  return {
    events: order.map(link),
    ...(other ? { otherwise: { when: other.when, events: other.events.map(link) } } : {}),
  };
}
