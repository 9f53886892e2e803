import { findEntity, indexerOf, type DataGroup } from '@sablier-docs/protocol/indexers/model';
import { envioExtras } from '@sablier-docs/protocol/indexers/sdl/envio';
import { envioType } from '@sablier-docs/protocol/indexers/sdl/envio-columns';
import { theGraphType } from '@sablier-docs/protocol/indexers/sdl/the-graph';
import { camel, plural } from '@sablier-docs/protocol/indexers/sdl/write';
import type { Field, Indexer } from '@sablier-docs/protocol/indexers/types';
import { apiBlockNode, apiTableNode, type Block, type Cell } from './nodes';

/** How a field of The Graph appears on Envio. */
export function verdict(field: Field): string {
  if (theGraphType(field) === envioType(field)) return 'same';
  if (field.kind === 'relation') return 'typed differently: an object that can be null';
  if (field.kind === 'enum') return 'typed differently: the value as text';
  return 'typed differently';
}

/** Leaves a table out of the search index: the search should lead to the description of a field. */
const unlisted = (content: Block): Block =>
  apiBlockNode('div', { 'data-search': 'off' }, [content]);

const typed = (type: string) => `\`${type}\``;

/** The two schemas of an entity side by side. */
export function similarities({
  of,
  entity: name = '',
}: {
  of: DataGroup;
  entity?: string;
}): Block[] {
  const indexer = indexerOf(of);
  const rows = findEntity(indexer, name).fields.flatMap((field): Cell[][] => [
    [`\`${field.name}\``, typed(theGraphType(field)), typed(envioType(field)), verdict(field)],
    ...Object.entries(envioExtras(indexer, field)).map(([extra, type]) => [
      `\`${extra}\``,
      'none',
      typed(type),
      'only on Envio',
    ]),
  ]);
  return [unlisted(apiTableNode(['Field', 'The Graph', 'Envio', 'Verdict'], rows))];
}

/** The root fields of the given entities side by side. */
export function rootNames({ of, entities }: { of: DataGroup; entities?: string }): Block[] {
  const indexer = indexerOf(of);
  const names = entities?.split(' ') ?? indexer.entities.map(({ name }) => name);
  const rows = names.map((name) => rootRow(indexer, findEntity(indexer, name).name));
  return [unlisted(apiTableNode(['Entity', 'One row', 'A list', 'Counts and sums'], rows))];
}

function rootRow({ aggregated, vendors }: Indexer, name: string): Cell[] {
  const one = camel(name);
  if (!vendors.includes('envio')) return [`\`${name}\``, typed(one), typed(plural(one)), 'none'];
  return [
    `\`${name}\``,
    `${typed(one)}, ${typed(`${name}_by_pk`)}`,
    `${typed(plural(one))}, ${typed(name)}`,
    aggregated.includes(name) ? `none, ${typed(`${name}_aggregate`)}` : 'none',
  ];
}
