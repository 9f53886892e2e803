import type { PhrasingContent } from 'mdast';
import { readUpgrades } from '../protocol/upgrades';
import type { Change, ChangeKind, Upgrade } from '../protocol/upgrades/types';
import { block, code, list, prose, table, text } from './nodes';

const titles: Readonly<Record<ChangeKind, string>> = {
  function: 'Function',
  event: 'Event',
  error: 'Error',
  struct: 'Struct',
};

/**
 * What `<UpgradeTable of="…" from="…" to="…" />` stands for: what the ABIs of two releases say differently.
 * @throws when there is no such pair
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
  // A name that stays under another declaration, and a call that no longer works, need a row each.
  const rows = changes.filter(
    ({ kind, change }) => change === 'changed' || (kind === 'function' && change === 'removed'),
  );
  return block('div', { 'data-search': 'off' }, [
    ...(rows.length > 0 ? [changeTable(upgrade, rows)] : []),
    ...(items.length > 0 ? [list(items)] : []),
  ]);
}

function changeTable({ product, from, to }: Upgrade, rows: readonly Change[]) {
  return table(
    `${product} from ${from} to ${to}`,
    ['Name', from, to, 'What to do'],
    rows.map(({ kind, name, before, after, todo }) => [
      [text(`${titles[kind]} `), code(name)],
      forms(name, before, after),
      after.length > 0 ? forms(name, after, before) : [text('removed')],
      prose(todo),
    ]),
  );
}

/** Without the name, which the row has; only the forms that the other release lacks. */
function forms(name: string, own: readonly string[], other: readonly string[]): PhrasingContent[] {
  // Where only a struct inside differs, the declarations read the same.
  const differing = own.filter((form) => !other.includes(form));
  return (differing.length > 0 ? differing : own).flatMap((form, at) => [
    ...(at > 0 ? [text(', ')] : []),
    code(form.startsWith(name) ? form.slice(name.length) : form),
  ]);
}

const names = (title: string, changes: readonly Change[]): PhrasingContent[][] =>
  changes.length === 0
    ? []
    : [
        [
          text(`${title}: `),
          ...changes.flatMap(({ name }, at) => [...(at > 0 ? [text(', ')] : []), code(name)]),
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
      : [[text(title), ...of.flatMap((name, at) => [...(at > 0 ? [text(', ')] : []), code(name)])]],
  );
