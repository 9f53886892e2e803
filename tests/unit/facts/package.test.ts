import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readVersion } from '../../../src/protocol/solidity/packages';

/**
 * SHA-256 of the names and bytes of a package's data, to 16 digits, as `npm pack` gives them. A new
 * version gets a new line. Another digest of a version that is listed means that what is installed
 * is not what was published: somebody edited an address, an ABI or a contract among it.
 */
const PUBLISHED: Readonly<Record<string, string>> = {
  'sablier 4.1.0': 'bc4a5e4b8807df58',
  '@sablier/lockup 4.0.1': '48d6529340468216',
  '@sablier/flow 3.0.1': '76149ea4e1967ca2',
  '@sablier/evm-utils 2.0.1': '8e380c67f28df738',
};

// The compiler and the pages read what is installed, whatever the lockfile says.
const MODULES = 'node_modules';

/** Addresses and chains, ABIs, CSV templates, Solidity, bytecode. */
const FOLDERS = /^(abi|csv|dist\/(cjs|esm)|src|artifacts)\//;

function digest(name: string): string {
  const root = path.join(MODULES, name);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => FOLDERS.test(file) && /\.(js|json|csv|sol)$/.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

it.each(Object.keys(PUBLISHED).map((key) => key.replace(/ .*/, '')))(
  'the data of %s is the published data, to the last digit of an address',
  (name) => {
    const key = `${name} ${readVersion(MODULES, name)}`;
    expect(PUBLISHED[key], key).toBe(digest(name));
  },
);
