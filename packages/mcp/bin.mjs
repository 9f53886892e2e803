#!/usr/bin/env node
// Serves the documentation over standard input and output. It reads the files beside it and nothing else.
const { serveStdio } = await import(new URL('stdio.mjs', import.meta.url).href);

await serveStdio(new URL('site', import.meta.url).pathname);

export {};
