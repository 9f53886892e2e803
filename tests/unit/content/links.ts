import { pages, type Page } from './pages';

export interface WrittenLink {
  file: string;
  /** The text of the link, without marks. */
  text: string;
  /** Path on the site. */
  to: string;
  /** Anchor; empty for the page as a whole. */
  anchor: string;
}

const all = pages();
const pathOf = ({ file }: Page) => `/${file.replace(/^docs\/|\.mdx$/g, '')}`;

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

/** Paths of the pages that a title belongs to, by title in lower case. */
export const pagesByTitle = new Map<string, string[]>();
for (const page of all) {
  const title = (page.frontMatter['title'] ?? '').toLowerCase();
  pagesByTitle.set(title, [...(pagesByTitle.get(title) ?? []), pathOf(page)]);
}
