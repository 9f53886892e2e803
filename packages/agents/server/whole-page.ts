import { bodyOfPart, partPath } from '@sablier-docs/built/markdown-parts';
import { markdownPath } from '@sablier-docs/built/paths';
import type { Site } from './site';

/** Most parts that a page can have. */
const MOST_PARTS = 20;

/** The Markdown of a page, joined from its parts if it has several; null if there is no such page. */
export async function wholePage(route: string, site: Pick<Site, 'file'>): Promise<string | null> {
  const main = await site.file(markdownPath(route));
  if (main === null) return null;
  const parts: string[] = [];
  for (let part = 1; part <= MOST_PARTS; part++) {
    const piece = await site.file(partPath(route, part));
    if (piece === null) break;
    parts.push(bodyOfPart(piece));
  }
  return parts.length === 0 ? main : [...headerLines(main), ...parts].join('\n\n');
}

/** Title, description, address and index of a page. */
const headerLines = (markdown: string) => markdown.split('\n\n').slice(0, 4);
