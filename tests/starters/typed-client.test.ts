import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { indexerOf } from '@sablier-docs/protocol/indexers/model';
import { readQueries } from '@sablier-docs/protocol/indexers/queries';
import { schemaFiles } from '@sablier-docs/reference/public-data/indexer-schemas';

const run = promisify(execFile);
const SAMPLES = 'examples/api';
let folder = '';

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the project that the page describes, with every sample query of the indexer `streams`. */
function writeProject(): number {
  folder = mkdtempSync(path.join(tmpdir(), 'typed-client-'));
  const at = (...parts: string[]) => path.join(folder, ...parts);
  cpSync(`${SAMPLES}/codegen`, folder, { recursive: true });
  mkdirSync(at('src'));
  cpSync(at('read.ts'), at('src/read.ts'));
  for (const name of ['client.ts', 'pages.ts']) cpSync(`${SAMPLES}/${name}`, at('src', name));
  for (const [file, text] of schemaFiles()) writeFileSync(at(path.basename(file)), text);
  const queries = readQueries().filter(({ group }) => indexerOf(group).name === 'streams');
  for (const { name, vendor, text } of queries) {
    mkdirSync(at('queries', vendor), { recursive: true });
    writeFileSync(at('queries', vendor, `${name.replace('/', '-')}.graphql`), text);
  }
  writeFileSync(at('package.json'), '{ "private": true, "type": "module" }');
  return queries.length;
}

test('the typed client is generated for every sample query, and its types hold', async () => {
  expect(writeProject()).toBeGreaterThan(50);
  // The project must not see the variables that npm and vitest set for their children.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(npm_(?!config_)|VITEST|NODE_ENV)/.test(key)),
  );
  const shell = (script: string) => run('sh', ['-ec', script], { cwd: folder, env });
  await shell('sh -e setup.sh');

  const wrong = (field: string, variables: string) => `import { request } from './read.ts';
    import { LockupByRecipientDocument as query } from './gql/envio/graphql.ts';
    const { LockupStream: rows } = await request('https://x', query, { ${variables} });
    export const found: string[] = rows.map(({ ${field} }) => ${field});`;
  const check = async (source: string) => {
    writeFileSync(path.join(folder, 'src/other.ts'), source);
    return shell('npx tsc');
  };
  const declared = "chainId: '1', who: '0x', count: 1";
  await check(wrong('depositAmount', declared));
  await expect(check(wrong('streamedAmount', declared))).rejects.toThrow();
  await expect(check(wrong('depositAmount', "chainId: '1', count: 1"))).rejects.toThrow();
  await expect(check(wrong('depositAmount', `${declared}, before: '9'`))).rejects.toThrow();
});
