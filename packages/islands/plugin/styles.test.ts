import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const load = createRequire(import.meta.url)('./all-styles.cjs') as (this: Context) => string;

interface Context {
  resourcePath: string;
  addContextDependency: (folder: string) => void;
  getOptions: () => { folders: string[]; unused: string[]; rare: string[]; rareModule: string };
}

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'styles-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const RARE_MODULE = '/site/rare.js';

interface Left {
  unused?: string[];
  rare?: string[];
}

/** @returns the files that are imported, those that are imported on demand, and the folders that are watched */
function run({ unused = [], rare = [] }: Left = {}, resourcePath = '/site/styles.js') {
  const watched: string[] = [];
  const code = load.call({
    resourcePath,
    addContextDependency: (watchedFolder) => void watched.push(watchedFolder),
    getOptions: () => ({ folders: [folder], unused, rare, rareModule: RARE_MODULE }),
  });
  const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, file = '']) => file);
  return {
    files: found(/^import "(.+)";$/gm),
    onDemand: found(/\bimport\("(.+)"\)/g),
    watched,
  };
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
    const { files } = run({ unused: ['^Tabs'] });
    expect(files.some((file) => file.includes('/theme/Tabs/'))).toBe(false);
    expect(files.at(-1)).toBe(`${folder}/Tabs.module.css`);
  });

  it('leave those of few pages to a module of their own, which they ask for on demand', () => {
    for (const name of ['a', 'b', 'c']) writeFileSync(path.join(folder, `${name}.module.css`), '');
    const rare = ['[\\\\/]a\\.module', '[\\\\/]c\\.module'];
    const first = run({ rare });
    expect(first.files.filter((file) => file.startsWith(folder))).toEqual([
      `${folder}/b.module.css`,
    ]);
    expect(first.onDemand).toEqual([RARE_MODULE]);
    const second = run({ rare }, RARE_MODULE);
    expect(second.files).toEqual([`${folder}/a.module.css`, `${folder}/c.module.css`]);
    expect(second.onDemand).toEqual([]);
    expect(run().onDemand).toEqual([]);
  });

  it('are missed when a folder has none', () => {
    expect(() => run()).toThrow(`${folder} has no .module.css; see "styles"`);
  });
});
