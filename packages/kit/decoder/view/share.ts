import { splitQuery, writeQuery } from '../../inputs/query';

/** Id of the decoder's element. */
export const DECODER_ID = 'error-decoder';

/** Place of the revert data in the URL: `#error-decoder?data=0x…`, formerly `?data=0x…`. */
export const URL_STATE = { id: DECODER_ID, query: ['data'] } as const;

/** Longer data does not go into the URL, which chats truncate. */
const LONGEST_SHARED = 2_000;

/** Revert data of a state such as `?data=0x…`; undefined without one. */
export const readSharedError = (state: string): string | undefined =>
  new URLSearchParams(splitQuery(state, URL_STATE.query).own).get('data') ?? undefined;

/** The state for the given data; empty if there is none or it is too long. */
export const writeSharedError = (data: string | undefined): string =>
  data && data.length <= LONGEST_SHARED ? writeQuery([['data', data]]) : '';
