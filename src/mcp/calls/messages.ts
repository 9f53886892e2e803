import type { Reply } from './types';

/* What the server and its worker tell each other. One call is under way at a time. */

/** How a worker is started; `role` tells the file that it runs in one. */
export interface Start {
  role: typeof ROLE;
  /** Folder of the built site. */
  folder: string;
}

export const ROLE = 'sablier-docs-calls';

/** A call, with its arguments as JSON: a text is passed on in any depth. */
export interface Asked {
  name: string;
  args: string;
}

/** The worker has read what it needs and takes calls, or a call came to something. */
export type Told = { ready: string } | { reply: Reply };
