// What a playground loads when it is started: the chain, the interfaces of the contracts, and viem's coders.
import contracts from '@facts/playground.json';
import { loadInPage, openInPage } from '@sablier-docs/chain/worker/in-page';
import type { Scene } from './scenes';
import { openSession, type Session } from './session';
import { SESSION_START } from './session-start';

export interface RunningSession extends Session {
  /** Ends the worker. */
  close(): void;
}

/** Time before the start of a scene, in seconds, in which its contracts are deployed. */
const BEFORE = 3_600;

/**
 * Milliseconds that a call may take. No code of others runs here, and a slow phone needs more than a second for the
 * picture of an NFT.
 */
const LIMIT = 20_000;

/** Starts a chain in a worker and opens a scene on it. @throws when a file does not arrive or the chain fails */
export async function start(scene: Scene): Promise<RunningSession> {
  const timestamp = BigInt(SESSION_START - BEFORE);
  const chain = openInPage({ timestamp, limit: LIMIT, patience: 2 * LIMIT });
  try {
    const session = await openSession(scene, { chain, contracts, load: loadInPage });
    return { ...session, close: chain.close };
  } catch (error) {
    chain.close();
    throw error;
  }
}
