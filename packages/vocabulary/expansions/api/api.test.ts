import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { remarkElements } from '../../steps/elements';
import { entitiesOf } from '@sablier-docs/protocol/indexers/model';

interface Node {
  type: string;
  name?: string;
  value?: string;
  lang?: string;
  attributes?: { name: string; value: string }[];
  children?: Node[];
  data?: { hProperties?: { id?: string } };
}

/** Runs the step over one element, as a page would write it. */
function expand(name: string, attributes: Record<string, string>): Node[] {
  const element = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ name: key, value })),
    children: [],
    position: { start: { line: 7 } },
  };
  const tree = { type: 'root', children: [element] } as unknown as Root;
  remarkElements()(tree, { path: `${process.cwd()}/docs/api/page.mdx` });
  return tree.children as unknown as Node[];
}

const textOf = (node: Node): string =>
  (node.value ?? '') + (node.children ?? []).map(textOf).join('');
/** Rows of the table, which may be inside a frame. */
function rowsOf(nodes: Node[]): Node[] {
  const all = nodes.flatMap((node) => (node.name === 'div' ? (node.children ?? []) : [node]));
  return all.find(({ type }) => type === 'table')?.children ?? [];
}
const cells = (row?: Node) => (row?.children ?? []).map(textOf);

describe('elements of the API pages', () => {
  it('list every field of an entity with an anchor', () => {
    const nodes = expand('EntityFields', { of: 'lockup', entity: 'LockupStream' });
    const [head, ...rows] = rowsOf(nodes);
    expect(cells(head)).toEqual(['Field', 'Type', 'What it holds']);
    const fields = entitiesOf.lockup.find(({ name }) => name === 'LockupStream')?.fields ?? [];
    expect(rows).toHaveLength(fields.length);
    expect(rows[0]?.data?.hProperties?.id).toBe('lockupstream-id');
    expect(nodes.at(-1)?.name).toBe('Anchors');
  });

  it('judge the two schemas field by field', () => {
    const rows = rowsOf(expand('Similarities', { of: 'lockup', entity: 'LockupStream' })).map(
      cells,
    );
    const verdict = (field: string) => rows.find(([name]) => name === field)?.slice(1);
    expect(verdict('alias')).toEqual(['String!', 'String!', 'same']);
    expect(verdict('depositAmount')).toEqual(['BigInt!', 'numeric!', 'typed differently']);
    expect(verdict('asset_id')).toEqual(['none', 'String!', 'only on Envio']);
    expect(verdict('asset')?.[2]).toContain('can be null');
    expect(verdict('category')?.[2]).toContain('as text');
    expect(verdict('actions')?.[2]).toBe('same');
    const [, roots] = rowsOf(expand('RootNames', { of: 'lockup', entities: 'LockupBatch' }));
    expect(cells(roots)).toEqual([
      'LockupBatch',
      'lockupBatch, LockupBatch_by_pk',
      'lockupBatches, LockupBatch',
      'none, LockupBatch_aggregate',
    ]);
  });

  it('list the chains of each vendor, and those without', () => {
    expect(rowsOf(expand('EnvioChains', { of: 'flow' }))).toHaveLength(1 + 28);
    expect(rowsOf(expand('GraphSubgraphs', { of: 'airdrops' }))).toHaveLength(1 + 19);
    const without = rowsOf(expand('ChainsWithoutIndexer', { of: 'lockup' })).map((row) =>
      cells(row),
    );
    expect(without.map(([chain]) => chain)).toContain('OP Sepolia');
    expect(without.map(([chain]) => chain)).not.toContain('Base');
    expect(rowsOf(expand('FirstEndpoints', { of: 'flow' }))).toHaveLength(1 + 18);
    expect(rowsOf(expand('LeftEndpoints', { of: 'lockup' }))).toHaveLength(1 + 7);
    // All but one left before the subgraphs of Lockup held Flow.
    const left = rowsOf(expand('LeftEndpoints', { of: 'flow' })).map((row) => cells(row)[0]);
    expect(left).toEqual(['Chain', 'Abstract']);
    expect(rowsOf(expand('FlowEndpoints', {}))).toHaveLength(1 + 24);
    expect(rowsOf(expand('LegacyEndpoints', {}))).toHaveLength(1 + 6);
  });

  it('show a query for both vendors with variables, answer and playground', () => {
    const [tabs] = expand('Query', { name: 'lockup/by-alias', first: 'the-graph' });
    expect(tabs?.name).toBe('QueryTabs');
    expect(tabs?.children).toHaveLength(2);
    for (const version of tabs?.children ?? []) {
      const props = Object.fromEntries((version.attributes ?? []).map((a) => [a.name, a.value]));
      const [query, answer] = version.children ?? [];
      expect(query?.lang).toBe('graphql');
      expect(query?.value).toBe(props.query);
      expect(JSON.parse(props.variables ?? '')).toEqual({ alias: 'LK3-1-12' });
      expect(answer?.attributes?.[0]?.value).toContain('"alias": "LK3-1-12"');
      const playground = new URL(props.playground ?? '');
      expect(playground.searchParams.get('query')).toContain('$alias: String! = "LK3-1-12"');
      expect(playground.searchParams.get('endpoint')).toContain(
        props.vendor === 'envio' ? 'hyperindex' : 'sablier-lockup-ethereum',
      );
    }
  });

  it('show a query for one vendor alone', () => {
    const [one] = expand('Query', { name: 'lockup/by-alias', only: 'the-graph' });
    const vendorsOf = (one?.children ?? []).map(
      ({ attributes = [] }) => attributes.find(({ name }) => name === 'vendor')?.value,
    );
    expect(vendorsOf).toEqual(['the-graph']);
  });

  it('leave other elements alone and name page and line of a mistake', () => {
    expect(expand('Glossary', {})[0]?.name).toBe('Glossary');
    const at = (name: string, attributes: Record<string, string>) => () => expand(name, attributes);
    expect(at('EntityFields', { of: 'lockup', entity: 'Nope' })).toThrow('docs/api/page.mdx:7');
    expect(at('EnumValues', { of: 'flow', name: 'Nope' })).toThrow(/no enum/);
    expect(at('Query', { name: 'lockup/nope' })).toThrow(/no file/);
  });
});
