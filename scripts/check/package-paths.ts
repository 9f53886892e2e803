import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { textPosition, checkProblem, type Problem } from './problem';
import type { Source } from './pages';

const require = createRequire(import.meta.url);
/** `sablier/evm/releases/lockup/v4.0` in a sentence. What holds a sign of its own is a pattern, not a path. */
const PATH = /(?<!`)`((?:@[\w-]+\/)?[\w-]+)(\/[\w./-]*\w)`(?!`)/g;

/** A package that another one stands in for, as overrides have it, has none of its files. */
function isInstalled(name: string): boolean {
  const file = path.join('node_modules', name, 'package.json');
  if (!existsSync(file)) return false;
  return (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === name;
}

function resolves(name: string, rest: string): boolean {
  if (existsSync(path.join('node_modules', name, rest))) return true;
  try {
    require.resolve(name + rest);
    return true;
  } catch {
    return false;
  }
}

/** Paths in installed packages that lead to nothing, in the words of pages. Samples have a compiler. */
export const wrongPackagePaths = (pages: readonly Source[]): Problem[] =>
  pages.flatMap(({ file, text }) =>
    [...text.matchAll(PATH)].flatMap((match) => {
      const [, name = '', rest = ''] = match;
      if (!isInstalled(name) || resolves(name, rest)) return [];
      const says = `The package ${name} has no ${rest.slice(1)}. Look it up in node_modules/${name}, or in the exports of its package.json.`;
      return [checkProblem(file, textPosition(text, match.index), says)];
    }),
  );
