import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { lockupShapes } from 'sablier';

/** The format of a cell. `choice` takes one of a few words. */
export type CellKind =
  | 'address'
  | 'amount'
  | 'timestamp'
  | 'duration'
  | 'positiveInteger'
  | 'unlockPercentages'
  | 'choice';

export interface CsvColumn {
  name: string;
  kind: CellKind;
  /** The SDK's pattern for a valid cell. Absent when the schema accepts any text. */
  pattern?: string;
  /** The words of a `choice`. */
  choices?: string[];
}

export interface CsvFormat {
  /** Path of the template in the package, for example `lockup/range/linear`. */
  id: string;
  product: 'lockup' | 'flow' | 'airdrops';
  /** Whether a Lockup file has dates or durations. */
  timing: 'duration' | 'range' | null;
  /** The SDK's name of the curve, for example `Linear Unlock Cliff`; of the product elsewhere. */
  name: string;
  /** In the order of the template. Every column is required, and no other is allowed. */
  columns: CsvColumn[];
  /** The template as the package ships it: a header and two rows. */
  template: string;
}

interface CellSchema {
  $ref?: string;
  pattern?: string;
  enum?: string[];
}

const packages = createRequire(path.resolve('package.json'));
export const csvFolder = path.dirname(packages.resolve('sablier/csv/evm/common.schema.json'));

/** Files whose schema carries an older name in the package. */
const SCHEMA_NAMES: Record<string, string> = { dynamicDoubleUnlock: 'dynamicDoubleCliff' };

/** Columns that occur only in templates without a schema, and the shared definition they follow. */
const UNDEFINED_COLUMNS: Record<string, string> = {
  monthCount: 'positiveInteger',
  yearCount: 'positiveInteger',
  unlockPercentages: 'unlockPercentages',
};

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(csvFolder, file), 'utf8'));

/**
 * Every CSV format for EVM chains in the SDK, with the rules of its schemas.
 * @throws when there is none, when a template and its schema have different columns, or when a column has no
 *   known definition
 */
export function readCsvFormats(): CsvFormat[] {
  const { $defs } = readJson('common.schema.json') as { $defs: Record<string, CellSchema> };
  const files = readdirSync(csvFolder, { recursive: true, encoding: 'utf8' });
  const templates = files
    .filter((file) => file.endsWith('.csv'))
    .map((file) => file.replaceAll('\\', '/'));
  if (templates.length === 0) throw new Error(`${csvFolder} has no template.`);

  const schemas = new Map(templates.map((file) => [file, schemaOf(file, files)]));
  const known: Record<string, CellSchema> = {};
  for (const [name, definition] of Object.entries(UNDEFINED_COLUMNS)) {
    known[name] = { $ref: `#/$defs/${definition}` };
  }
  for (const schema of schemas.values()) Object.assign(known, schema);

  return templates.sort().map((file) => {
    const template = readFileSync(path.join(csvFolder, file), 'utf8');
    const header = template.split(/\r?\n/, 1)[0]?.split(',') ?? [];
    const schema = schemas.get(file);
    if (schema && Object.keys(schema).sort().join() !== [...header].sort().join()) {
      throw new Error(`${file} and its schema name different columns.`);
    }
    return {
      ...identify(file),
      columns: header.map((name) => columnOf(name, known[name], $defs)),
      template,
    };
  });
}

function schemaOf(file: string, files: string[]): Record<string, CellSchema> | undefined {
  const base = path.basename(file, '.csv');
  const candidates = [base, SCHEMA_NAMES[base] ?? base].map((name) =>
    path.join(path.dirname(file), `${name}.schema.json`),
  );
  const found = candidates.find((name) => files.includes(name));
  if (!found) return undefined;
  return (readJson(found) as { properties: Record<string, CellSchema> }).properties;
}

function columnOf(
  name: string,
  schema: CellSchema | undefined,
  defs: Record<string, CellSchema>,
): CsvColumn {
  if (!schema) throw new Error(`No definition of the CSV column "${name}".`);
  const definition = schema.$ref?.split('/').at(-1);
  const rule = definition ? defs[definition] : schema;
  if (!rule) throw new Error(`The CSV column "${name}" follows the unknown "${definition}".`);
  if (rule.enum) return { name, kind: 'choice', choices: rule.enum };
  const kind = definition ?? (rule.pattern === defs.amount?.pattern ? 'amount' : undefined);
  if (!kind) throw new Error(`The CSV column "${name}" has a pattern of its own: ${rule.pattern}`);
  return { name, kind: kind as CellKind, ...(rule.pattern ? { pattern: rule.pattern } : {}) };
}

function identify(file: string): Pick<CsvFormat, 'id' | 'product' | 'timing' | 'name'> {
  const id = file.replace(/\.csv$/, '');
  const [product, ...rest] = id.split('/');
  if (product === 'airdrops') return { id, product, timing: null, name: 'Airdrop' };
  if (product === 'flow') return { id, product, timing: null, name: 'Flow streams' };
  const [timing, shape = ''] = rest;
  const name = lockupShapes[shape as keyof typeof lockupShapes]?.name;
  if (product !== 'lockup' || (timing !== 'duration' && timing !== 'range') || !name) {
    throw new Error(`The SDK has a CSV template of an unknown kind: ${file}`);
  }
  return { id, product, timing, name };
}
