// Vercel: the Markdown of an address without a page, as two lines with the status 404.
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../build/404.md', import.meta.url));
const headers = { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' };

export default { fetch: () => new Response(text, { status: 404, headers }) };
