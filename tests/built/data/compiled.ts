import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readSoliditySources } from '@sablier-docs/reference/solidity/packages';

export interface StorageEntry {
  label: string;
  /** Byte within the slot, from its low end. */
  offset: number;
  /** Decimal. */
  slot: string;
  /** Key of `types`. */
  type: string;
}

export interface StorageLayout {
  storage: StorageEntry[];
  types: Record<string, { label: string; numberOfBytes: string; members?: StorageEntry[] }>;
}

interface Documented {
  params?: Record<string, string>;
  returns?: Record<string, string>;
}

interface DevDoc {
  methods?: Record<string, Documented>;
  /** By signature. */
  events?: Record<string, Documented>;
  /** By signature; each declaration of it. */
  errors?: Record<string, Documented[]>;
}

export interface Compiled {
  devdoc: DevDoc;
  storageLayout?: StorageLayout;
}

/** Contracts whose storage the pages draw. */
const DRAWN = ['SablierLockup', 'SablierFlow'];

/**
 * The compiler's own documentation of the packages' contracts, by name: NatSpec after inheritance,
 * and storage for those that are drawn. A matter of 4 s.
 */
export function compilePackages(): Map<string, Compiled[]> {
  const modules = path.resolve('node_modules');
  const solc = createRequire(path.resolve('package.json'))('solc') as {
    compile(input: string, callbacks: object): string;
  };
  const input = {
    language: 'Solidity',
    sources: readSoliditySources(modules),
    settings: {
      outputSelection: {
        '*': {
          '*': ['devdoc'],
          ...Object.fromEntries(DRAWN.map((name) => [name, ['devdoc', 'storageLayout']])),
        },
      },
    },
  };
  const find = (file: string) => ({ contents: readFileSync(path.join(modules, file), 'utf8') });
  const { contracts = {} } = JSON.parse(solc.compile(JSON.stringify(input), { import: find })) as {
    contracts?: Record<string, Record<string, Compiled>>;
  };
  const byName = new Map<string, Compiled[]>();
  for (const [name, compiled] of Object.values(contracts).flatMap(Object.entries<Compiled>)) {
    byName.set(name, [...(byName.get(name) ?? []), compiled]);
  }
  if (byName.size === 0) throw new Error('The compiler found no contract.');
  return byName;
}
