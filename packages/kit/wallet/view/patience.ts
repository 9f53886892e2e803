import type { RefObject } from 'react';

/**
 * Time in which a second press is ignored, in milliseconds: a wallet that gets two requests rejects
 * one, or opens two windows. Later, the reader has given up on the first.
 */
const PATIENCE = 5_000;

/** Whether a wallet was asked so short a time ago that it is not asked again. @param since of a WalletReader */
export const isAsking = (since: RefObject<number | null>): boolean =>
  since.current !== null && performance.now() - since.current < PATIENCE;
