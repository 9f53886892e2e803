import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../../examples/api/deployments.ts';
import { publicFiles } from '../../../src/plugins/public-data';
import { dataPaths } from '@sablier-docs/reference/public-data/paths';
import { readDeployment } from '@sablier-docs/protocol/deployments';

const file =
  publicFiles('https://docs.sablier.com', process.cwd()).get(dataPaths.deployments) ?? '';
const base = readDeployment('lockup', 'latest').chains.find(({ id }) => id === 8453);

afterEach(() => vi.unstubAllGlobals());

describe('the samples that read the deployments', () => {
  it('find an address in code, and say so when there is none', async () => {
    const asked = vi.fn(() => Promise.resolve(new Response(file)));
    vi.stubGlobal('fetch', asked);
    const expected = base?.contracts.find(({ name }) => name === 'SablierLockup')?.address;
    expect(await addressOf('lockup', 'SablierLockup', 8453)).toBe(expected);
    expect(asked).toHaveBeenCalledWith(`https://docs.sablier.com/${dataPaths.deployments}`);
    await expect(addressOf('lockup', 'SablierLockup', 999_999)).rejects.toThrow(
      /not on chain 999999/,
    );
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 500 })));
    await expect(addressOf('lockup', 'SablierLockup', 8453)).rejects.toThrow(/answered 500/);
  });

  it('find the contracts of a chain in a shell', () => {
    const script = readFileSync('examples/api/deployments.sh', 'utf8');
    const [fetching, ...rest] = script.split('|');
    expect(fetching).toContain(`https://docs.sablier.com/${dataPaths.deployments}`);
    const found = execFileSync('sh', ['-c', `cat | ${rest.join('|')}`], {
      input: file,
      encoding: 'utf8',
    });
    const addresses = found.match(/(?<="address":")[^"]+/g);
    expect(addresses).toEqual(base?.contracts.map(({ address }) => address));
  });

  it('download a schema and compare its digest', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'schema-'));
    try {
      const served = publicFiles('https://docs.sablier.com', process.cwd());
      for (const [name, text] of served) {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        writeFileSync(path.join(folder, name), text);
      }
      // In place of curl, the files of the site.
      const curl = path.join(folder, 'curl');
      const copy = 'file="${2#https://docs.sablier.com/}"; if [ $# = 4 ]; then cp "$file" "$4"; ';
      writeFileSync(curl, `#!/bin/sh\n${copy}else cat "$file"; fi\n`);
      chmodSync(curl, 0o755);
      const script = readFileSync('examples/api/schema.sh', 'utf8');
      const run = () =>
        execFileSync('sh', ['-c', script], {
          cwd: folder,
          encoding: 'utf8',
          env: { PATH: `${folder}:${process.env.PATH ?? ''}` },
        });
      expect(run()).toContain('"path":"/data/v1/schemas/streams.envio.graphql"');
      writeFileSync(path.join(folder, 'data/v1/schemas/streams.envio.graphql'), 'type Other');
      expect(run).toThrow();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
