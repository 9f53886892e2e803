import { Pool } from '../calls/pool';
import { serveCalls } from '../calls/worker';
import { allowSite, handleHttp } from './http';

// As bundled, this file is its own worker.
serveCalls();

/**
 * The function for a host that keeps the built site in a folder beside it, and this file unchanged (Vercel).
 * Calls run in a worker, which is kept between requests and can be ended.
 */
export function fromFolder(folder: string): (request: Request) => Promise<Response> {
  const pool = new Pool(new URL(import.meta.url), folder, 1);
  return async (request) => handleHttp(request, pool, allowSite(await pool.siteUrl()));
}
