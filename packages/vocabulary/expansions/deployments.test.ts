import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { remarkElements } from '../steps/elements';
import { blockNode } from './nodes';
import {
  countContracts,
  readDeployment,
  readDeployments,
} from '@sablier-docs/protocol/deployments';

function expand(name: string, attributes: Record<string, string>): Root {
  const tree: Root = { type: 'root', children: [blockNode(name, attributes)] };
  remarkElements()(tree, {});
  return tree;
}

const headingsOf = (tree: Root): [number, string, unknown][] => {
  const found: [number, string, unknown][] = [];
  visit(tree, 'heading', (node: Heading) => {
    const [child] = node.children;
    found.push([
      node.depth,
      child && 'value' in child ? child.value : '',
      node.data?.hProperties?.id,
    ]);
  });
  return found;
};

const count = (tree: Root, type: string) => {
  let nodes = 0;
  visit(tree, type, () => void nodes++);
  return nodes;
};

describe('<Deployments>', () => {
  it('becomes a heading and a table per chain, mainnets before testnets', () => {
    const tree = expand('Deployments', { product: 'lockup', version: 'latest' });
    const headings = headingsOf(tree);
    expect(headings[0]).toEqual([2, 'Mainnets', 'mainnets']);
    expect(headings).toContainEqual([3, 'Ethereum', 'mainnet']);
    expect(headings).toContainEqual([3, 'BNB Chain', 'bsc']);
    const deployment = readDeployment('lockup', 'latest');
    const { chains } = deployment;
    const mainnets = chains.filter(({ isTestnet }) => !isTestnet);
    expect(headings.filter(([depth]) => depth === 3)).toHaveLength(chains.length);
    expect(headings.findIndex(([, title]) => title === 'Testnets')).toBe(1 + mainnets.length);
    expect(count(tree, 'table')).toBe(chains.length);
    expect(count(tree, 'tableRow')).toBe(chains.length + countContracts(deployment));
    expect(JSON.stringify(tree)).toContain('0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB');
  });

  it('leaves out columns that the release has no values for', () => {
    const row = (product: string) => {
      const cells: string[] = [];
      visit(expand('Deployments', { product, version: 'v1.1' }), 'tableRow', (node) => {
        if (cells.length === 0) cells.push(...node.children.map(() => ''));
      });
      return cells.length;
    };
    expect(row('legacy')).toBe(2);
    expect(row('flow')).toBe(4);
  });

  it('keeps ids apart where a page shows two releases', () => {
    const tree = expand('Deployments', { product: 'legacy', version: 'v1.0', suffix: 'v1.0' });
    expect(headingsOf(tree)).toEqual([[3, 'Ethereum (v1.0)', 'mainnet-v1-0']]);
  });
});

describe('the other elements', () => {
  it('expands each element of facts into a table or a list of known length', () => {
    expect(count(expand('ContractRoles', { product: 'lockup', version: 'v1.0' }), 'tableRow')).toBe(
      9,
    );
    expect(count(expand('ReleaseHistory', { of: 'airdrops' }), 'list')).toBe(5);
    expect(count(expand('ReleaseChanges', { of: 'flow', version: 'v1.0' }), 'listItem')).toBe(2);
    expect(count(expand('ReleaseFacts', { of: 'flow', version: 'latest' }), 'table')).toBe(1);
    expect(count(expand('DeploymentIndex', {}), 'link')).toBe(readDeployments().length);
  });

  it('name the chains that have nothing newer', () => {
    const text = JSON.stringify(expand('NewestOn', { of: 'lockup', version: 'v3.0' }));
    expect(text).toContain('Blast, Core Dao and Sei Network');
    expect(() => expand('NewestOn', { of: 'lockup', version: 'v1.1' })).toThrow(/newer release/);
  });

  it('fail on what is missing or unknown', () => {
    expect(() => expand('Deployments', { product: 'lockup' })).toThrow(/needs version=/);
    expect(() => expand('Deployments', { product: 'lockup', version: 'v7' })).toThrow(/"v7"/);
    expect(() => expand('ReleaseChanges', { of: 'flow', version: 'v7' })).toThrow(/"v7"/);
    expect(() => expand('ReleaseHistory', { of: 'bob' })).toThrow(/"bob"/);
  });

  it('leave other elements as they are', () => {
    expect(expand('Glossary', {}).children).toMatchObject([{ name: 'Glossary' }]);
  });
});

it('has a section for every chain of every contract', () => {
  const { chains } = readDeployment('flow', 'v1.0');
  const tree = expand('Deployments', { product: 'flow', version: 'v1.0' });
  for (const { name, slug } of chains) expect(headingsOf(tree)).toContainEqual([3, name, slug]);
});
