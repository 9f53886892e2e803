import type { NewStruct, StructChange } from '@sablier-docs/protocol/upgrades/struct-fields';
import { item } from './item';
import type { Item, Role } from './types';

/** The fields of structs that differ, one item each, after an item for a struct with another name. */
export function structItems(structs: readonly StructChange[]): Item[] {
  return structs.flatMap((struct): Item[] => {
    const { before, after, fields } = struct;
    const name = after === null || after === before ? before : `${before} → ${after}`;
    const known = { step: 'struct', for: rolesOf(struct), name: `struct ${name}` } as const;
    if (after === null) {
      const todo = 'No function or event of the new release uses it.';
      return [item({ ...known, before: [before], todo })];
    }
    const named =
      before === after
        ? []
        : [
            item({
              ...known,
              before: [before],
              after: [after],
              todo: 'The type has another name.',
            }),
          ];
    return [
      ...named,
      ...fields.map((field) =>
        item({
          ...known,
          before: field.before === null ? [] : [field.before],
          after: field.after === null ? [] : [field.after],
          todo: todoOf(field.before, field.after, struct.uses.includes('function')),
        }),
      ),
    ];
  });
}

/** New structs, one item each with all fields. */
export const newStructItems = (structs: readonly NewStruct[]): Item[] =>
  structs.map((struct) =>
    item({
      ...{ step: 'struct', for: rolesOf(struct), name: `struct ${struct.name}` },
      after: struct.fields,
      todo: 'New, with these fields in this order.',
    }),
  );

const rolesOf = ({ uses }: Pick<StructChange, 'uses'>): readonly Role[] => [
  ...(uses.includes('function') ? (['caller', 'script'] as const) : []),
  ...(uses.includes('event')
    ? uses.includes('function')
      ? (['indexer'] as const)
      : (['script', 'indexer'] as const)
    : []),
];

function todoOf(before: string | null, after: string | null, isSet: boolean): string {
  if (before === null) return isSet ? 'New: it has no default, so set it.' : 'New in the log.';
  if (after === null) return isSet ? 'Gone: drop it.' : 'No longer in the log.';
  if (before.startsWith('field ')) return 'Another place: encode the fields in the new order.';
  const [type, name] = [before.split(' ')[0], before.split(' ')[1]];
  if (after.split(' ')[0] !== type) return 'Another type.';
  return name === 'totalAmount'
    ? 'Another name. The broker had a part of the old amount; the stream gets all of the new one.'
    : 'Another name.';
}
