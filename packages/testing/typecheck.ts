import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { once } from 'node:events';

const CACHE = 'node_modules/.cache';

/**
 * Type errors of the files, and of the sources that exist in memory only, under the site's strict settings:
 * `path:line message`. The keys of `virtual` are the paths of these sources.
 * @throws when the compiler itself does not run
 */
export async function typeErrors(
  files: readonly string[],
  virtual: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.resolve(CACHE, 'types-'));
  try {
    for (const [file, source] of Object.entries(virtual)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), source);
    }
    const config = {
      extends: path.resolve('tsconfig.json'),
      compilerOptions: {
        types: ['node'],
        // A check that is imported and no longer called is not one.
        noUnusedLocals: true,
        // The setting of readers' projects; the site's own suits its bundler.
        jsx: 'react-jsx',
        typeRoots: [path.resolve('node_modules/@types')],
        // A virtual source may import files of the project.
        rootDirs: [folder, process.cwd()],
      },
      files: [...files.map((file) => path.resolve(file)), ...Object.keys(virtual)],
      include: [],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    return await compile(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** In a process that is waited for: a worker of tests that hears nothing for a minute is given up. */
async function compile(folder: string): Promise<string[]> {
  const compiler = path.resolve('node_modules/typescript-7/bin/tsc');
  const args = [compiler, '--project', folder, '--pretty', 'false', '--checkers', '1'];
  const compiling = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [status]] = await Promise.all([
    readText(compiling.stdout),
    readText(compiling.stderr),
    once(compiling, 'close') as Promise<[number | null]>,
  ]);
  if (status === 0) return [];
  // Indented lines explain the one before them.
  const errors = stdout.split(/\n(?=\S)/).flatMap((text) => {
    const [, file, line, message] = /^(.*?)\((\d+),\d+\): error TS\d+: ([^]*)$/.exec(text) ?? [];
    if (!file) return text.includes('error TS') ? [text.trim()] : [];
    const at = path.resolve(file).replace(`${folder}${path.sep}`, '');
    return [`${path.relative(process.cwd(), path.resolve(at))}:${line} ${message?.trim()}`];
  });
  if (errors.length === 0) throw new Error(`The compiler stopped: ${stdout}${stderr}`);
  return errors;
}
