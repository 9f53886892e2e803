import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isKind, kinds, type Kind } from './kinds';

/** A sentence of a page that a test stands for. */
export interface Claim {
  /** Address of the page, for example `/concepts/nft`. */
  page: string;
  /** As the page shows it: links, marks and code as their text. */
  sentence: string;
  /** What it is tested against; more than one where the sentence is about several releases. */
  kinds: readonly Kind[];
  /** File of the test from the root of the repository, and the line where the claim begins. */
  file: string;
  line: number;
}

/** Where claims live, one file per page or a folder of such. */
export const CLAIMS = 'tests/claims';

const STRING = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
const GAP = String.raw`\s*(?://[^\n]*\s*)*`;
const CLAIM = new RegExp(
  `^(claim|sourced)\\(${GAP}${STRING},${GAP}${STRING},${GAP}` +
    String.raw`(?:(?:async )?\((?:\{([^{}]*)\})?\) =>|'https://)`,
  'gm',
);

/**
 * The claims of a file, read from its text: the build marks their sentences and runs none of them.
 * @throws when a claim has another form than the one that CONTRIBUTING.md shows, or names no kind
 */
export function claimsIn(text: string, file: string): Claim[] {
  const claims = [...text.matchAll(CLAIM)].map((match) => {
    const [, call, page = '', sentence = '', names = ''] = match;
    const line = text.slice(0, match.index).split('\n').length;
    const found = call === 'sourced' ? ['source'] : kindsIn(names, `${file}:${line}`);
    return { page: unquote(page), sentence: unquote(sentence), kinds: found as Kind[], file, line };
  });
  const calls = [...text.matchAll(/^ *(?:claim|sourced)\(/gm)].length;
  if (calls !== claims.length) {
    throw new Error(
      `${file} has ${calls} claims, of which ${claims.length} can be read. Write each at the beginning ` +
        "of a line as claim('/page', 'sentence', async ({ lockup }) => { … }), with plain strings.",
    );
  }
  return claims;
}

function kindsIn(names: string, where: string): Kind[] {
  const found = names.split(',').flatMap((name) => name.replace(/:.*/s, '').trim() || []);
  const unknown = found.find((name) => !isKind(name));
  if (unknown !== undefined || found.length === 0) {
    throw new Error(
      `${where}: ${unknown ? `there is no "${unknown}"` : 'the claim names nothing to run on'}. ` +
        `Take what it needs in braces: async ({ lockup }) => … has ${Object.keys(kinds).join(', ')}.`,
    );
  }
  return found.filter(isKind);
}

const unquote = (literal: string) => literal.slice(1, -1).replace(/\\(.)/g, '$1');

/** Every claim below a folder, by file and line. @throws what `claimsIn` throws */
export function readClaims(folder: string = CLAIMS): Claim[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.claims.ts'))
    .sort()
    .flatMap((file) => claimsIn(readFileSync(file, 'utf8'), file));
}
