import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { regionOf, withoutMarkers } from '@sablier-docs/ui/Code/regions';
import {
  starterArchives,
  starterFiles,
  starterIndex,
  starterNames,
} from '../../../src/plugins/starters';
import { tarball } from '../../../src/plugins/starters/archive';
import { withSharedImports } from '../../../src/plugins/starters/shared';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

const root = process.cwd();
const names = starterNames(root);
const manifestOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const versionsOf = ({ dependencies, devDependencies }: Manifest) => ({
  ...dependencies,
  ...devDependencies,
});

/** Unpacks an archive with the system's own program, as a reader does. */
function unpacked<T>(archive: Buffer, look: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'starter-'));
  try {
    writeFileSync(path.join(folder, 'it.tgz'), archive);
    execFileSync('tar', ['-xzf', 'it.tgz'], { cwd: folder });
    return look(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each(names)('%s has a test, and the chain of the test is that of the wizard', (name) => {
  const { scripts } = JSON.parse(
    readFileSync(`examples/starters/${name}/package.json`, 'utf8'),
  ) as {
    scripts: Record<string, string>;
  };
  expect(scripts.test).toBeDefined();
  const own = starterFiles(root, name).get('test/anvil.ts')?.toString();
  if (own) expect(own).toBe(readFileSync('examples/starters/_shared/test/anvil.ts', 'utf8'));
  else expect(scripts.test).toMatch(/^(node forge\.cjs|hardhat) test/);
});

it('has among its names flow, foundry, viem and wagmi', () => {
  expect(names).toEqual(expect.arrayContaining(['flow', 'foundry', 'viem', 'wagmi']));
});

describe.each(names)('the starter for %s', (name) => {
  const files = starterFiles(root, name);
  const text = [...files.values()].join('\n');

  it('comes as an archive that holds its files, in a folder of its own', () => {
    const archive = starterArchives(root).get(`starters/${name}.tgz`) ?? Buffer.alloc(0);
    const found = unpacked(archive, (folder) =>
      [...files.keys()].map((file) =>
        readFileSync(path.join(folder, `sablier-${name}`, file)).toString(),
      ),
    );
    expect(found).toEqual([...files.values()].map(String));
    for (const file of ['package.json', 'README.md', '.npmrc', '.gitignore']) {
      expect([...files.keys()]).toContain(file);
    }
  });

  it('names exact versions, those of this repository where it has the package too', () => {
    const versions = versionsOf(manifestOf(`examples/starters/${name}/package.json`));
    expect(Object.values(versions).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual(
      [],
    );
    const ours = versionsOf(manifestOf('package.json'));
    for (const [dependency, version] of Object.entries(versions)) {
      expect({ [dependency]: ours[dependency] ?? version }).toEqual({ [dependency]: version });
    }
  });

  it('has a lockfile of its own manifest, with a digest of each package', () => {
    const { packages } = JSON.parse(String(files.get('package-lock.json'))) as {
      packages: Record<string, Manifest & { version: string; integrity?: string }>;
    };
    const { '': own, ...installed } = packages;
    const manifest = manifestOf(`examples/starters/${name}/package.json`);
    expect(own && versionsOf(own)).toEqual(versionsOf(manifest));
    for (const [dependency, version] of Object.entries(versionsOf(manifest)))
      expect(installed[`node_modules/${dependency}`]?.version, dependency).toBe(version);
    for (const [at, { integrity }] of Object.entries(installed))
      expect(integrity, `${at}; run "npm run starters -- --locks"`).toMatch(/^sha512-/);
  });

  it('names no host of a registry, no path of a machine and no installed file', () => {
    expect(text).not.toMatch(/registry\.|"resolved"|\/(?:home|tmp|root|Users)\//);
    expect([...files.keys()].join('\n')).not.toMatch(/node_modules/);
    expect(text).not.toMatch(/(?:\/\/|#) (?:end)?region/);
  });
});

/**
 * Runs the commands that a page shows, as in a terminal: a failed line does not stop the next one.
 * @param served the site's response to the download
 * @returns the output, and where npm was started, from the folder of the reader
 */
function download(name: string, served: Buffer) {
  const folder = mkdtempSync(path.join(tmpdir(), 'download-'));
  const script = (file: string, text: string) => {
    writeFileSync(path.join(folder, file), `#!/bin/sh\n${text}\n`);
    chmodSync(path.join(folder, file), 0o755);
  };
  try {
    writeFileSync(path.join(folder, 'served'), served);
    script(
      'curl',
      `[ "$*" = "-fLO https://docs.sablier.com/starters/${name}.tgz" ] && cp served ${name}.tgz`,
    );
    script('npm', `pwd >> "${folder}/npm-ran"`);
    const setup = `examples/starters/${name}/setup.sh`;
    const source = readFileSync(setup, 'utf8');
    const region = source.includes('region download') ? 'download' : 'run';
    const shown = regionOf(source, region, setup).replace(/^npm test$/m, '');
    const { stdout } = spawnSync('sh', ['-c', shown], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env.PATH ?? ''}` },
    });
    const ran = path.join(folder, 'npm-ran');
    return {
      stdout,
      unpacked: existsSync(path.join(folder, `sablier-${name}`)),
      installedIn: existsSync(ran) ? readFileSync(ran, 'utf8').trim().replace(folder, '') : null,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.each(names)('the commands that download the starter for %s', (name) => {
  const archive = starterArchives(root).get(`starters/${name}.tgz`) ?? Buffer.alloc(0);

  it('compare it with its digest; else run "npm run starters"', () => {
    expect(readFileSync(`examples/starters/${name}/setup.sh`, 'utf8')).toContain(
      `echo "${hash('sha256', archive)}  ${name}.tgz" |`,
    );
  });

  it('unpack the archive with the right digest and install it', () => {
    expect(download(name, archive)).toEqual({
      stdout: `${name}.tgz: OK\n`,
      unpacked: true,
      installedIn: `/sablier-${name}`,
    });
  });

  it('neither unpack nor install another archive', () => {
    const other = tarball(new Map([[`sablier-${name}/package.json`, Buffer.from('{}')]]));
    expect(download(name, other)).toEqual({
      stdout: `${name}.tgz: FAILED\n`,
      unpacked: false,
      installedIn: null,
    });
  });
});

it('the list of starters has the digest of each', () => {
  const archives = starterArchives(root);
  const list = JSON.parse(starterIndex(archives, 'https://docs.example').toString()) as {
    starters: unknown[];
  };
  expect(list.starters).toHaveLength(names.length);
  const viem = archives.get('starters/viem.tgz') ?? Buffer.alloc(0);
  expect(list.starters).toContainEqual({
    name: 'viem',
    url: 'https://docs.example/starters/viem.tgz',
    bytes: viem.length,
    digest: `sha256:${hash('sha256', viem)}`,
  });
});

it('a shared file is in the starters that the list names, and no starter has a file of its own in its place', () => {
  const listed = JSON.parse(
    readFileSync('examples/starters/_shared/places.json', 'utf8'),
  ) as Record<string, string[]>;
  const places = Object.values(listed).flat();
  expect(places.filter((place) => existsSync(`examples/starters/${place}`))).toEqual([]);
  for (const [file, all] of Object.entries(listed)) {
    const source = withoutMarkers(readFileSync(`examples/starters/_shared/${file}`, 'utf8'));
    expect(all.length, file).toBeGreaterThan(1);
    for (const place of all) {
      const [name = '', ...rest] = place.split('/');
      expect(starterFiles(root, name).get(rest.join('/'))?.toString(), place).toBe(source);
    }
  }
  expect(names).not.toContain('_shared');
});

it('an import of a shared file leads to its place in the project, from any folder', () => {
  const shared = new Map([
    ['local/clients.ts', 'examples/starters/_shared/src/clients.ts'],
    ['contracts/local.json', 'examples/starters/_shared/contracts/local.json'],
  ]);
  const text =
    "import { a } from '../../_shared/src/clients';\nimport b from '../../_shared/contracts/local.json';\n";
  expect(withSharedImports(text, 'local/fill.ts', shared)).toBe(
    "import { a } from './clients';\nimport b from '../contracts/local.json';\n",
  );
  expect(withSharedImports(text, 'test/a/b.ts', shared)).toBe(
    "import { a } from '../../local/clients';\nimport b from '../../contracts/local.json';\n",
  );
  const lacking = "import { x } from '../../_shared/src/stream';";
  expect(() => withSharedImports(lacking, 'src/a.ts', shared)).toThrow(
    'src/a.ts imports src/stream',
  );
  for (const name of names) {
    expect([...starterFiles(root, name).values()].join('')).not.toContain('_shared');
  }
});

it('leaves out .env, dist and broadcast, and keeps .env.example', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'starter-'));
  const folder = path.join(site, 'examples/starters/it');
  try {
    mkdirSync(path.join(site, 'examples/starters/_shared'), { recursive: true });
    writeFileSync(path.join(site, 'examples/starters/_shared/places.json'), '{}');
    for (const file of [
      '.env',
      '.env.local',
      '.env.example',
      'dist/a.js',
      'broadcast/a.json',
      'src/a.ts',
    ]) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), '');
    }
    expect([...starterFiles(site, 'it').keys()].sort()).toEqual(['.env.example', 'src/a.ts']);
  } finally {
    rmSync(site, { recursive: true });
  }
});

describe('an archive', () => {
  const files = new Map([
    ['b.txt', Buffer.from('two')],
    ['a.txt', Buffer.alloc(512, 'a')],
  ]);

  it('has the same bytes for the same files, in any order', () => {
    expect(tarball(files)).toEqual(tarball(new Map([...files].reverse())));
    expect(tarball(files)).not.toEqual(tarball(new Map([...files].slice(1))));
  });

  it('holds more than one block of the format', () => {
    const big = Buffer.alloc(200_000, 'abc');
    const found = unpacked(tarball(new Map([['big.txt', big]])), (folder) =>
      readFileSync(path.join(folder, 'big.txt')),
    );
    expect(found.equals(big)).toBe(true);
  });

  it('has these bytes with every zlib', () => {
    expect(hash('sha256', tarball(files))).toBe(
      '52a6e79a59299a604092ea87184a23b3ec2854f6d574eefafea18ad5291ac5cb',
    );
  });

  it('refuses a path that the format cannot hold', () => {
    expect(() => tarball(new Map([['a'.repeat(101), Buffer.alloc(0)]]))).toThrow(/too long/);
  });
});
