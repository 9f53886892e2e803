// Vercel: the documentation server at /mcp. "npm run build" makes the code that it runs.
import { fileURLToPath } from 'node:url';

const { fromFolder } = await import(new URL('../build-mcp/folder.mjs', import.meta.url).href);

/** @type {(request: Request) => Promise<Response>} */
const answer = fromFolder(fileURLToPath(new URL('../build', import.meta.url)));

export default { fetch: answer };
