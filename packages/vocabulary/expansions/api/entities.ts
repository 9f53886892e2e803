import {
  entitiesOf,
  findEntity,
  findEnum,
  indexerOf,
  type DataGroup,
} from '@sablier-docs/protocol/indexers/model';
import { theGraphType } from '@sablier-docs/protocol/indexers/sdl/the-graph';
import type { Field } from '@sablier-docs/protocol/indexers/types';
import {
  apiBlockNode,
  apiCodeNode,
  apiLinkNode,
  apiProseNode,
  apiTableNode,
  type Block,
  type Inline,
} from './nodes';

/** Anchor of an entity, an enum or a field on the page of entities. */
export const anchor = (type: string, field?: string) =>
  (field ? `${type}-${field}` : type).toLowerCase();

const ROWS = {
  state: 'Rows are updated as events arrive.',
  log: 'Rows are written once.',
};

const paragraph = (value: string): Block => ({ type: 'paragraph', children: apiProseNode(value) });

/** The description of an entity and a table of its fields, each row with an anchor. */
export function entityFields({
  of,
  entity: name = '',
}: {
  of: DataGroup;
  entity?: string;
}): Block[] {
  const { fields, description, rows: kind } = findEntity(indexerOf(of), name);
  const rows = fields.map((field) => [
    [apiLinkNode(`#${anchor(name, field.name)}`, [apiCodeNode(field.name)])],
    typeLink(of, field),
    field.description,
  ]);
  const ids = fields.map((field) => anchor(name, field.name));
  const head = ['Field', 'Type', 'What it holds'];
  return [
    paragraph(`${description} ${ROWS[kind]}`),
    apiTableNode(head, rows, ids),
    apiBlockNode('Anchors', { ids: ids.join(' ') }),
  ];
}

/** The type of a field, linked to its entity or enum if that is on the page. */
function typeLink(group: DataGroup, field: Field): Inline[] {
  const name = theGraphType(field);
  const onPage =
    entitiesOf[group].some((entity) => entity.name === field.of) ||
    (field.kind === 'enum' && enumsOf(group).includes(field.of));
  const type = apiCodeNode(name);
  return [onPage ? apiLinkNode(`#${anchor(field.of)}`, [type]) : type];
}

/** Names of the enums that the entities of a group use. */
function enumsOf(group: DataGroup): string[] {
  const used = entitiesOf[group].flatMap(({ fields }) =>
    fields.filter(({ kind }) => kind === 'enum').map((field) => field.of),
  );
  return [...new Set(used)];
}

/** Every value of an enum. */
export function enumValues({ of, name = '' }: { of: DataGroup; name?: string }): Block[] {
  const { values, description } = findEnum(indexerOf(of), name);
  const rows = Object.entries(values).map(([value, description]) => [`\`${value}\``, description]);
  return [paragraph(description), apiTableNode(['Value', 'Meaning'], rows)];
}
