import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { folderOf, manifestOf, noticeOf, writeNotices, type Notice } from './notices';
import { bundledFiles } from '../proof-files';
import { buildCache, digestOfFiles } from '../build-cache';
import { keepNeeded, readNpmSbom, sbomText, type Sbom } from './sbom';

/** A package whose stylesheet and fonts are copied into the build instead of compiled. */
const COPIED = ['node_modules/katex'];

/** `src/fonts` has subsets of their files; see scripts/subset-fonts.mjs. */
const FONTS = ['inter', 'jetbrains-mono'].map(
  (font) => `node_modules/@fontsource-variable/${font}`,
);

/** The part of a compiler that is used here, the same in webpack and Rspack. */
interface Compiler {
  hooks: { done: { tap(name: string, act: (stats: Stats) => void): void } };
}
interface Stats {
  compilation: { fileDependencies: Iterable<string> };
}

/**
 * Writes `licenses.txt` with the notices of every package whose code is in the build, and of the fonts, because
 * the minifier removes the comments with them. Also writes `sbom.json`, a CycloneDX document of these packages
 * and of those that only build the site, with the digests of the lockfile.
 */
export default function licensesPlugin({ siteDir }: LoadContext): Plugin {
  const folders = new Set(COPIED);
  let sbom: Promise<Sbom> | undefined;
  return {
    name: 'licenses',
    // npm takes seconds in a process of its own, beside the bundler.
    async loadContent() {
      if (process.env.NODE_ENV !== 'production') return;
      sbom = readSbom(siteDir);
      // `postBuild` reports it.
      sbom.catch(() => undefined);
    },
    configureWebpack: (_config, isServer) => {
      if (isServer) return {};
      const collect = {
        apply: (compiler: Compiler) =>
          compiler.hooks.done.tap('licenses', ({ compilation }) => {
            for (const file of compilation.fileDependencies) {
              const folder = folderOf(path.relative(siteDir, file));
              if (folder) folders.add(folder);
            }
          }),
      };
      return { plugins: [collect as never] };
    },
    async postBuild({ outDir, plugins }) {
      const ofTests = new Set(bundledFiles(plugins).flatMap((file) => folderOf(file) ?? []));
      for (const folder of ofTests) folders.add(folder);
      const notices = [...folders].sort().map((folder) => noticeOf(path.join(siteDir, folder)));
      await writeFile(
        path.join(outDir, 'licenses.txt'),
        writeNotices([...notices, ...fonts(siteDir)]),
      );
      const named = (list: Iterable<string>) =>
        new Set(
          [...list].map((folder) => {
            const { name, version } = manifestOf(path.join(siteDir, folder));
            return `${name}@${version}`;
          }),
        );
      const needed = keepNeeded(await (sbom ?? readSbom(siteDir)), named(ofTests));
      const text = sbomText(needed, manifestOf(siteDir).name, named([...folders, ...FONTS]));
      await writeFile(path.join(outDir, 'sbom.json'), text);
    },
  };
}

/** npm's document of the lockfile, from an earlier build with the same manifests. */
async function readSbom(siteDir: string): Promise<Sbom> {
  const cache = buildCache('sbom', [], siteDir);
  const own = readdirSync(path.join(siteDir, 'packages')).map(
    (name) => `packages/${name}/package.json`,
  );
  const inputs = [digestOfFiles(['package.json', 'package-lock.json', ...own], siteDir)];
  const found = cache.read(inputs);
  if (found !== undefined) return JSON.parse(found) as Sbom;
  const sbom = await readNpmSbom(siteDir);
  cache.write(inputs, JSON.stringify(sbom));
  return sbom;
}

const fonts = (siteDir: string): Notice[] =>
  ['Inter', 'JetBrains Mono'].map((name) => {
    const file = `src/fonts/${name.toLowerCase().replace(' ', '-')}-LICENSE.txt`;
    return { name, text: readFileSync(path.join(siteDir, file), 'utf8') };
  });
