import { readFileSync } from 'node:fs';

/** Paths of every page in the built sitemap, for example `/concepts/streaming`. */
export function sitemapPaths(): string[] {
  const xml = readFileSync('build/sitemap.xml', 'utf8');
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => new URL(loc ?? '').pathname,
  );
  if (paths.length === 0) throw new Error('build/sitemap.xml names no page. Build the site first.');
  return paths;
}
