import type { Budget } from './budget';

/** The reply to a call of a tool: its result as JSON, or a sentence with the reason why there is none. */
export interface Reply {
  text: string;
  isError: boolean;
}

/** Runs calls of tools. */
export interface Caller {
  /**
   * Never rejects: an input without a result and a used-up budget give replies with `isError`.
   * @param args as the client sent them
   * @param budget of the request that the call came with
   */
  call(name: string, args: unknown, budget: Budget): Promise<Reply>;
  /** Origin of the server's site. @throws when the site cannot be read */
  siteUrl(): Promise<string>;
  close(): Promise<void>;
}

export const refused = (text: string): Reply => ({ text, isError: true });
