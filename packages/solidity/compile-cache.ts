import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/** Not committed; a fresh install starts without it. */
const FOLDER = 'node_modules/.cache/examples';

interface Entry {
  /** Digest of every file that the compiler requested, or of the error that it got instead. */
  readonly imports: Readonly<Record<string, string>>;
  readonly output: string;
}

/** Another worker may read or write the same entry: each writes a file of its own, and the name is given at once. */
function keep(file: string, entry: Entry): void {
  mkdirSync(FOLDER, { recursive: true });
  const own = `${file}.${process.pid}.${threadId}`;
  writeFileSync(own, JSON.stringify(entry));
  renameSync(own, file);
}

/**
 * The compiler's output for this input, from the previous run if neither the input nor an imported file has
 * changed: compiling takes 17 s of CPU.
 * @param resolve returns the content of an import
 * @param compile runs the compiler with the given `resolve`
 */
export function cachedCompile(
  input: string,
  resolve: (file: string) => object,
  compile: (resolve: (file: string) => object) => string,
): string {
  const file = path.join(FOLDER, `${hash('sha256', input)}.json`);
  if (existsSync(file)) {
    const { imports, output } = JSON.parse(readFileSync(file, 'utf8')) as Entry;
    const isFresh = Object.entries(imports).every(
      ([name, digest]) => hash('sha256', JSON.stringify(resolve(name))) === digest,
    );
    if (isFresh) return output;
  }
  const imports: Record<string, string> = {};
  const output = compile((name) => {
    const found = resolve(name);
    imports[name] = hash('sha256', JSON.stringify(found));
    return found;
  });
  keep(file, { imports, output });
  return output;
}

/**
 * The same for an input that has all its imports.
 * @param compile runs the compiler
 */
export async function cachedOutput(input: string, compile: () => Promise<string>): Promise<string> {
  const file = path.join(FOLDER, `${hash('sha256', input)}.json`);
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as Entry).output;
  const output = await compile();
  keep(file, { imports: {}, output });
  return output;
}
