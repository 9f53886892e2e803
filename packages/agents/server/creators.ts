import { z } from 'zod';
import type { Call } from '@sablier-docs/kit/calls/call';
import { waysOut, type Passed } from '@sablier-docs/kit/calls/ways-out';
import type { ChainFact } from '@sablier-docs/protocol/chains';
import type { CreatorFact } from '@sablier-docs/tools/desks/creation/contracts/types';
import { type PartyKey, type PartyTexts, readParties } from '@sablier-docs/tools/desks/creation';
import { serverChainNamed } from './tools/chains';
import { serverReleaseName } from './release-names';
import type { SiteData } from './site-data/types';
import { ToolRefusal } from './tool';

/** A chain with the contract that creates streams or campaigns there. */
export interface Place {
  chain: ChainFact;
  address: string;
}

/** @throws a Refusal for an unknown chain, or one that lacks the contract */
export function creatorPlace(
  text: string,
  product: string,
  { contract, version, addresses }: CreatorFact,
  siteData: Pick<SiteData, 'chains'>,
): Place {
  const chain = serverChainNamed(text, siteData);
  const address = addresses[chain.id];
  if (address) return { chain, address };
  const release = serverReleaseName(product, version);
  throw new ToolRefusal(
    `${contract} of ${release} is not on ${chain.name}. \`resolve\` names the releases of a chain; this tool writes calls of the newest release alone.`,
  );
}

/** How other tools name the streams that a call of the newest release opens: an alias stands for one release alone. */
export function saysStreamName(
  product: 'lockup' | 'flow',
  { version }: CreatorFact,
  { id }: ChainFact,
  { streams }: Pick<SiteData, 'streams'>,
): string {
  const found = streams.find((one) => one.product === product && one.version === version);
  if (!found) throw new Error(`No alias is known of ${product} ${version}.`);
  return ` Other tools name a new stream "${found.alias}-${id}-" and its id, which is in an event of the receipt.`;
}

/** The input by which the person who signs says that dates in the past are meant. */
export const confirmedPast = z
  .boolean()
  .default(false)
  .describe(
    'True once the person who signs has said that a start in the past is intended: without it, such a call is refused with what it would release or owe at once.',
  );

/**
 * The calls of new streams.
 * @param past what those that start in the past release or owe at once; empty for none
 * @throws a Refusal while dates in the past are not confirmed
 */
export function newStreamCalls(
  calls: readonly Call[],
  past: string,
  isConfirmed: boolean,
): readonly Passed<Call>[] {
  const unconfirmed = past !== '' && !isConfirmed;
  const { toCopy } = waysOut({ calls, prepared: [], withheld: { unconfirmed } });
  if (toCopy.length > 0) return toCopy;
  throw new ToolRefusal(
    `${past} Ask the person who signs whether this is intended, and send the call again with \`confirmedPast\`: true, or with other dates.`,
  );
}

/** Problems of an input, all in one sentence each. @throws a Refusal when there is one */
export function refuseAll(problems: readonly (readonly [field: string, problem: string])[]): void {
  if (problems.length === 0) return;
  throw new ToolRefusal(
    `The call is not complete. ${problems.map(([field, problem]) => `\`${field}\`: ${problem}`).join(' ')}`,
  );
}

/** Reads addresses; what is wrong with them goes to `problems`. */
export function takeParties<Key extends PartyKey>(
  keys: readonly Key[],
  texts: PartyTexts,
  contract: string,
  problems: [field: string, problem: string][],
  prefix = '',
): Record<Key, string> {
  const reading = readParties(keys, texts, contract);
  for (const [key, problem] of Object.entries(reading.problems))
    problems.push([`${prefix}${key}`, problem]);
  return Object.fromEntries(keys.map((key) => [key, reading.parties[key] ?? ''])) as Record<
    Key,
    string
  >;
}
