import { splitQuery, writeQuery } from '@site/src/tools/inputs/query';

/** Id of the decoder's element. */
export const ID = 'error-decoder';

/** Where an address has the decoder's revert data: `#error-decoder?data=0x…`, formerly `?data=0x…`. */
export const ADDRESS = { id: ID, query: ['data'] } as const;

/** Longer data does not go into the address, which chats cut. */
const LONGEST_SHARED = 2_000;

/** Revert data of a state such as `?data=0x…`; undefined without one. */
export const readShared = (state: string): string | undefined =>
  new URLSearchParams(splitQuery(state, ADDRESS.query).own).get('data') ?? undefined;

/** The state for the given data; empty when there is none or it is too long. */
export const writeShared = (data: string | undefined): string =>
  data && data.length <= LONGEST_SHARED ? writeQuery([['data', data]]) : '';
