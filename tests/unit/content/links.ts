import { terms } from '../../../src/glossary';
import { pages, type Page } from './pages';

export interface WrittenLink {
  file: string;
  /** What the reader reads, without marks. */
  text: string;
  /** Path on the site. */
  to: string;
  /** Anchor; empty for the page as a whole. */
  anchor: string;
}

const all = pages();
const pathOf = ({ file }: Page) => `/${file.replace(/^docs\/|\.mdx$/g, '')}`;
const byPath = new Map(all.map((page) => [pathOf(page), page]));

const plain = (text: string) =>
  text
    .replace(/<[^>]*>|[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Links within the site that writers wrote: Markdown links and cards. */
export function writtenLinks(): WrittenLink[] {
  return all.flatMap(({ file, body }) => {
    const prose = body.replace(/^```[\s\S]*?^```/gm, '');
    const links = [
      ...[...prose.matchAll(/\[([^[\]]+)\]\((\/[^)\s]*)\)/g)].map(([, text, to]) => [text, to]),
      ...[...prose.matchAll(/<Card\s+to="([^"]+)"\s+title="([^"]+)"/g)].map(([, to, text]) => [
        text,
        to,
      ]),
    ];
    return links.map(([text = '', target = '']) => {
      const [to = '', anchor = ''] = target.split('#');
      return { file, text: plain(text), to, anchor };
    });
  });
}

const slug = (heading: string) =>
  plain(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

function headingOf(page: Page, anchor: string): string {
  for (const [, line = ''] of page.body.matchAll(/^#{2,3} (.+)$/gm)) {
    const [, text = line, id = slug(line)] = /^(.*?) \{#([^}]+)\}$/.exec(line) ?? [];
    if (id === anchor) return text;
  }
  return '';
}

/** All that says what a target is about: address, title, heading, summary, glossary entry. */
export function targetWords({ to, anchor }: WrittenLink): string {
  const page = byPath.get(to);
  const term = to === '/concepts/glossary' ? terms.find(({ id }) => id === anchor) : undefined;
  return [
    to,
    anchor,
    page?.frontMatter['title'] ?? '',
    page?.frontMatter['sidebar_label'] ?? '',
    anchor ? (page ? headingOf(page, anchor) : '') : (page?.frontMatter['description'] ?? ''),
    ...(term ? [term.term, term.definition, ...term.synonyms] : []),
  ].join(' ');
}

/** Paths of the pages that a title belongs to, by title in lower case. */
export const pagesByTitle = new Map<string, string[]>();
for (const page of all) {
  const title = (page.frontMatter['title'] ?? '').toLowerCase();
  pagesByTitle.set(title, [...(pagesByTitle.get(title) ?? []), pathOf(page)]);
}
