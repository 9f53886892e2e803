import type { PhrasingContent } from 'mdast';
import { readUpgrades } from '@sablier-docs/protocol/upgrades';
import { cellsOf } from '@sablier-docs/protocol/upgrades/cells';
import type { Change, ChangeKind, Upgrade } from '@sablier-docs/protocol/upgrades/types';
import { blockNode, codeNode, list, proseNode, tableNode, textNode } from './nodes';

const titles: Readonly<Record<ChangeKind, string>> = {
  function: 'Function',
  event: 'Event',
  error: 'Error',
  struct: 'Struct',
};

/**
 * Expands `<UpgradeTable of="…" from="…" to="…" />`: the differences between the ABIs of two releases.
 * @throws when the pair of releases is unknown
 */
export function upgradeNodes({ of, from, to }: { of: string; from: string; to: string }) {
  const upgrade = readUpgrades().find(
    (one) => one.product === of && one.from === from && one.to === to,
  );
  if (!upgrade) throw new Error(`There is no upgrade of ${of} from ${from} to ${to}.`);
  const { changes } = upgrade;
  const known = (kind: ChangeKind, change: Change['change']) =>
    changes.filter((one) => one.kind === kind && one.change === change);
  const items = [
    ...contracts(upgrade),
    ...(['function', 'event', 'error', 'struct'] as const).flatMap((kind) =>
      names(`${titles[kind]}s added`, known(kind, 'added')),
    ),
    ...(['event', 'error', 'struct'] as const).flatMap((kind) =>
      names(`${titles[kind]}s removed`, known(kind, 'removed')),
    ),
  ];
  // A changed declaration and a removed function need a row each; without both, only a contract was added that has it.
  const rows = changes.filter(
    (row) =>
      (row.change === 'changed' && cellsOf(row, upgrade.structs).before.length > 0) ||
      (row.kind === 'function' && row.change === 'removed'),
  );
  return blockNode('div', { 'data-search': 'off' }, [
    ...(rows.length > 0 ? [changeTable(upgrade, rows)] : []),
    ...(items.length > 0 ? [list(items)] : []),
  ]);
}

function changeTable({ product, from, to, structs }: Upgrade, rows: readonly Change[]) {
  return tableNode(
    `${product} from ${from} to ${to}`,
    ['Name', from, to, 'What to do'],
    rows.map((row) => {
      const { before, after } = cellsOf(row, structs);
      return [
        [textNode(`${titles[row.kind]} `), codeNode(row.name)],
        forms(row.name, before),
        after.length > 0 ? forms(row.name, after) : [textNode('removed')],
        proseNode(row.todo),
      ];
    }),
  );
}

/** Declarations without the name, which the row shows. */
const forms = (name: string, own: readonly string[]): PhrasingContent[] =>
  own.flatMap((form, at) => [
    ...(at > 0 ? [textNode(', ')] : []),
    codeNode(form.startsWith(`${name}(`) ? form.slice(name.length) : form),
  ]);

const names = (title: string, changes: readonly Change[]): PhrasingContent[][] =>
  changes.length === 0
    ? []
    : [
        [
          textNode(`${title}: `),
          ...changes.flatMap(({ name }, at) => [
            ...(at > 0 ? [textNode(', ')] : []),
            codeNode(name),
          ]),
        ],
      ];

const contracts = ({ contracts: { added, removed } }: Upgrade): PhrasingContent[][] =>
  (
    [
      ['Contracts added: ', added],
      ['Contracts removed: ', removed],
    ] as const
  ).flatMap(([title, of]) =>
    of.length === 0
      ? []
      : [
          [
            textNode(title),
            ...of.flatMap((name, at) => [...(at > 0 ? [textNode(', ')] : []), codeNode(name)]),
          ],
        ],
  );
