import type { Reply } from './types';

/* Messages between the server and its worker, which runs one call at a time. */

/** Data for a new worker; `role` tells the file that it runs as one. */
export interface Start {
  role: typeof ROLE;
  /** Folder of the built site. */
  folder: string;
}

export const ROLE = 'sablier-docs-calls';

/** A call, with its arguments as JSON: text can be passed on whatever its nesting. */
export interface CallMessage {
  name: string;
  args: string;
}

/** The worker has read the site and takes calls, or a call has a reply. */
export type WorkerMessage = { ready: string } | { reply: Reply };
