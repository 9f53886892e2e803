import { callHere } from '../calls/here';
import type { Caller } from '../calls/types';
import { openSite } from '../site';
import { allowSite, answerHttp } from './http';

/** What serves the files of a site on Cloudflare Pages: `env.ASSETS`. */
export interface Assets {
  fetch(address: string): Promise<Response>;
}

let caller: Caller | undefined;

/** The function of a host that serves the built site's files by their address (Cloudflare Pages). */
export async function fromAssets(request: Request, assets: Assets): Promise<Response> {
  const { origin } = new URL(request.url);
  caller ??= callHere(
    openSite({
      async read(path) {
        const answer = await assets.fetch(origin + path);
        // For an address that it does not have, the host answers with a page.
        const isPage = (answer.headers.get('content-type') ?? '').includes('html');
        return answer.ok && !isPage ? answer.text() : null;
      },
    }),
  );
  return answerHttp(request, caller, allowSite(await caller.siteUrl()));
}
