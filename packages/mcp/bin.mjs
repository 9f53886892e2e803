#!/usr/bin/env node
// Serves the documentation over standard input and output. It reads the files beside it and nothing else.
import { fileURLToPath } from 'node:url';

const { serveStdio } = await import(new URL('stdio.mjs', import.meta.url).href);

// A path of the system: an address has spaces and letters in codes, and a drive behind a slash.
await serveStdio(fileURLToPath(new URL('site', import.meta.url)));
