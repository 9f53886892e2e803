/** Writes the code of the hosts' functions to build-mcp/: part of `npm run build`. */
import { bundleDoor } from './bundle';

async function run(): Promise<void> {
  const sizes = await Promise.all([
    bundleDoor('folder', 'build-mcp'),
    bundleDoor('assets', 'build-mcp'),
  ]);
  const [folder = 0, assets = 0] = sizes.map((bytes) => Math.round(bytes / 1000));
  console.log(
    `Documentation server: ${folder} KB for Vercel and Netlify, ${assets} KB for Cloudflare.`,
  );
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
