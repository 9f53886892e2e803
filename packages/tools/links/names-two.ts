import { splitName } from '@sablier-docs/protocol/indexers/identifiers';

/** The chain of a segment that names a stream or a campaign. */
const chainOf = (segment: string): string[] => {
  const chainId = splitName(segment)?.chainId ?? /^0x[0-9a-f]{40}-(\d{1,10})$/i.exec(segment)?.[1];
  return chainId === undefined ? [] : [chainId];
};

/** Whether a link of the app names two streams or campaigns, or a chain beside the one of its own. */
export function namesTwo({ pathname, searchParams }: URL): boolean {
  const [own, ...more] = pathname.split('/').flatMap(chainOf);
  if (own === undefined) return false;
  return more.length > 0 || searchParams.getAll('c').some((chainId) => chainId !== own);
}
