// Puts the program that builds the site, and the configuration that it is built with, into one file. Babel, through
// which Docusaurus loads a configuration in TypeScript, takes 14 s of processor for the same on a fresh clone.
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Beside the packages; nothing of it is committed. */
const OUT = 'node_modules/.cache/scripts/build.cjs';
/** Imports that are files of this repository: packages of the workspace, and `@site/…`. */
const OWN = /^@(?:sablier-docs|site)\//;

/**
 * The file of a package that `require` can load; undefined when it is a module of the standard, which is bundled.
 * @param {string} name
 * @param {string} importer
 */
function fileToRequire(name, importer) {
  let file = '';
  try {
    file = createRequire(importer).resolve(name);
  } catch {
    return undefined;
  }
  if (/\.(?:cjs|json|node)$/.test(file)) return file;
  return file.endsWith('.mjs') || isModule(path.dirname(file)) ? undefined : file;
}

/** @type {Map<string, boolean>} */
const modules = new Map();

/**
 * Whether files of a folder are modules of the standard, by the next package.json.
 * @param {string} folder
 * @returns {boolean}
 */
function isModule(folder) {
  const known = modules.get(folder);
  if (known !== undefined) return known;
  const manifest = path.join(folder, 'package.json');
  const type = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : undefined;
  const parent = path.dirname(folder);
  const found =
    type?.type === undefined && parent !== folder && !(type?.name && type?.version)
      ? isModule(parent)
      : type?.type === 'module';
  modules.set(folder, found);
  return found;
}

/** @type {import('esbuild').Plugin} */
const packages = {
  name: 'packages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./#]/ }, ({ path: name, kind, importer }) => {
      if (kind === 'entry-point' || OWN.test(name)) return undefined;
      if (name.startsWith('node:') || builtinModules.includes(name))
        return { path: name, external: true };
      // What a module of the standard imports has a form of the same kind.
      if (importer.includes('node_modules') && isModule(path.dirname(importer))) return undefined;
      const file = fileToRequire(name, importer);
      return file === undefined ? undefined : { path: file, external: true };
    });
    // In one file, each module still has its own place.
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      if (!/import\.meta\.|__dirname/.test(text)) return undefined;
      const places = {
        ownUrl: pathToFileURL(file).href,
        ownFolder: path.dirname(file),
      };
      const lines = Object.entries(places).map(
        ([name, at]) => `const ${name} = ${JSON.stringify(at)};`,
      );
      return {
        contents: `${lines.join('')}${text}`,
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
};

/** @returns {Promise<string>} the file of the program */
export async function bundleBuild() {
  await build({
    entryPoints: ['scripts/site/index.ts'],
    outfile: OUT,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    define: {
      'import.meta.url': 'ownUrl',
      'import.meta.dirname': 'ownFolder',
      __dirname: 'ownFolder',
    },
    plugins: [packages],
    sourcemap: true,
    logLevel: 'warning',
  });
  return OUT;
}
