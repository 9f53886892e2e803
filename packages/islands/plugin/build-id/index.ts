import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildId, withBuildId } from '@sablier-docs/built/build-id';
import type { ReadingPlugin } from '@sablier-docs/built/plugin';

/** Marks each built page with the build that wrote it, after all that changes scripts, styles and frames. */
export default function buildIdPlugin(): ReadingPlugin {
  return {
    name: 'build-id',
    readSite({ outDir }) {
      const files: { file: string; isPage: boolean }[] = [];
      return {
        page: ({ file, isPage }) => void files.push({ file, isPage }),
        async end() {
          const id = buildId(outDir);
          for (const { file, isPage } of files) {
            const html = await readFile(path.join(outDir, file), 'utf8');
            const marked = withBuildId(html, id);
            if (marked !== html) await writeFile(path.join(outDir, file), marked);
            else if (isPage) throw new Error(`${file} has no place for the name of its build.`);
          }
        },
      };
    },
  };
}
