import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Answers of wallets that make no sense, and the page that takes the place of a whole one. */
const ALLOWED = ['packages/kit/wallet/problem.ts', 'src/theme/ErrorPageContent.tsx'];

it('no tool asks a reader to reload the page, which would lose what was typed', () => {
  const files = ['packages/kit', 'packages/tools', 'packages/create-streams/view', 'src'].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
        .map((file) => path.join(folder, file)),
  );
  const asking = files.filter((file) =>
    /\breload\s+(?:the|this)\s+page/i.test(readFileSync(file, 'utf8')),
  );
  expect(asking.sort()).toEqual(ALLOWED);
});
