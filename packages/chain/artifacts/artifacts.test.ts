import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedAs } from './read';
import { GROUPS, linked, type ArtifactFile } from './types';
import { writeArtifacts } from './write';

const require = createRequire(import.meta.url);
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'artifacts-'));
  await writeArtifacts(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const written = (group: string) =>
  JSON.parse(readFileSync(path.join(folder, `${group}.json`), 'utf8')) as ArtifactFile;

describe('the files that worlds are deployed from', () => {
  test.each(GROUPS.filter((group) => group !== 'tokens'))(
    '%s: digests equal those of the package',
    (group) => {
      const { contracts } = written(group);
      const published = publishedAs(group).map(([name, file]) => {
        const text = readFileSync(require.resolve(file), 'utf8');
        const { bytecode } = JSON.parse(text) as { bytecode: { object: string } };
        return [name, digest(bytecode.object)];
      });
      const digests = Object.entries(contracts).map(([name, { code }]) => [name, digest(code)]);
      expect(Object.fromEntries(digests)).toEqual(Object.fromEntries(published));
      expect(digests.length).toBeGreaterThan(1);
    },
  );

  test('tokens, the feed and a contract with hooks are compiled', () => {
    const { contracts } = written('tokens');
    expect(Object.keys(contracts).sort()).toEqual(
      ['BlocklistToken', 'FeeOnTransferToken', 'HookVault', 'TestOracle', 'TestToken'].sort(),
    );
  });

  test('libraries are linked, and missed when they have no address', () => {
    const file = written('lockup-v4.0');
    const address = `0x${'Ab'.repeat(20)}` as const;
    const code = linked(file, 'SablierLockup', { LockupHelpers: address, LockupMath: address });
    expect(code).toMatch(/^0x[\da-f]+$/);
    expect(() => linked(file, 'SablierLockup')).toThrow(/The library Lockup\w+ of SablierLockup/);
    expect(() => linked(file, 'Nothing')).toThrow('has no contract Nothing');
  });
});
