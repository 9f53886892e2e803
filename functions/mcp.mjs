// Cloudflare Pages: the documentation server at /mcp. "npm run build" makes the code that it runs.
import { fromAssets } from '../build-mcp/assets.mjs';

/** @param {{ request: Request; env: { ASSETS: { fetch(address: string): Promise<Response> } } }} context */
export const onRequest = ({ request, env }) => fromAssets(request, env.ASSETS);
