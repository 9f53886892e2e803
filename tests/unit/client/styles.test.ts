import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const load = createRequire(import.meta.url)('../../../src/plugins/client/all-styles.cjs') as (
  this: Context,
) => string;

interface Context {
  addContextDependency: (folder: string) => void;
  resourceQuery: string;
}

const watched = new Set<string>();
const importsOf = (resourceQuery: string) => [
  ...load
    .call({ addContextDependency: (folder) => void watched.add(folder), resourceQuery })
    .matchAll(/^import "(.+)";$/gm),
];
const filesOf = (query: string) => importsOf(query).map(([, file = '']) => file);

describe('the styles that the lean client imports', () => {
  const files = filesOf('');
  const apart = filesOf('?apart');

  it('are those of the theme, of what themes share and of the site, in this order', () => {
    expect(watched.size).toBe(3);
    const folders = [...watched];
    const places = files.map((file) => folders.findIndex((folder) => file.startsWith(folder)));
    expect(places).toEqual(places.toSorted());
    expect(new Set(places).size).toBe(3);
    expect(files.length).toBeGreaterThan(40);
  });

  it('come with the frame, or in a sheet of their own, and never both', () => {
    expect(apart.length).toBeGreaterThan(15);
    expect(files.filter((file) => apart.includes(file))).toEqual([]);
    expect(files.some((file) => file.includes('/SearchBar/'))).toBe(true);
    expect(apart.some((file) => file.includes('/Search/Page/'))).toBe(true);
  });

  it('are there for the frame that the framework draws', () => {
    for (const part of [
      'SkipToContent',
      'AnnouncementBar',
      'DocSidebar',
      'TOCCollapsible',
      'DocRoot',
    ]) {
      expect(
        files.some((file) => file.includes(`/theme/${part}/`)),
        part,
      ).toBe(true);
    }
  });

  it('are not there for what no page has', () => {
    expect(files.filter((file) => /\/theme\/(?:Blog|DocCard|Tabs|Mermaid)/.test(file))).toEqual([]);
  });
});
