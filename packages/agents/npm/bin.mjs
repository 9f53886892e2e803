#!/usr/bin/env node
// Serves the documentation over standard input and output. It reads only the files beside it.
import { fileURLToPath } from 'node:url';

const { serveFolder } = await import(new URL('stdio.mjs', import.meta.url).href);

// A file path: a URL has percent-encoded characters, and a slash before a drive letter.
serveFolder(fileURLToPath(new URL('site', import.meta.url)));
