export { emptyLiveState, type LiveState } from '../reader';

/** The subject of a desk, as a word in its sentences. */
export type DeskSubject = 'stream' | 'campaign' | 'token' | 'transaction' | 'search';
