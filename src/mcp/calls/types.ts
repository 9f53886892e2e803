import type { Turn } from './turn';

/** What a call of a tool came to: its answer as JSON, or a sentence that says why there is none. */
export interface Reply {
  text: string;
  isError: boolean;
}

/** Runs calls of tools, here or in a worker. */
export interface Caller {
  /**
   * Never rejects: an input without an answer, and a budget that is used up, are replies with `isError`.
   * @param args as the client sent them
   * @param turn budget of the request that the call came with
   */
  call(name: string, args: unknown, turn: Turn): Promise<Reply>;
  /** Origin of the site that the server answers about. @throws when the site cannot be read */
  siteUrl(): Promise<string>;
  close(): Promise<void>;
}

export const refused = (text: string): Reply => ({ text, isError: true });
