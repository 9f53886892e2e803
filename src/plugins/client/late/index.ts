import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReadingPlugin } from '../../built-pages';
import { withLateStyles } from './tags';

/** The late styles of the built pages wait for the first paint; with the framework's own client they do not. */
export default function lateStylesPlugin(): ReadingPlugin {
  return {
    name: 'late-styles',
    readSite({ outDir }) {
      const files: string[] = [];
      return {
        page: ({ file }) => void files.push(file),
        // From the files as they are by then: other readers write pages too.
        async end() {
          let changed = 0;
          for (const file of files) {
            const html = await readFile(path.join(outDir, file), 'utf8');
            const late = withLateStyles(html);
            if (late === html) continue;
            await writeFile(path.join(outDir, file), late);
            changed += 1;
          }
          if (changed === 0)
            throw new Error('No built page links /assets/css/late.*.css any more.');
        },
      };
    },
  };
}
