/**
 * Writes `build-hosted`, the built site with hosted search: the files of `build`, with pages that name the service and a
 * policy that allows its requests. `npm run build:hosted` runs it with the service that the browser tests answer for.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { htmlFilesOf } from '@sablier-docs/built/files';
import { securityHeaders } from '../config/headers';
import { headersOfBuild, writeHeaders } from '@sablier-docs/hosting/headers-file';
import { search } from '../config/search';
import { serviceTag } from '@sablier-docs/search/service-tag';

const BUILD = 'build';
const COPY = 'build-hosted';

/** In the head of every page, before anything that a page chooses. */
const CHARSET = /<meta charset=[^>]+>/i;

/** Hashes of the inline scripts in the policy of a build. */
function scriptsOf(policy: string): string[] {
  const [row = ''] = /script-src [^;]+/.exec(policy) ?? [];
  return [...row.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash);
}

function copyHosted(): void {
  const tag = serviceTag(search);
  if (!tag) throw new Error('Set the three variables ALGOLIA_* of the service.');
  const policy = headersOfBuild(BUILD).find(([name]) => name === 'Content-Security-Policy')?.[1];
  const chat = Boolean(process.env.CHAT_WIDGET_ID);
  const headers = securityHeaders({ scripts: scriptsOf(policy ?? ''), search, chat });
  rmSync(COPY, { recursive: true, force: true });
  cpSync(BUILD, COPY, { recursive: true });
  writeHeaders(COPY, { headers });
  const pages = htmlFilesOf(COPY);
  for (const page of pages) {
    const file = `${COPY}${page}`;
    const html = readFileSync(file, 'utf8');
    const start = CHARSET.exec(html)?.[0];
    if (!start) throw new Error(`${file} has no element for its charset.`);
    const element = `<meta name="${tag.name}" content="${tag.content}">`;
    writeFileSync(file, html.replace(start, `${start}${element}`));
  }
  console.log(`${pages.length} pages in "${COPY}" name the service.`);
}

copyHosted();
