import { existsSync, readFileSync } from 'node:fs';
import type { Build } from './build';

/** They have the same pages: any of them says which. */
const BUILDS: readonly Build[] = ['build', 'build-stock', 'build-hosted'];

/** Paths of every page in the built sitemap, for example `/concepts/streaming`. */
export function sitemapPaths(): string[] {
  const file = BUILDS.map((build) => `${build}/sitemap.xml`).find((path) => existsSync(path));
  if (!file) throw new Error('There is no build. Run "npm run build:strict" first.');
  const xml = readFileSync(file, 'utf8');
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => new URL(loc ?? '').pathname,
  );
  if (paths.length === 0) throw new Error(`${file} names no page. Build the site again.`);
  return paths;
}
