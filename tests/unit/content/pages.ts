import { readWrittenPages, type Source } from '../../../scripts/check/pages';

export interface Page {
  file: string;
  frontMatter: Record<string, string>;
  /** The text below the front matter. */
  body: string;
  /** The body without fenced code, inline code, formulas, tags and link targets. */
  prose: string;
}

/** Every page a person wrote, generated reference pages left out. */
export const pages = (): Page[] => readWrittenPages().map(readPage);

function readPage({ file, text }: Source): Page {
  const [, head = '', raw = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  // Ids of tested sentences are no words of a page.
  const body = raw.replace(/ *\{\/\* tested: [^*]*\*\/\}/g, '');
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
