import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReadingPlugin } from '../../built-pages';
import { withLate } from './tags';

/**
 * The late styles and the scripts of the built pages wait for the first paint; with the framework's own client
 * they do not.
 */
export default function latePlugin(): ReadingPlugin {
  return {
    name: 'late',
    readSite({ outDir }) {
      const files: string[] = [];
      return {
        page: ({ file }) => void files.push(file),
        // From the files as they are by then: other readers write pages too.
        async end() {
          let changed = 0;
          for (const file of files) {
            const html = await readFile(path.join(outDir, file), 'utf8');
            const late = withLate(html);
            if (late === html) continue;
            await writeFile(path.join(outDir, file), late);
            if (late.includes('<link rel=late ')) changed += 1;
          }
          if (changed === 0)
            throw new Error('No built page links /assets/css/late.*.css any more.');
        },
      };
    },
  };
}
