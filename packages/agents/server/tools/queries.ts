import { z } from 'zod';
import { vendors } from '@sablier-docs/protocol/indexers/types';
import type { SiteData } from '../site-data/types';
import { shortText } from '../inputs';
import { MAX_ANSWER } from '../limits';
import { nearWords } from '../near-words';
import { textOutput, texts } from '../outputs';
import { defineTool, ToolRefusal } from '../tool';
import { newestOfAll } from '../release-names';

const vendor = z.enum(vendors);
const groups = ['lockup', 'flow', 'airdrops', 'legacy'] as const;

/** Sample queries of the indexers. */
export const queriesTool = defineTool({
  name: 'queries',
  title: 'Sample GraphQL queries',
  description:
    'Lists the tested GraphQL queries of the indexers, or returns one with its variables. Every query is checked against the schema of its vendor.',
  input: {
    group: z.enum(groups).optional().describe('Only queries of this product.'),
    vendor: vendor.optional().describe('Only queries for this vendor.'),
    name: shortText(
      'Name from the list, for example "lockup/by-recipient": returns the query itself.',
    ).optional(),
  },
  output: {
    queries: z.array(
      z.strictObject({
        name: textOutput,
        vendor: textOutput,
        group: textOutput.optional(),
        text: textOutput.optional(),
        variables: z.record(textOutput, z.unknown()).optional(),
      }),
    ),
  },
  async run({ group, vendor: only, name }, site) {
    const siteData = await site.data();
    const found = siteData.queries.filter(
      (query) =>
        (!group || query.group === group) &&
        (!only || query.vendor === only) &&
        (!name || query.name === name),
    );
    const [first] = found;
    if (!first) throw new ToolRefusal(noQuery(name, siteData));
    return {
      page: siteData.siteUrl + pageOf(name ? first.group : (group ?? 'lockup')),
      release: newestOfAll(siteData),
      queries: name ? found : found.map((query) => ({ name: query.name, vendor: query.vendor })),
    };
  },
});

function noQuery(name: string | undefined, { queries }: SiteData): string {
  const names = [...new Set(queries.map((query) => query.name))];
  const near = name === undefined ? [] : nearWords(name, names);
  const list =
    near.length > 0 ? `Queries close to it: ${near.join(', ')}` : `Queries: ${names.join(', ')}`;
  return `There is no query${name ? ` "${name.slice(0, 80)}"` : ' of this kind'}. ${list}.`;
}

/** One page has the queries of both vendors. */
const pageOf = (group: string): string =>
  group === 'legacy' ? '/api/legacy' : `/api/${group}/envio/queries`;

/** Schemas of the indexers. */
export const schemaTool = defineTool({
  name: 'schema',
  title: 'GraphQL schema of an indexer',
  description:
    'Returns a type, an enum or an input of the schema of an indexer by name, or the names of all of them. Lockup and Flow share the indexer `streams`.',
  input: {
    indexer: z.enum(['streams', 'airdrops', 'legacy']).describe('The indexer.'),
    vendor: vendor
      .default('envio')
      .describe('The vendor; the legacy indexer runs on The Graph alone.'),
    type: shortText('Name of a type, for example "LockupStream".').optional(),
  },
  output: {
    indexer: textOutput,
    vendor: textOutput,
    types: texts.optional().describe('Names of all types.'),
    text: textOutput.optional().describe('The type in the language of GraphQL.'),
    cut: z.boolean().optional(),
  },
  async run({ indexer, vendor: asked, type }, site) {
    const siteData = await site.data();
    const chosen = indexer === 'legacy' ? 'the-graph' : asked;
    const found = siteData.schemas.find((one) => one.indexer === indexer && one.vendor === chosen);
    if (!found) throw new ToolRefusal(`${chosen} has no ${indexer} indexer.`);
    const blocks = typesOf(found.text);
    const known = {
      page: siteData.siteUrl + schemaPage(indexer, chosen),
      release: newestOfAll(siteData),
      indexer,
      vendor: chosen,
    };
    if (!type) return { ...known, types: blocks.names };
    const block = blocks.get(type);
    if (!block) {
      const near = nearWords(type, blocks.names);
      throw new ToolRefusal(
        near.length > 0
          ? `The schema has no "${type.slice(0, 80)}". Types close to it: ${near.join(', ')}.`
          : `The schema has no "${type.slice(0, 80)}". Leave \`type\` out for the names of all types.`,
      );
    }
    return {
      ...known,
      text: block.slice(0, MAX_ANSWER),
      ...(block.length > MAX_ANSWER ? { cut: true } : {}),
    };
  },
});

/** Definitions of a schema by name; found in any case. They are separated by blank lines. */
function typesOf(schema: string): { names: string[]; get(name: string): string | undefined } {
  const blocks = schema.split(/\n{2,}/).flatMap((block) => {
    const name = /^(?:type|enum|input|interface|scalar|union) (\w+)/m.exec(block)?.[1];
    return name ? [[name, block] as const] : [];
  });
  const byName = new Map(blocks.map(([name, block]) => [name.toLowerCase(), block]));
  return { names: blocks.map(([name]) => name), get: (name) => byName.get(name.toLowerCase()) };
}

function schemaPage(indexer: string, name: string): string {
  if (indexer === 'legacy') return '/api/legacy';
  const group = indexer === 'streams' ? 'lockup' : indexer;
  return name === 'envio' ? `/api/${group}/envio/similarities` : `/api/${group}/the-graph/entities`;
}
