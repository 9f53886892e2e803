/** Writes the code of Vercel's function (api/mcp.mjs) to build-mcp/: part of `npm run build`. */
import { bundleEntry } from './bundle';

bundleEntry('folder', 'build-mcp').then(
  (bytes) => console.log(`Documentation server for Vercel: ${Math.round(bytes / 1000)} KB.`),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
