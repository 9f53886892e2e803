import type { CallText } from '@sablier-docs/protocol/calls/types';

/** What a call does and what is final, which a wallet's user reads before sending. */
export const effectOf = ({ does, final }: CallText): string =>
  [does, final].filter(Boolean).join(' ');
