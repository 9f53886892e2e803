import type { Code, Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { remarkCodeRegions } from './code-regions';

const FILE = 'examples/lockup/contracts.ts';

interface Wrapped {
  name: string;
  attributes: { name: string; value: string }[];
  children: Code[];
}

function run(meta: string, value = ''): Wrapped {
  const tree = { type: 'root', children: [{ type: 'code', lang: 'ts', meta, value }] } as Root;
  remarkCodeRegions()(tree, { path: 'docs/page.mdx' });
  return tree.children[0] as unknown as Wrapped;
}

describe('a fence that names a file', () => {
  it('shows the region under the name of the file, inside a frame with the whole source', () => {
    const { name, attributes, children } = run(`file="${FILE}" region="abi" {1}`);
    const given = Object.fromEntries(attributes.map((each) => [each.name, each.value]));
    expect(name).toBe('Sample');
    expect(given).toMatchObject({ path: FILE, language: 'ts', region: 'abi' });
    expect(given.source).not.toContain('region');
    expect(children[0]?.meta).toBe('title="contracts.ts" {1}');
    expect(given.source).toContain(children[0]?.value);
  });

  it('shows the whole file without a region, under a title of its own', () => {
    const [code] = run(`file="${FILE}" title="Addresses"`).children;
    expect(code?.meta).toBe('title="Addresses"');
    expect(code?.value).not.toContain('region');
  });

  it('can be run where a run has the name of its region, or for the whole file', () => {
    const MANAGE = 'examples/lockup/stream-management/manage-stream.ts';
    const runOf = (meta: string) =>
      run(meta)
        .attributes.find((each) => each.name === 'run')
        ?.value.split('#')[1];
    expect(runOf(`file="${MANAGE}" region="withdraw-max"`)).toBe('withdrawMax');
    expect(runOf(`file="${MANAGE}"`)).toBe('withdraw');
    expect(runOf(`file="${MANAGE}" region="setup"`)).toBeUndefined();
    expect(runOf(`file="${FILE}" region="abi"`)).toBeUndefined();
  });

  it('stops the build when something is wrong, and says where', () => {
    expect(() => run('file="examples/nope.ts"')).toThrow(/docs\/page.mdx:0: There is no file/);
    expect(() => run('file="src/css/base.css"')).toThrow(/not a path of the form examples\//);
    expect(() => run('file="examples/../package.json"')).toThrow(/not a path/);
    expect(() => run(`file="${FILE}" region="nope"`)).toThrow(/no region "nope"/);
    expect(() => run(`file="${FILE}"`, 'const a = 1')).toThrow(/leave it empty/);
  });

  it('leaves a fence without "file" as it is', () => {
    expect(run('title="a.ts"', 'x')).toMatchObject({ type: 'code', value: 'x' });
  });
});
