import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { SourceHeading } from '@sablier-docs/search/questions/types';

/** The headings in the source of a page, in reading order, without those that its elements make. */
export function headingsOf(source: string): SourceHeading[] {
  const slugger = createSlugger();
  const body = source.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
  return [...body.matchAll(/^(#{1,6}) +(.+)$/gm)].map(([, marks = '', heading = '']) => {
    const { text, id } = parseMarkdownHeadingId(heading);
    const words = text.replace(/<[^>]+>|[`*_]|\]\([^)]*\)|\[/g, '');
    return { level: marks.length, id: id ?? slugger.slug(words) };
  });
}
