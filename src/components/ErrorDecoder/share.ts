/** Name of the query parameter that carries revert data. */
const PARAMETER = 'data';

/** Longer data does not go into the address, which servers and chats cut. */
const LONGEST_SHARED = 2_000;

/** Revert data of an address such as `?data=0x…`; undefined without one. */
export const readShared = (search: string): string | undefined =>
  new URLSearchParams(search).get(PARAMETER) ?? undefined;

/**
 * The query for the given data, with the other parameters kept; without data when there is none or
 * it is too long.
 */
export function writeShared(search: string, data: string | undefined): string {
  const parameters = new URLSearchParams(search);
  if (data && data.length <= LONGEST_SHARED) parameters.set(PARAMETER, data);
  else parameters.delete(PARAMETER);
  const text = parameters.toString();
  return text ? `?${text}` : '';
}
