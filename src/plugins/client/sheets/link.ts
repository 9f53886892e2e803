import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** A stylesheet that not every page has. */
export interface Sheet {
  /** As groups.cjs calls it. */
  name: string;
  /** Address in the build, as `/assets/css/sheet-tools.0123abcd.css`. */
  href: string;
  /** The classes that it has rules for. */
  classes: ReadonlySet<string>;
}

/** The classes that CSS modules have made for a stylesheet, as `figure_GYJq`; it may name others too. */
export const classesIn = (css: string): Set<string> =>
  new Set(css.match(/(?<=\.)[A-Za-z][\w-]*_[\w-]{4}(?![\w-])/g));

/** The classes of every element of a page. */
export function classesOf(tree: Root): Set<string> {
  const found = new Set<string>();
  visit(tree, 'element', ({ properties }) => {
    const { className } = properties;
    if (Array.isArray(className)) for (const name of className) found.add(String(name));
  });
  return found;
}

const FRAME = /<link rel="?stylesheet"? href="?(\/assets\/css\/styles\.[^\s">]+)"?(?: ?\/)?>/;

/**
 * The page with one link to a stylesheet that holds the frame's and the sheets that it has classes of. Two
 * files would come over two connections, and opening the second takes longer than both files do
 * (HTTP/1.1: 150 ms later painted on a slow line, measured).
 * @param html as the framework has written it
 * @param together gives the address of a file that holds the frame's stylesheet and the sheets, in this order
 * @throws when the page has no frame's stylesheet where it should be
 */
export function withSheets(
  html: string,
  own: ReadonlySet<string>,
  sheets: readonly Sheet[],
  together: (frame: string, wanted: readonly Sheet[]) => string,
): string {
  const wanted = sheets.filter(({ classes }) => [...classes].some((name) => own.has(name)));
  if (wanted.length === 0) return html;
  const [link, frame] = FRAME.exec(html) ?? [];
  if (!link || !frame) throw new Error('The page has no link to /assets/css/styles.*.css.');
  const names = wanted.map(({ href }) => href).join(' ');
  return html.replace(
    link,
    () => `<link rel=stylesheet href=${together(frame, wanted)} data-sheets="${names}">`,
  );
}
