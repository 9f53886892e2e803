import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReadingPlugin } from '@sablier-docs/built/plugin';
import { classesOfSheet, withSheets, type Sheet } from './link';

const FOLDER = 'assets/css';

/** @returns the sheets of these names that a build has, in this order; none with Docusaurus' own client */
function sheetsIn(outDir: string, names: readonly string[]): Sheet[] {
  const files = readdirSync(path.join(outDir, FOLDER));
  return names.flatMap((name) =>
    files
      .filter((file) => file.startsWith(`${name}.`))
      .map((file) => ({
        href: `/${FOLDER}/${file}`,
        classes: classesOfSheet(readFileSync(path.join(outDir, FOLDER, file), 'utf8')),
      })),
  );
}

/** Links the sheets of `pageSheets` (../options.ts) from the pages that show a class of them. */
export default function pageSheetsPlugin(names: readonly string[]): ReadingPlugin {
  return {
    name: 'page-sheets',
    readSite({ outDir }) {
      const sheets = sheetsIn(outDir, names);
      const linked: { file: string; html: string }[] = [];
      return {
        page({ file, html }) {
          const whole = withSheets(html, sheets);
          if (whole !== html) linked.push({ file, html: whole });
        },
        async end() {
          for (const { file, html } of linked) await writeFile(path.join(outDir, file), html);
        },
      };
    },
  };
}
