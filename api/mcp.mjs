// Vercel: the documentation server at /mcp. "npm run build" makes the code that it runs.
const { fromFolder } = await import(new URL('../build-mcp/folder.mjs', import.meta.url).href);

/** @type {(request: Request) => Promise<Response>} */
const answer = fromFolder(new URL('../build', import.meta.url).pathname);

export default { fetch: answer };
