import fs from 'node:fs';
import path from 'node:path';
import type { Product } from '@sablier-docs/protocol/releases';
import { listSolidity, readVersion } from '../solidity/packages';

/** The Solidity of a release: the package, and the files that declare or pass on each name. */
export interface Sources {
  /** `@sablier/lockup 4.0.1` */
  package: string;
  /** Paths from the package, such as `src/types/Lockup.sol`, the declaring file first. */
  files: ReadonlyMap<string, readonly string[]>;
}

/** Folders in `node_modules` by product and release; the sources of other releases are in no installed package. */
const folders: Readonly<Record<string, readonly [folder: string, name: string]>> = {
  'lockup v1.0': ['@sablier/v2-core-1.0', '@sablier/v2-core'],
  'lockup v1.2': ['@sablier/v2-core', '@sablier/v2-core'],
  'lockup v4.0': ['@sablier/lockup', '@sablier/lockup'],
  'flow v3.0': ['@sablier/flow', '@sablier/flow'],
  'airdrops v1.2': ['@sablier/v2-periphery', '@sablier/v2-periphery'],
};

/** @param root folder that holds `node_modules`; null when no package with the sources is installed */
export function readSourcesOf(root: string, product: Product, version: string): Sources | null {
  const [folder, name] = folders[`${product} ${version}`] ?? [];
  if (!folder || !name) return null;
  const modules = path.join(root, 'node_modules');
  const files = new Map<string, string[]>();
  const add = (found: string, file: string) =>
    files.set(found, [...(files.get(found) ?? []), file]);
  const sources = listSolidity(path.join(modules, folder, 'src'))
    .filter((file) => /[/\\]src[/\\](interfaces|types|libraries)[/\\]/.test(file))
    .map((file) => ({
      file: path.relative(path.join(modules, folder), file).split(path.sep).join('/'),
      text: fs.readFileSync(file, 'utf8'),
    }));
  for (const { file, text } of sources) {
    const declared = /^(?:abstract contract|contract|library|interface|struct|enum) (\w+)/gm;
    for (const [, found = ''] of text.matchAll(declared)) add(found, file);
  }
  // Files that only import make the imported names available as well.
  for (const { file, text } of sources.filter(({ file }) => file.endsWith('/DataTypes.sol'))) {
    for (const [, names = ''] of text.matchAll(/^import \{([^}]*)\} from "\.\//gm)) {
      for (const found of names.split(',')) add(found.trim(), file);
    }
  }
  return { package: `${name} ${readVersion(modules, folder)}`, files };
}
