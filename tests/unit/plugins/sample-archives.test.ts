import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { unified } from 'unified';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { remarkSampleArchive } from '@sablier-docs/vocabulary/steps/sample-archive';
import { sampleArchives } from '../../../src/plugins/samples/archive';
import { importClosure } from '../../../src/plugins/samples/archive/closure';
import { placeInProject } from '../../../src/plugins/samples/archive/place';
import { samplePages } from '../../../src/plugins/samples/archive/pages';
import { sampleProject } from '../../../src/plugins/samples/archive/project';
import { starterNames } from '../../../src/plugins/starters';

const root = process.cwd();
const SITE = 'https://docs.example';
const pages = samplePages(root);
const projects = pages.map((page) => ({ page, files: sampleProject(root, page, SITE) }));

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** What a file imports, as the compiler reads it; Solidity by its import lines. */
const importsOf = (file: string, text: string): string[] =>
  file.endsWith('.sol')
    ? [...text.matchAll(/^import [^"]*"([^"]+)"/gm)].map(([, from = '']) => from)
    : ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);

describe.each(projects.map(({ page, files }) => [page.route, page, files] as const))(
  'the archive of %s',
  (_route, page, files) => {
    const { dependencies, devDependencies, scripts } = JSON.parse(
      files.get('package.json') ?? '',
    ) as Manifest;
    const sources = [...files].filter(([file]) => /\.(sol|tsx?)$/.test(file));

    it('has the files that the page shows and all that they import', () => {
      for (const file of page.files)
        expect([...files.keys()]).toContain(placeInProject(root, file));
      const readmeNote = files.get('README.md') ?? '';
      // Without the quotes of front matter.
      expect(readmeNote).toMatch(/^# [^'"]/);
      for (const [file, text] of sources) {
        for (const from of importsOf(file, text)) {
          if (from.startsWith('.')) {
            const at = path.posix.join(path.posix.dirname(file), from);
            const found = [at, `${at}.ts`, `${at}.tsx`].filter((name) => files.has(name));
            expect(found, `${file} imports ${from}`).toHaveLength(1);
          } else if (!from.startsWith('node:')) {
            const name = from
              .split('/')
              .slice(0, from.startsWith('@') ? 2 : 1)
              .join('/');
            expect(
              name in dependencies || readmeNote.includes(`import ${name}, which not every`),
              `${file} imports ${from}`,
            ).toBe(true);
          }
        }
      }
      expect(sources.length).toBeGreaterThan(0);
    });

    it('starts forge, where it compiles Solidity, with the file that passes its status on', () => {
      const own = readFileSync('examples/starters/_shared/forge.cjs', 'utf8');
      const compiles = files.has('foundry.toml');
      expect(scripts.build).toBe(compiles ? 'node forge.cjs build' : undefined);
      expect(files.get('forge.cjs')).toBe(compiles ? own : undefined);
    });

    it('names exact versions and no marker of a region', () => {
      for (const version of Object.values({ ...dependencies, ...devDependencies }))
        expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      for (const [, text] of sources) expect(text).not.toMatch(/(?:\/\/|#) (?:end)?region/);
    });
  },
);

it('the files of all projects pass the compiler with the settings of a project', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'archives-'));
  try {
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const written = new Set<string>();
    // A file has the same place in every project, so that one folder holds all of them.
    for (const { files } of projects) {
      for (const [file, text] of files) {
        if (!/^src\/.*\.(tsx?|json)$|^tsconfig\.json$/.test(file)) continue;
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), text);
        if (/\.tsx?$/.test(file)) written.add(path.join(folder, file));
      }
    }
    const compiler = path.resolve('node_modules/typescript-7/bin/tsc');
    const compile = async (...args: string[]) =>
      (await promisify(execFile)(process.execPath, [compiler, '-p', ...args])).stdout;
    const read = (await compile(folder, '--listFiles')).split('\n');
    expect([...written].filter((file) => !read.includes(file))).toEqual([]);
    // With the same settings it refuses a file that is wrong.
    writeFileSync(path.join(folder, 'src/wrong.ts'), 'export const wrong: number = "";\n');
    const alone = path.join(folder, 'wrong.json');
    const settings = { extends: './tsconfig.json', include: [], files: ['src/wrong.ts'] };
    writeFileSync(alone, JSON.stringify(settings));
    const refused = { stdout: expect.stringMatching(/wrong\.ts.*TS2322/) };
    await expect(compile(alone)).rejects.toMatchObject(refused);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The project of functions that others copy; the nightly run builds every archive. */
const alone = projects.filter(
  ({ page, files }) =>
    files.has('tsconfig.json') && (process.env.TEST_ALL || page.route === '/guides/start/overview'),
);

it.each(alone.map(({ page, files }) => [page.route, files] as const))(
  'the TypeScript of %s passes its own compiler from its own folder',
  async (_route, files) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'alone-'));
    try {
      symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
      for (const [file, text] of files) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), text);
      }
      const compiler = path.resolve('node_modules/typescript-7/bin/tsc');
      const { stdout } = await promisify(execFile)(process.execPath, [
        compiler,
        '-p',
        folder,
        '--listFiles',
      ]).catch((error: { stdout: string }) => error);
      expect(stdout).not.toMatch(/error TS/);
      const read = stdout.split('\n');
      for (const file of files.keys()) {
        if (/\.tsx?$/.test(file)) expect(read).toContain(path.join(folder, file));
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

/** What the compiler of npm says of the Solidity in a project, as an install from npm would find it. */
function solidityErrors(files: ReadonlyMap<string, string>): string[] {
  const solc = createRequire(import.meta.url)('solc') as {
    compile(input: string, callbacks: { import: (file: string) => object }): string;
  };
  const sources = [...files].filter(([file]) => /^src\/.*\.sol$/.test(file));
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(sources.map(([file, content]) => [file, { content }])),
    settings: { outputSelection: { '*': { '*': ['abi'] } } },
  };
  const { errors = [] } = JSON.parse(
    solc.compile(JSON.stringify(input), {
      import: (file) => {
        const at = path.join('node_modules', file);
        return existsSync(at)
          ? { contents: readFileSync(at, 'utf8') }
          : { error: `${file} is in no installed package` };
      },
    }),
  ) as { errors?: { severity: string; formattedMessage: string }[] };
  return errors
    .filter(({ severity }) => severity === 'error')
    .map(({ formattedMessage }) => formattedMessage);
}

/** Pages with contracts for two releases of one package; the nightly run builds every archive. */
const TWO_RELEASES = ['/reference/upgrades/flow/from-v1.1', '/reference/upgrades/lockup/from-v2.0'];
const built = projects.filter(
  ({ page, files }) =>
    files.has('foundry.toml') && (process.env.TEST_ALL || TWO_RELEASES.includes(page.route)),
);

it.each(built.map(({ page, files }) => [page.route, files] as const))(
  'the contracts of %s build from their own folder',
  (_route, files) => {
    expect([...files.keys()].filter((file) => /^src\/.*\.sol$/.test(file))).not.toEqual([]);
    expect(solidityErrors(files)).toEqual([]);
  },
);

it('the contract of a release without a package stands beside src, and the README says so', () => {
  expect(built.map(({ page }) => page.route)).toEqual(expect.arrayContaining(TWO_RELEASES));
  for (const route of TWO_RELEASES) {
    const { files } = projects.find(({ page }) => page.route === route) ?? {};
    const others = [...(files?.keys() ?? [])].filter((file) => file.startsWith('other-release/'));
    expect(others).toHaveLength(1);
    expect(files?.get('README.md')).toContain('the build leaves it out');
  }
});

it('there is one archive for each page, and no two archives unpack into one folder', () => {
  const archives = sampleArchives(root, SITE);
  const folders = [
    ...pages.map(({ name }) => name),
    ...starterNames(root).map((name) => `sablier-${name}`),
  ];
  expect(folders.filter((name, at) => folders.indexOf(name) !== at)).toEqual([]);
  expect([...archives.keys()]).toEqual(pages.map(({ archive }) => archive));
  expect(pages.length).toBeGreaterThan(25);
  expect(pages.map(({ archive }) => archive)).toContain(
    'examples/guides/lockup/examples/hooks.tgz',
  );
});

it('an import that leads nowhere stops the build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'closure-'));
  try {
    writeFileSync(path.join(folder, 'a.ts'), "import './b';\nimport { x } from './c';\n");
    writeFileSync(path.join(folder, 'b.ts'), '');
    expect(() => importClosure(folder, ['a.ts'])).toThrow(/imports .\/c, which is no file/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('the link on a page', () => {
  const linked = (file: string) => {
    const tree = unified().use(remarkParse).parse(readFileSync(file, 'utf8'));
    remarkSampleArchive()(tree, { path: path.resolve(file) });
    return tree.children.flatMap((node, at) => {
      const [child] = node.type === 'paragraph' ? node.children : [];
      return child?.type === 'link' &&
        child.url.endsWith('.tgz') &&
        child.url.includes('/examples/')
        ? [{ url: child.url, before: tree.children[at - 1], after: tree.children[at + 1] }]
        : [];
    });
  };

  it('leads to its archive, once, on every page that has one', () => {
    for (const { archive } of pages) {
      const file = `docs/${archive.replace('examples/', '').replace('.tgz', '.mdx')}`;
      expect(linked(file).map(({ url }) => url)).toEqual([`pathname:///${archive}`]);
    }
  });

  it('is below the heading of the whole code where there is one', () => {
    const [link] = linked('docs/guides/lockup/examples/hooks.mdx');
    expect(link?.before).toMatchObject({ type: 'heading' });
    expect(linked('docs/concepts/nft.mdx')).toEqual([]);
    expect(linked('docs/guides/start/viem.mdx')).toEqual([]);
  });
});
