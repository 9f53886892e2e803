/**
 * The changes of a pull request for readers, page by page, from two builds:
 *
 *     npm run review -- ../base/build build [--out review] [--pages 20] [--before main] [--after HEAD]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedPages } from './compare';
import { Build, differingPages } from './pages';
import { takePictures } from './pictures';
import { reportOf } from './report';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'review' },
      pages: { type: 'string', default: '20' },
      before: { type: 'string', default: 'the base' },
      after: { type: 'string', default: 'this change' },
    },
  });
  const [before, after, ...more] = positionals;
  const limit = Number(values.pages);
  if (!before || !after || more.length > 0 || !Number.isInteger(limit) || limit < 0) {
    throw new Error(
      'Write npm run review -- <build before> <build after> [--out review] [--pages 20]',
    );
  }
  const routes = differingPages(new Build(before), new Build(after));
  const changed = changedPages(routes.before, routes.after);
  // Written pages before generated ones, so that they are not left out.
  const pages = changed
    .toSorted((a, b) => Number(isGenerated(a.route)) - Number(isGenerated(b.route)))
    .slice(0, limit);
  const leftOut = changed.filter((page) => !pages.includes(page));
  const pictures = await takePictures(pages, { before, after }, routes);
  mkdirSync(values.out, { recursive: true });
  const names = { before: values.before, after: values.after };
  const file = path.join(values.out, 'index.html');
  writeFileSync(file, reportOf({ names, pages, pictures, leftOut }));
  console.log(`${file}: ${pages.length} pages, ${leftOut.length} left out`);
  for (const { route } of leftOut) console.log(`left out: ${route}`);
}

const isGenerated = (route: string) => /^\/reference\/\w+\/contracts\//.test(route);

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
