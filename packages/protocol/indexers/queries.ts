import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  astFromValue,
  isInputType,
  parse,
  print,
  typeFromAST,
  validate,
  visit,
  type ConstValueNode,
  type DocumentNode,
} from 'graphql';
import { indexerOf, type DataGroup } from './model';
import { executeQuery } from './sample/execute';
import { indexerSchema } from './schema';
import { vendors, type Vendor } from './types';

/** Folder of the sample queries, from the root of the repository. */
const QUERY_FOLDER = 'examples/graphql';

export interface Query {
  /** Folder and name, for example `lockup/by-recipient`. */
  name: string;
  group: DataGroup;
  vendor: Vendor;
  /** Path of the file, from the root of the repository. */
  file: string;
  text: string;
  variables: Record<string, unknown>;
}

/**
 * One vendor's version of a sample query, checked against the vendor's schema.
 * @throws when a file is missing, the query does not match the schema, or a variable has no value
 */
export function readQuery(name: string, vendor: Vendor): Query {
  const file = path.posix.join(QUERY_FOLDER, `${name}.${vendor}.graphql`);
  const values = file.replace(/graphql$/, 'json');
  for (const needed of [file, values]) {
    if (!existsSync(needed)) throw new Error(`There is no file ${needed}.`);
  }
  const group = name.split('/')[0] as DataGroup;
  const text = readFileSync(file, 'utf8').trim();
  const variables = JSON.parse(readFileSync(values, 'utf8')) as Record<string, unknown>;
  const query = { name, group, vendor, file, text, variables };
  const [problem] = problemsOf(query);
  if (problem) throw new Error(`${file}: ${problem}`);
  return query;
}

/** The errors of a query: against the schema, and of its variables. */
export function problemsOf({ group, vendor, text, variables }: Omit<Query, 'name' | 'file'>) {
  const document = parse(text);
  const schema = indexerSchema(indexerOf(group).name, vendor);
  const declared = variableNames(document);
  const given = Object.keys(variables);
  return [
    ...validate(schema, document).map(({ message }) => message),
    ...declared.filter((name) => !given.includes(name)).map((name) => `$${name} has no value.`),
    ...given.filter((name) => !declared.includes(name)).map((name) => `$${name} is not used.`),
  ];
}

function variableNames(document: DocumentNode): string[] {
  const names: string[] = [];
  visit(document, { VariableDefinition: ({ variable }) => void names.push(variable.name.value) });
  return names;
}

/** The result of the query on the sample rows. */
export const sampleResult = ({ group, vendor, text, variables }: Query) =>
  executeQuery(indexerOf(group).name, vendor, text, variables);

/** The query with the values of its variables as defaults, so that it runs as it is. */
export function selfContained({ group, vendor, text, variables }: Query): string {
  const schema = indexerSchema(indexerOf(group).name, vendor);
  const withDefaults = visit(parse(text), {
    VariableDefinition(node) {
      const type = typeFromAST(schema, node.type as never);
      const value = isInputType(type)
        ? astFromValue(variables[node.variable.name.value], type)
        : null;
      return { ...node, defaultValue: value as ConstValueNode };
    },
  });
  return print(withDefaults);
}

/** Names of all sample queries, each once. @throws when there is none */
export function queryNames(): string[] {
  const groups = readdirSync(QUERY_FOLDER);
  const names = groups.flatMap((group) =>
    readdirSync(path.join(QUERY_FOLDER, group))
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => `${group}/${file.replace(/\.[\w-]+\.graphql$/, '')}`),
  );
  if (names.length === 0) throw new Error(`${QUERY_FOLDER} has no query.`);
  return [...new Set(names)].sort();
}

/** Every sample query in every version that its group has. */
export const readQueries = (): Query[] =>
  queryNames().flatMap((name) =>
    vendors
      .filter((vendor) => indexerOf(name.split('/')[0] as DataGroup).vendors.includes(vendor))
      .map((vendor) => readQuery(name, vendor)),
  );
