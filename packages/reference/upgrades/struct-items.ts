import type { WithAbi } from '@sablier-docs/protocol/upgrades';
import type {
  FieldChange,
  NewStruct,
  StructChange,
} from '@sablier-docs/protocol/upgrades/struct-fields';
import { item } from './item';
import { placesOfField } from './moved-fields';
import type { Item, Role } from './types';

/**
 * The fields of structs that differ, one item each, after an item for a struct with another name.
 * @param release the new one, in which a field that is gone from its struct may have another place
 */
export function structItems(
  structs: readonly StructChange[],
  release: Pick<WithAbi, 'abis'>,
): Item[] {
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
          todo: todoOf(field, struct, release),
        }),
      ),
    ];
  });
}

/** New structs, one item each with all fields. */
export const newStructItems = (structs: readonly NewStruct[]): Item[] =>
  structs.map((struct) =>
    item({
      step: 'struct',
      for: rolesOf(struct),
      name: `struct ${struct.name}`,
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

function todoOf(
  { before, after }: FieldChange,
  struct: StructChange,
  release: Pick<WithAbi, 'abis'>,
): string {
  const isSet = struct.uses.includes('function');
  if (before === null)
    return isSet
      ? 'New: set it. Without it a literal or a script fails, and a variable in Solidity has the zero value of the type.'
      : 'New in the log.';
  if (after === null) {
    if (!isSet) return 'No longer in the log.';
    const places = placesOfField(before, struct, release);
    return places.length > 0 ? `Moved: ${places.join('; ')}.` : 'Gone: drop it.';
  }
  if (before.startsWith('field ')) return 'Another place: encode the fields in the new order.';
  const [type, name] = [before.split(' ')[0], before.split(' ')[1]];
  if (after.split(' ')[0] !== type) return 'Another type.';
  return name === 'totalAmount'
    ? 'Another name. The broker had a part of the old amount; the stream gets all of the new one.'
    : 'Another name.';
}
