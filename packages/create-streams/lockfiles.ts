import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OPTIONS } from './options';
import { LOCKFILE, packageSet } from './lockfile';

/** Where npm's lockfiles of the projects are; `npm run starters -- --locks` writes them. */
export const LOCKFILES = 'examples/wizard/locks';

/** The name of each set of packages that projects have. */
export const PACKAGE_SETS: readonly string[] = OPTIONS.stack.flatMap((stack) =>
  OPTIONS.product.map((product) => packageSet({ stack, product })),
);

/** The lockfile of each set of packages, by the name of the set. @throws when one is missing */
export const readLockfiles = (siteDir: string): Record<string, string> =>
  Object.fromEntries(
    PACKAGE_SETS.map((set) => [
      set,
      readFileSync(path.join(siteDir, LOCKFILES, set, LOCKFILE), 'utf8'),
    ]),
  );
