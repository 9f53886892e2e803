import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file) => ({
  file,
  lines: readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n'),
}));

describe.each(workflows)('$file', ({ lines }) => {
  const uses = lines.filter((line) => /^\s*(?:- )?uses:/.test(line));

  it('names each action by its commit, with the version beside it', () => {
    expect(uses.length).toBeGreaterThan(2);
    const loose = uses.filter(
      (line) => !/^\s*(?:- )?uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line),
    );
    expect(loose).toEqual([]);
  });

  it('may read the repository and nothing else, in every job', () => {
    const at = lines.indexOf('permissions:');
    expect(lines.slice(at, at + 3)).toEqual(['permissions:', '  contents: read', '']);
    expect(lines.filter((line) => line.includes('permissions:'))).toEqual(['permissions:']);
  });

  it('leaves no token for the packages that run after the checkout', () => {
    const checkouts = lines.flatMap((line, i) => (line.includes('actions/checkout@') ? [i] : []));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const i of checkouts) {
      expect(lines.slice(i + 1, i + 3), `line ${i + 1}`).toEqual([
        '        with:',
        '          persist-credentials: false',
      ]);
    }
  });

  it('installs by scripts/install.mjs alone, which follows the lockfile', () => {
    const installs = lines.filter((line) => /npm (?:i|install|add|update)\b/.test(line));
    expect(installs).toEqual([]);
    expect(lines.some((line) => line.endsWith('run: node scripts/install.mjs'))).toBe(true);
  });
});

it('one commit stands for one version of an action', () => {
  const pins = workflows.flatMap(({ lines }) =>
    lines.flatMap((line) => /uses: (\S+)@(\S+) # (\S+)/.exec(line)?.slice(1).join(' ') ?? []),
  );
  const actions = new Set(pins.map((pin) => pin.split(' ')[0]));
  expect(new Set(pins).size).toBe(actions.size);
});

interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const installed = Object.entries(packages).filter(
  ([folder]) => folder !== '' && !/^(?:node_modules\/@sablier-docs|packages)\//.test(folder),
);

describe('the lockfile', () => {
  it('has a digest of every package', () => {
    const open = installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
    expect(open.map(([folder]) => folder)).toEqual([]);
  });

  it('has the native packages of every platform, without which "npm ci" refuses it', () => {
    const missing = installed.flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !resolves(folder, name))
        .map((name) => `${folder}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has one and the same empty package for those that nothing here uses', () => {
    const empty = installed.filter(([, { name }]) => name === 'empty-npm-package');
    expect(empty.length).toBeGreaterThan(0);
    expect(new Set(empty.map(([, { integrity }]) => integrity))).toEqual(
      // A package.json and one function, which prints a line and which nothing calls.
      new Set([
        'sha512-q4Mq/+XO7UNDdMiPpR/LIBIW1Zl4V0Z6UT9aKGqIAnBCtCb3lvZJM1KbDbdzdC8fKflwflModfjR29Nt0EpcwA==',
      ]),
    );
  });
});

/** Whether Node.js, from a folder of node_modules, finds a package in the folders above. */
function resolves(folder: string, name: string): boolean {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

it('no package runs a script of its own when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('every command installs what is missing first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  /** Whether a command is a script that installs the packages itself, before it imports a package. */
  const installs = (command: string) => {
    const [, file] = /^node (scripts\/\S+\.mjs)/.exec(command) ?? [];
    return file !== undefined && /^await ensureInstalled\(\);$/m.test(readFileSync(file, 'utf8'));
  };
  const others = Object.entries(scripts).filter(
    ([, command]) =>
      !/^(node scripts\/install\.mjs && |npm run )/.test(command) && !installs(command),
  );
  expect(others).toEqual([]);
});
