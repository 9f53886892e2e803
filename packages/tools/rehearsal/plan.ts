import type { Address } from 'viem';
import { partiesOf, type StreamResults } from '../readings/stream/results';
import { HOUR } from './means';
import { NotRehearsed } from './not-rehearsed';
import type { Site } from './site';

/** A stream to make as it was read. */
export interface Plan {
  readonly sender: Address;
  readonly recipient: Address;
  /** Unix second at which the chain begins, before the stream and the calls. */
  readonly begin: bigint;
}

/**
 * @param first second of the stream
 * @param now Unix second of the calls
 * @throws NotRehearsed without sender or recipient
 */
export function rehearsalPlan(results: StreamResults, first: bigint, now: bigint): Plan {
  const { sender, recipient } = partiesOf(results);
  if (!sender || !recipient) throw incomplete();
  const begin = (first < now ? first : now) - HOUR;
  return { sender: sender as Address, recipient: recipient as Address, begin };
}

/** The terms that were read. @throws NotRehearsed where `read` finds none, or throws */
export function wholly<T>(read: () => T | null): T {
  try {
    const terms = read();
    if (terms !== null) return terms;
  } catch {
    // What is missing is told in one sentence.
  }
  throw incomplete();
}

const incomplete = () =>
  new NotRehearsed('The terms of the stream were not read in full. Read the stream again.');

/** Gives both parties what they need. @returns the id that the stream will have */
export async function openParties(site: Site, { sender, recipient }: Plan): Promise<bigint> {
  await site.fund(sender);
  await site.fund(recipient);
  return site.read<bigint>('nextStreamId');
}
