import { expect, it } from 'vitest';
import { toolElements } from '@sablier-docs/vocabulary/elements/tools';
import { pages } from './pages';

const routeOf = (file: string) => `/${file.replace(/^docs\//, '').replace(/\.mdx$/, '')}`;

it('the page of tools leads to a page of each tool', () => {
  const all = pages();
  const list = all.find(({ file }) => file === 'docs/support/tools.mdx')?.body ?? '';
  const linked = new Set([...list.matchAll(/\]\((\/[^)#]*)/g)].map(([, to]) => to));
  expect(linked.size).toBeGreaterThan(10);
  const left = Object.keys(toolElements).filter(
    (name) =>
      !all.some(({ file, body }) => body.includes(`<${name} `) && linked.has(routeOf(file))),
  );
  expect(left).toEqual([]);
});
