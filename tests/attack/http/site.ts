import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HEADERS_FILE } from '@sablier-docs/hosting/headers-file';
import { readSiteData } from '@sablier-docs/agents/server/site-data';
import { buildEmbeddedIndex } from '@sablier-docs/search/embedded/build';
import { h, fixtureRecords } from '@sablier-docs/search/embedded/fixtures';

const PAGES = ['/concepts/nft', '/concepts/streaming', '/guides/lockup/hooks', '/reference/errors'];
const WORDS =
  'stream token second recipient sender withdraw cancel refund deposit rate cliff segment tranche campaign claim';

/** A built site of a few pages, with all that the documentation server reads. Returns its folder. */
export function writeSite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'attack site ü%20'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write(HEADERS_FILE, JSON.stringify([['X-Content-Type-Options', 'nosniff']]));
  for (const page of ['/index', '/404', ...PAGES]) {
    write(`${page}.html`, `<!doctype html><title>${page}</title><p>${WORDS}`);
    write(`${page}.md`, markdown(page));
  }
  write('/agents/facts.json', JSON.stringify(readSiteData('https://site.example', process.cwd())));
  const { index, texts } = buildEmbeddedIndex(
    PAGES.flatMap((page) => fixtureRecords(page, page, bodyOf())),
    {
      isDeferred: (page) => page.startsWith('/reference'),
    },
  );
  write('/search-index.json', index);
  write('/search-texts.json', texts ?? '');
  return folder;
}

const markdown = (page: string) =>
  [
    `# ${page}`,
    '> A page.',
    '',
    ...HEADINGS.flatMap((title) => [`## ${title}`, '', `${WORDS}.`.repeat(40), '']),
  ].join('\n');

const HEADINGS = Array.from({ length: 80 }, (_, at) => `Section ${at} of the page`);

const bodyOf = () =>
  HEADINGS.map(
    (title, at) => `${h(2, `section-${at}`, title)}<p>${`${WORDS} ${at} `.repeat(12)}</p>`,
  ).join('');
