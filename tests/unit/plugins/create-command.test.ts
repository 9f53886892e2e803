import { expect, it } from 'vitest';
import { commandFiles } from '../../../src/plugins/create-command';

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
