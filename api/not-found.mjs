// Vercel: the Markdown of an address without a page, with the status 404 and the pages that it may mean. "npm run build"
// makes the code that it runs.
import { fileURLToPath } from 'node:url';

const { notFoundFrom } = await import(new URL('../build-mcp/not-found.mjs', import.meta.url).href);

/** @type {(request: Request) => Promise<Response>} */
const answer = notFoundFrom(fileURLToPath(new URL('../build', import.meta.url)));

export default { fetch: answer };
