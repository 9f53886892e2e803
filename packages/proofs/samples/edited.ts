import { transform } from 'sucrase';
import Sval from 'sval';

/** The text of a sample and of its run, as the reader has edited them. */
interface EditedFiles {
  /** The name of the sample's file without its ending. */
  readonly name: string;
  readonly sample: string;
  readonly run: string;
}

type Exports = Record<string, unknown>;
/** What the files may import, by specifier. */
export type Parts = Readonly<Record<string, object>>;

/**
 * Runs both files with an interpreter, because the policy of the site forbids a page to run text as code. Types are
 * dropped, not checked.
 * @returns what the run file exports
 * @throws a sentence when a file is no TypeScript, or imports what the site does not have ready
 */
export function interpret({ name, sample, run }: EditedFiles, parts: Parts): Exports {
  const exported = evaluate(sample, `${name}.ts`, parts);
  return evaluate(run, `${name}.run.ts`, { ...parts, [`./${name}`]: exported });
}

function evaluate(text: string, file: string, parts: Parts): Exports {
  const code = withoutTypes(text, file);
  checkImports(code, file, parts);
  const interpreter = new Sval({ ecmaVer: 'latest', sourceType: 'module', sandBox: true });
  interpreter.import({ ...parts, ...GLOBALS, console });
  try {
    interpreter.run(code);
  } catch (error) {
    throw told(error, file);
  }
  return interpreter.exports as Exports;
}

/** What programs use of a browser and the interpreter does not know. */
const GLOBALS = {
  atob: (text: string) => atob(text),
  btoa: (text: string) => btoa(text),
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
};

function withoutTypes(text: string, file: string): string {
  try {
    // Blank lines and all: positions in messages stay those of the text.
    return transform(text, { transforms: ['typescript'], disableESTransforms: true }).code;
  } catch (error) {
    throw told(error, file);
  }
}

const IMPORT =
  /^import\s+(?:[\w$]+\s*,\s*)?(?:\{([^}]*)\}|\*\s+as\s+[\w$]+|[\w$]+)\s+from\s+['"]([^'"]+)['"]/gm;

function checkImports(code: string, file: string, parts: Parts): void {
  for (const [, names = '', from = ''] of code.matchAll(IMPORT)) {
    const part = parts[from];
    if (!part) {
      const known = Object.keys(parts).join(', ');
      throw new Error(`${file} imports ${from}. Only these can be imported here: ${known}.`);
    }
    for (const one of names.split(',')) {
      const [name = ''] = one.trim().split(/\s+as\s+/);
      if (name && !(name in part))
        throw new Error(`${file} imports ${name} of ${from}, which is not ready in this page.`);
    }
  }
}

const told = (error: unknown, file: string): Error =>
  new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
