import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypeKeep } from '../../../src/markdown/keep';
import { liveComponents, vocabulary } from '../../../src/markdown/vocabulary';

const text = (tagName: string, ...children: unknown[]) =>
  ({ type: 'element', tagName, properties: {}, children }) as unknown as Element;
const component = (name: string | null) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children: [],
});

function keep(...children: unknown[]): Root {
  const tree = { type: 'root', children } as unknown as Root;
  rehypeKeep()(tree);
  return tree;
}

const isStill = (tree: Root) => tree.children.some(({ type }) => (type as string) === 'mdxjsEsm');
const isKept = (element: Element) => element.properties.dataKeep === '';

describe('what the browser does not make anew', () => {
  it('is a whole page when no tool is on it', () => {
    const paragraph = text('p', component('Term'));
    expect(isStill(keep(paragraph, component('StreamPlot'), component(null)))).toBe(true);
    expect(isKept(paragraph), 'needs no mark of its own').toBe(false);
  });

  it('is every block without a tool on the other pages', () => {
    const [still, live] = [text('p'), text('blockquote', text('p'), component('CsvChecker'))];
    expect(isStill(keep(still, live))).toBe(false);
    expect(isKept(still)).toBe(true);
    expect(isKept(live)).toBe(false);
  });

  it('holds the mark at the outermost block', () => {
    const inner = text('p');
    const outer = text('ul', text('li', inner));
    keep(component('ErrorDecoder'), outer);
    expect([isKept(outer), isKept(inner)]).toEqual([true, false]);
  });

  it('looks at elements in braces, and not at comments', () => {
    const braces = (value: string) => ({ type: 'mdxFlowExpression', value });
    expect(isStill(keep(braces('/* why */')))).toBe(true);
    expect(isStill(keep(braces('<Tool />')))).toBe(false);
  });
});

/** What a component does in the browser cannot be overlooked in its source. */
const DOES = /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore)\(|\son[A-Z]\w*=\{/;
/** The site's own means of leaving things as they are, and of following an address. */
const MEANS = ['components/Keep/', 'components/Later/', 'components/Code/useTokens'];

/** The file of a module of this repository; undefined for a package and for a style. */
function fileOf(module: string, from: string): string | undefined {
  if (!/^(\.|@site\/)/.test(module) || module.endsWith('.css')) return undefined;
  const base = module.startsWith('@site/')
    ? module.replace('@site/', '')
    : path.join(path.dirname(from), module);
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => base + end)
    .find((file) => /\.\w+$/.test(file) && existsSync(file));
}

/** Every file that this file is made of. */
function graph(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, module = ''] of readFileSync(file, 'utf8').matchAll(/ from '([^']+)'/g)) {
    const next = fileOf(module, file);
    if (next && !MEANS.some((means) => next.includes(means))) graph(next, seen);
  }
  return seen;
}

const pagesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join(folder, file));

describe('a component that is not listed as live', () => {
  const used = new Map(Object.entries(vocabulary).map(([name, module]) => [name, module]));
  for (const page of [...pagesOf('docs'), ...pagesOf('snippets')]) {
    const imports = readFileSync(page, 'utf8').matchAll(
      /^import \{([^}]+)\} from '(@site[^']+)'/gm,
    );
    for (const [, names = '', module = ''] of imports) {
      for (const name of names.split(',')) used.set(name.trim(), module);
    }
  }
  const still = [...used].filter(([name]) => !liveComponents.has(name));

  it.each(still)('%s does nothing in the browser', (_name, module) => {
    const file = fileOf(module, '.');
    if (!file) throw new Error(`There is no module ${module}.`);
    const doing = [...graph(file)].filter((part) => DOES.test(readFileSync(part, 'utf8')));
    expect(doing).toEqual([]);
  });

  it('is told from those that are, each of which does something', () => {
    for (const name of liveComponents) {
      const file = fileOf(used.get(name) ?? '', '.');
      expect(file, name).toBeDefined();
      const does = [...graph(file ?? '')].some((part) => DOES.test(readFileSync(part, 'utf8')));
      expect(does, name).toBe(true);
    }
  });

  it('is all that a fragment has', () => {
    for (const page of pagesOf('snippets')) {
      const names = [...readFileSync(page, 'utf8').matchAll(/<([A-Z]\w*)/g)].map(
        ([, name]) => name,
      );
      expect(names.filter((name) => liveComponents.has(name ?? ''), page)).toEqual([]);
    }
  });
});
