import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { starterNames } from '../../starters';
import { archivePath, isArchived } from '@sablier-docs/vocabulary/steps/sample-archive';

/** A page that shows samples of code. */
export interface SamplePage {
  /** Name of its project, for example `sablier-lockup-hooks`. */
  readonly name: string;
  readonly title: string;
  /** For example `/guides/lockup/examples/hooks`. */
  readonly route: string;
  /** Path of its archive on the site, without a leading slash. */
  readonly archive: string;
  /** The samples that it shows, from the root of the repository, each once. */
  readonly files: readonly string[];
}

/** Parts of a route that a project's name leaves out: paths in an archive have at most 100 bytes. */
const BETWEEN = ['', 'guides', 'examples', 'create-stream', 'batch-create-streams'];

const FENCE = /^\s*```\w+ .*?file="([^"]+)"/gm;

/** Every page that shows samples of code. @throws when there is none */
export function samplePages(siteDir: string): SamplePage[] {
  const pages = readdirSync(path.join(siteDir, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.split(path.sep).join('/')}`)
    .filter((page) => page.endsWith('.mdx'))
    .flatMap((page) => pageOf(siteDir, page));
  if (pages.length === 0) throw new Error('No page shows a sample.');
  return pages;
}

function pageOf(siteDir: string, page: string): SamplePage[] {
  const source = readFileSync(path.join(siteDir, page), 'utf8');
  const shown = [...source.matchAll(FENCE)].map(([, file = '']) => file).filter(isArchived);
  const archive = archivePath(page);
  if (shown.length === 0 || archive === null) return [];
  const route = `/${archive.replace(/^examples\//, '').replace(/\.tgz$/, '')}`;
  const parts = route.split('/').filter((part) => !BETWEEN.includes(part));
  const short = `sablier-${parts.join('-')}`;
  // A starter of that name unpacks into the same folder, and the later one would overwrite the earlier.
  const name = starterNames(siteDir).includes(short.replace('sablier-', ''))
    ? `${short}-${route.split('/').at(-1)}`
    : short;
  // A title with a colon is in quotes.
  const title = /^title: (['"]?)(.*)\1$/m.exec(source)?.[2] ?? route;
  return [{ name, title, route, archive, files: [...new Set(shown)] }];
}
