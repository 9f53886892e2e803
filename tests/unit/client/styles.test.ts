import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const load = createRequire(import.meta.url)(
  '../../../src/plugins/client/all-styles.cjs',
) as (this: { addContextDependency: (folder: string) => void }) => string;

describe('the styles that the lean client imports', () => {
  const watched: string[] = [];
  const files = [
    ...load
      .call({ addContextDependency: (folder) => watched.push(folder) })
      .matchAll(/^import "(.+)";$/gm),
  ].map(([, file = '']) => file);

  it('are those of the theme, of its common components and of the site, in this order', () => {
    expect(watched).toHaveLength(3);
    const places = files.map((file) => watched.findIndex((folder) => file.startsWith(folder)));
    expect(places).toEqual(places.toSorted());
    expect(new Set(places).size).toBe(3);
    expect(files.length).toBeGreaterThan(60);
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
    expect(files.some((file) => file.includes('ThemedComponent'))).toBe(true);
  });

  it('are not there for what no page has', () => {
    expect(files.filter((file) => /\/theme\/(?:Blog|DocCard|Tabs|Mermaid)/.test(file))).toEqual([]);
  });
});
