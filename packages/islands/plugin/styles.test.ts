import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const load = createRequire(import.meta.url)('./all-styles.cjs') as (this: Context) => string;

interface Context {
  addContextDependency: (folder: string) => void;
  getOptions: () => { folders: string[]; unused: string[] };
}

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'styles-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** @returns the files that are imported, and the folders that are watched */
function run(unused: string[] = []): { files: string[]; watched: string[] } {
  const watched: string[] = [];
  const code = load.call({
    addContextDependency: (watchedFolder) => void watched.push(watchedFolder),
    getOptions: () => ({ folders: [folder], unused }),
  });
  return { files: [...code.matchAll(/^import "(.+)";$/gm)].map(([, file = '']) => file), watched };
}

describe('the styles that the islands client imports', () => {
  it('are those of the theme, of what themes share and of the site, in this order', () => {
    writeFileSync(path.join(folder, 'b.module.css'), '');
    writeFileSync(path.join(folder, 'a.module.css'), '');
    writeFileSync(path.join(folder, 'global.css'), '');
    const { files, watched } = run();
    expect(watched).toHaveLength(3);
    const places = files.map((file) => watched.findIndex((place) => file.startsWith(place)));
    expect(places).toEqual(places.toSorted());
    expect(new Set(places).size).toBe(3);
    expect(files.slice(-2)).toEqual(['a', 'b'].map((name) => `${folder}/${name}.module.css`));
  });

  it('leave out what the site does not use of the theme, and nothing of its own', () => {
    writeFileSync(path.join(folder, 'Tabs.module.css'), '');
    expect(run().files.some((file) => file.includes('/theme/Tabs/'))).toBe(true);
    const { files } = run(['^Tabs']);
    expect(files.some((file) => file.includes('/theme/Tabs/'))).toBe(false);
    expect(files.at(-1)).toBe(`${folder}/Tabs.module.css`);
  });

  it('are missed when a folder has none', () => {
    expect(() => run()).toThrow(`${folder} has no .module.css; see "styles"`);
  });
});
