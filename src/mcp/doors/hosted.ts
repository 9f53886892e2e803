import { callHere } from '../calls/here';
import { Pool } from '../calls/pool';
import { serveCalls } from '../calls/worker';
import type { Caller } from '../calls/types';
import { openSite } from '../site';
import { filesOfFolder } from './folder';
import { allowSite, answerHttp } from './http';

// As bundled, this file is its own worker.
serveCalls();

export type Handler = (request: Request) => Promise<Response>;

/**
 * The function of a host that keeps the built site in a folder beside it, and this file as it is (Vercel).
 * Calls run in a worker, which is kept between requests and can be ended.
 */
export const fromFolder = (folder: string): Handler =>
  handlerOf(new Pool(new URL(import.meta.url), folder, 1));

/** The same for a host that puts this file into another one (Netlify): calls run in the function itself. */
export const fromFolderHere = (folder: string): Handler =>
  handlerOf(callHere(openSite(filesOfFolder(folder))));

const handlerOf =
  (caller: Caller): Handler =>
  async (request) =>
    answerHttp(request, caller, allowSite(await caller.siteUrl()));
