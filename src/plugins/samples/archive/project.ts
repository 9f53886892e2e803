import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLineMarks } from '@sablier-docs/ui/Code/marks';
import { withoutMarkers } from '@sablier-docs/ui/Code/regions';
import { importClosure } from './closure';
import { sampleManifest, NOT_INSTALLED, type Kinds } from './manifest';
import type { SamplePage } from './pages';
import { isForOtherPackage, placeInProject } from './place';
import { sampleReadme } from './readme';

const FOUNDRY = 'examples/starters/foundry';
const VIEM = 'examples/starters/viem';
const SHARED = 'examples/starters/_shared';

/**
 * The files of a project with the samples of a page and all that they import, by their path in the project.
 * @param siteUrl address of the site, for links
 * @throws when an import leads nowhere, or a package has no version here
 */
export function sampleProject(siteDir: string, page: SamplePage, siteUrl: string) {
  const { files, packages } = importClosure(siteDir, page.files);
  const text = (file: string) =>
    readLineMarks(withoutMarkers(readFileSync(path.join(siteDir, file), 'utf8'))).code;
  const missing = packages.filter((name) => NOT_INSTALLED.includes(name));
  const kinds: Kinds = {
    typescript: files.some((file) => /\.tsx?$/.test(file)),
    solidity:
      missing.length === 0 &&
      files.some((file) => file.endsWith('.sol') && !isForOtherPackage(siteDir, file)),
  };
  const placed = page.files.map((file) => placeInProject(siteDir, file));
  const config = JSON.parse(text(`${VIEM}/tsconfig.json`)) as { compilerOptions: object };
  const include = ['src'];
  const compilerOptions = {
    ...config.compilerOptions,
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
  };
  return new Map<string, string>([
    ...files.map((file) => [placeInProject(siteDir, file), text(file)] as const),
    ['README.md', sampleReadme(page, placed, kinds, missing, siteUrl)],
    ['package.json', sampleManifest(siteDir, page.name, packages, kinds)],
    ['.npmrc', text(`${SHARED}/.npmrc`)],
    ['.gitignore', text(`${FOUNDRY}/.gitignore`)],
    ...(kinds.typescript
      ? [
          [
            'tsconfig.json',
            `${JSON.stringify({ ...config, compilerOptions, include }, null, 2)}\n`,
          ] as const,
        ]
      : []),
    ...(kinds.solidity
      ? ['foundry.toml', 'forge.cjs', 'solc.cjs'].map(
          (file) => [file, text(`${SHARED}/${file}`)] as const,
        )
      : []),
  ]);
}
