import { openSite } from '../site';
import { allowSite, answerHttp } from './http';
import { filesOfFolder } from './folder';

export type Handler = (request: Request) => Promise<Response>;

/**
 * The function of a host that keeps the built site in a folder beside it (Vercel, Netlify). Pages are read
 * once per machine and kept.
 */
export function fromFolder(folder: string): Handler {
  const site = openSite(filesOfFolder(folder));
  return async (request) => answerHttp(request, site, allowSite((await site.facts()).siteUrl));
}
