import type { PhrasingContent } from 'mdast';
import {
  contractNames,
  countContracts,
  productNames,
  type ChainContracts,
  type DeployedContract,
  type Deployment,
} from '@sablier-docs/protocol/deployments';
import { contractRoles } from '@sablier-docs/protocol/contract-roles';
import {
  blockNode,
  codeNode,
  headingNode,
  addressNode,
  proseNode,
  tableNode,
  textNode,
} from './nodes';

type Column = readonly [title: string, cell: (fact: DeployedContract, chain: string) => Cell];
type Cell = PhrasingContent[];

const COLUMNS: readonly Column[] = [
  ['Contract', ({ name }) => [codeNode(name)]],
  [
    'Address',
    ({ name, address, explorer }, chain) => [
      addressNode({ value: address, of: `${name} on ${chain}`, href: explorer }),
    ],
  ],
  ['Alias', ({ alias }) => (alias === null ? [] : [codeNode(alias)])],
  ['Block', ({ block: height }) => (height === null ? [] : [textNode(`${height}`)])],
];

/**
 * Expands `<Deployments product="…" version="…" />`: a heading and a table per chain,
 * mainnets before testnets.
 * @param suffix added to every heading and id, so that one page can show two releases
 */
export function deploymentNodes(deployment: Deployment, suffix = '') {
  const { product, version, chains } = deployment;
  const columns = COLUMNS.filter(([title]) => hasColumn(deployment, title));
  const section = (chain: ChainContracts) =>
    blockNode('section', { 'data-chain': [chain.name, chain.slug, chain.id].join('|') }, [
      headingNode(3, chain.name + (suffix && ` (${suffix})`), id(chain.slug, suffix)),
      blockNode('div', { 'data-search': 'off' }, [
        { type: 'paragraph', children: [textNode('Chain id '), codeNode(`${chain.id}`)] },
      ]),
      tableNode(
        `${productNames[product]} ${version} on ${chain.name}`,
        columns.map(([title]) => title),
        chain.contracts.map((fact) => columns.map(([, cell]) => cell(fact, chain.name))),
      ),
    ]);
  const group = (title: string, isTestnet: boolean) => [
    headingNode(2, title, id(title.toLowerCase(), suffix)),
    ...chains.filter((chain) => chain.isTestnet === isTestnet).map(section),
  ];
  // A release without testnets uses the heading that the page has above it.
  const groups = chains.some(({ isTestnet }) => isTestnet)
    ? [group('Mainnets', false), group('Testnets', true)]
    : [chains.map(section)];

  return blockNode(
    'DeploymentList',
    { product, version, chains: `${chains.length}`, contracts: `${countContracts(deployment)}` },
    groups.map((children) => blockNode('div', { 'data-network': '' }, children)),
  );
}

/** Expands `<ContractRoles product="…" version="…" />`: the role of each contract. */
export function roleNodes(deployment: Deployment) {
  const rows = contractNames(deployment).map((name) => {
    const role = contractRoles[name];
    if (!role) throw new Error(`"${name}" has no entry in packages/protocol/contract-roles.ts.`);
    return [[codeNode(name)], proseNode(role.job), proseNode(role.use)];
  });
  return tableNode('Contracts and their jobs', ['Contract', 'Job', 'You call it'], rows);
}

function hasColumn({ chains }: Deployment, title: string): boolean {
  const facts = chains.flatMap(({ contracts }) => contracts);
  if (title === 'Alias') return facts.some(({ alias }) => alias !== null);
  if (title === 'Block') return facts.some(({ block: height }) => height !== null);
  return true;
}

const id = (slug: string, suffix: string) =>
  suffix ? `${slug}-${suffix.replaceAll('.', '-')}` : slug;
