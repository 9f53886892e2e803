import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../src/markdown/vocabulary';

/** What a component does in the browser cannot be overlooked in its source. */
const DOES = /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore)\(|\son[A-Z]\w*=\{/;
/** The highlighter, which is loaded late in the browser. */
const MEANS = ['components/Code/useTokens'];
const TOOLS = '@site/src/components/Island/tools';

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

describe('a component of a page', () => {
  const used = new Map(Object.entries(vocabulary).map(([name, module]) => [name, module]));
  for (const page of [...pagesOf('docs'), ...pagesOf('snippets')]) {
    const imports = readFileSync(page, 'utf8').matchAll(
      /^import \{([^}]+)\} from '(@site[^']+)'/gm,
    );
    for (const [, names = '', module = ''] of imports) {
      for (const name of names.split(',')) used.set(name.trim(), module);
    }
  }
  const tools = [...used].filter(([, module]) => module === TOOLS).map(([name]) => name);
  const others = [...used].filter(([, module]) => module !== TOOLS);

  it.each(others)('%s does nothing in the browser, or it would be an island', (_name, module) => {
    const file = fileOf(module, '.');
    if (!file) throw new Error(`There is no module ${module}.`);
    const doing = [...graph(file)].filter((part) => DOES.test(readFileSync(part, 'utf8')));
    expect(doing).toEqual([]);
  });

  it.each(tools)('%s is an island, and does something', (name) => {
    const load = readFileSync('src/components/Island/load.ts', 'utf8');
    const module = new RegExp(`import\\('([^']+)'\\)\\)\\.${name},`).exec(load)?.[1] ?? '';
    const file = fileOf(module, '.');
    expect(file, name).toBeDefined();
    const does = [...graph(file ?? '')].some((part) => DOES.test(readFileSync(part, 'utf8')));
    expect(does, name).toBe(true);
  });
});
