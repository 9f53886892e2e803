import { expect, it } from 'vitest';
import { lockfilePath } from '@sablier-docs/create-streams/lockfile';
import { readLockfiles } from '@sablier-docs/create-streams/lockfiles';
import { commandFiles, lockfilesByPath } from '../../../src/plugins/create-command';

it('the file beside the archive has its address, its length and the digest of its bytes', () => {
  const files = commandFiles(Buffer.from('abc'), 'https://docs.example');
  expect([...files.keys()]).toEqual(['create-sablier-streams.tgz', 'create-sablier-streams.json']);
  expect(JSON.parse(String(files.get('create-sablier-streams.json')))).toEqual({
    url: 'https://docs.example/create-sablier-streams.tgz',
    bytes: 3,
    // The example of FIPS 180 for "abc".
    digest: 'sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
});

it('each lockfile is where the page, the command and the server say that it is', () => {
  const served = new Map(lockfilesByPath(process.cwd()).map(([file, text]) => [`/${file}`, text]));
  const lockfiles = Object.entries(readLockfiles(process.cwd()));
  expect(lockfiles.length).toBeGreaterThan(9);
  expect(served).toEqual(new Map(lockfiles.map(([set, text]) => [lockfilePath(set), text])));
});
