export { nothingLive, type LiveState } from '@site/src/tools/wallet/reader';

/** What a desk is about, as its sentences call it. */
export type Noun = 'stream' | 'campaign';
