import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readServerFacts } from '../../../src/mcp/facts';
import { buildEmbeddedIndex } from '../../../src/search/embedded/build';
import { h, recordsOf } from '../../unit/search/fixtures';

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
  write('_headers', '/*\n  X-Content-Type-Options: nosniff\n');
  for (const page of ['/index', '/404', ...PAGES]) {
    write(`${page}.html`, `<!doctype html><title>${page}</title><p>${WORDS}`);
    write(`${page}.md`, markdown(page));
  }
  write(
    '/agents/facts.json',
    JSON.stringify(readServerFacts('https://site.example', process.cwd())),
  );
  const { json, rest } = buildEmbeddedIndex(
    PAGES.flatMap((page) => recordsOf(page, page, bodyOf())),
    {
      isLater: (page) => page.startsWith('/reference'),
    },
  );
  write('/search-index.json', json);
  write('/search-texts.json', rest ?? '');
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
