import type { BlockContent, PhrasingContent } from 'mdast';
import {
  countContracts,
  deployedProducts,
  productNames,
  readDeployment,
  readDeploymentVersions,
  type DeployedProduct,
} from '@sablier-docs/protocol/deployments';
import { deploymentsPage } from '@sablier-docs/protocol/deployments-page';
import { readHistory, writeDate, type HistoryEntry } from '@sablier-docs/protocol/release-history';
import { codeNode, linkNode, list, proseNode, tableNode, textNode } from './nodes';

/** Expands `<ReleaseHistory of="…" />`: a table of the releases, then their changes. */
export function historyNodes(product: DeployedProduct): BlockContent[] {
  const entries = readHistory(product);
  const overview = tableNode(
    `Releases of ${productNames[product]}`,
    ['Release', 'Public since', 'npm package', 'Chains', 'Aliases'],
    entries.map((entry) => [
      [linkNode(deploymentsPage(product, entry), [textNode(entry.version)])],
      [textNode(writeDate(entry.month))],
      packagesOf(entry),
      [textNode(chainsOf(entry))],
      apart(entry.aliases.map(codeNode)),
    ]),
  );
  return [
    overview,
    ...entries.flatMap((entry) => [title(entry), list(entry.changes.map(proseNode))]),
  ];
}

/** Expands `<ReleaseChanges of="…" version="…" />`: the changes of one release. */
export function changeNodes(product: DeployedProduct, version: string): BlockContent[] {
  const entry = readHistory(product).find((one) => one.version === version);
  if (!entry) throw new Error(`${productNames[product]} has no release "${version}".`);
  return [list(entry.changes.map(proseNode))];
}

/** Expands `<ReleaseFacts of="…" version="…" />`: the dates, packages and chains of a release. */
export function factNodes(product: DeployedProduct, version: string): BlockContent[] {
  const entry = readHistory(product).find(
    (one) => one.version === version || (version === 'latest' && one.isLatest),
  );
  if (!entry) throw new Error(`${productNames[product]} has no release "${version}".`);
  const rows: [string, PhrasingContent[]][] = [
    ['Public since', [textNode(writeDate(entry.month))]],
    ['npm', packagesOf(entry)],
    ['Chains', [textNode(chainsOf(entry))]],
    [
      product === 'airdrops' ? 'Aliases of its factories' : 'Stream id aliases',
      apart(entry.aliases.map(codeNode)),
    ],
  ];
  return [
    tableNode(
      'The release',
      ['', `${productNames[product]} ${entry.version}`],
      rows
        .filter(([, value]) => value.length > 0)
        .map(([fact, value]) => [[textNode(fact)], value]),
    ),
  ];
}

/** Expands `<DeploymentIndex />`: every release with the page of its addresses. */
export function indexNodes(): BlockContent[] {
  const rows = deployedProducts.flatMap((product) =>
    readHistory(product).map((entry) => [
      [
        linkNode(deploymentsPage(product, entry), [
          textNode(`${productNames[product]} ${entry.version}`),
        ]),
      ],
      [textNode(writeDate(entry.month))],
      [textNode(chainsOf(entry))],
      [textNode(`${countContracts(readDeployment(product, entry.version))}`)],
    ]),
  );
  return [tableNode('Every release', ['Release', 'Public since', 'Chains', 'Contracts'], rows)];
}

/**
 * Expands `<NewestOn of="…" version="…" />` within a sentence: the chains that have no newer
 * release of the product, as `Blast, Core Dao and Sei Network`.
 * @throws when every chain of that release has a newer one
 */
export function newestOnNodes(product: DeployedProduct, version: string): PhrasingContent[] {
  const versions = readDeploymentVersions(product);
  const newer = versions
    .slice(versions.indexOf(version) + 1)
    .flatMap((later) => readDeployment(product, later).chains.map(({ id }) => id));
  const names = readDeployment(product, version)
    .chains.filter(({ id }) => !newer.includes(id))
    .map(({ name }) => name);
  const last = names.pop();
  if (!last) throw new Error(`Every chain of ${product} ${version} has a newer release.`);
  return [textNode(names.length > 0 ? `${names.join(', ')} and ${last}` : last)];
}

const title = ({ version, month }: HistoryEntry): BlockContent => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [textNode(version)] }, textNode(`, ${writeDate(month)}`)],
});

const chainsOf = ({ mainnets, testnets }: HistoryEntry) =>
  [many(mainnets, 'mainnet'), testnets > 0 && many(testnets, 'testnet')].filter(Boolean).join(', ');

const lineBreak: PhrasingContent = { type: 'break' };

const many = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

const packagesOf = ({ packages }: HistoryEntry): PhrasingContent[] =>
  packages.flatMap(({ name, date }, i) => [
    ...(i > 0 ? [lineBreak] : []),
    codeNode(name),
    textNode(` (${writeDate(date)})`),
  ]);

const apart = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node, i) => (i > 0 ? [textNode(', '), node] : [node]));
