import type { StreamContract } from '@sablier-docs/protocol/indexers/aliases';
import {
  nameStream,
  splitName,
  type StreamNames,
} from '@sablier-docs/protocol/indexers/identifiers';
import { readAppLink } from '../../links/app-link';
import { namesTwo } from '../../links/names-two';
import type { Parsed } from '@sablier-docs/kit/inputs/parsed';

/** More would keep a wallet busy for minutes. */
const MOST_STREAMS = 100;
/** A longer text is no list of streams. */
const LONGEST = 40_000;

/**
 * The streams of a list: aliases such as `LK3-8453-5`, IDs of indexers or links of the app, one per
 * line or with commas between them. All are on one chain; a repeated one counts once.
 */
export function readStreams(
  text: string,
  contracts: readonly StreamContract[],
): Parsed<StreamNames[]> {
  const names = text
    .slice(0, LONGEST)
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (names.length === 0) return { problem: 'Enter at least one stream, such as LK3-8453-5.' };
  if (names.length > MOST_STREAMS) return { problem: `Enter at most ${MOST_STREAMS} streams.` };
  const found = new Map<string, StreamNames>();
  for (const name of names) {
    const link = readAppLink(name);
    if (link && namesTwo(link)) {
      return {
        problem: `“${name.slice(0, 60)}” names two streams, or two chains. Enter the alias of one.`,
      };
    }
    const parts = splitName(link?.pathname ?? (name.includes('/') ? '' : name));
    if (!parts) {
      return { problem: `“${name.slice(0, 60)}” is no alias, ID or link of a stream: LK3-8453-5.` };
    }
    const naming = nameStream(parts, contracts);
    if ('problem' in naming) return { problem: `${name.slice(0, 60)}: ${naming.problem}` };
    found.set(naming.names.id, naming.names);
  }
  const streams = [...found.values()];
  const other = streams.find(({ chainId }) => chainId !== streams[0]?.chainId);
  return other
    ? { problem: `${other.alias} is on another chain. Read the streams of each chain alone.` }
    : { value: streams };
}
