import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Page {
  file: string;
  frontMatter: Record<string, string>;
  /** The text below the front matter. */
  body: string;
  /** The body without fenced code, inline code, formulas, tags and link targets. */
  prose: string;
}

/** Every page a person wrote, generated reference pages left out. */
export function pages(): Page[] {
  const found = ['docs', 'snippets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => path.join(folder, String(name)))
      .filter(
        (file) =>
          /(^|\/)[^_/][^/]*\.mdx$/.test(file) &&
          !/docs\/reference\/(lockup|flow|airdrops)\/contracts\//.test(file),
      ),
  );
  if (found.length === 0) throw new Error('There is no page in docs/ and snippets/.');
  return found.map(readPage);
}

function readPage(file: string): Page {
  const text = readFileSync(file, 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const frontMatter = Object.fromEntries(
    [...head.matchAll(/^(\w+): (.*)$/gm)].map(([, key = '', value = '']) => [
      key,
      value.replace(/^['"](.*)['"]$/, '$1'),
    ]),
  );
  return { file, frontMatter, body, prose: proseOf(body) };
}

function proseOf(body: string): string {
  return body
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/\$\$[\s\S]*?\$\$/g, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, ' ');
}
