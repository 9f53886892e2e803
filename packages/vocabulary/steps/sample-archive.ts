import type { Code, Heading, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { readFenceOptions } from '@sablier-docs/ui/Code/fence-options';
import { pathOf, type Page } from '../page-faults';

/** Samples of code. The starters and the wizard's own files are archives already; the typed client is generated. */
const SAMPLE = /^examples\/(?!starters\/|wizard\/|agents\/|api\/codegen\/).+\.(?:sol|tsx?)$/;

/** Whether a page with this file in a fence offers it for download. */
export const isArchived = (file: string): boolean => SAMPLE.test(file);

/** Path on the site of the archive with the samples of a page, without a leading slash; null for other files. */
export function archivePath(page: string): string | null {
  const [, route] = /^docs\/(.+)\.mdx?$/.exec(page) ?? [];
  return route === undefined ? null : `examples/${route}.tgz`;
}

/**
 * Remark step: a page that shows samples of code gets a link to all of them, with the files that they import, below
 * the heading "The whole code", or before the problems or the next steps. It runs before the samples are filled in.
 */
export function remarkSampleArchive() {
  return (tree: Root, page: Page) => {
    const archive = archivePath(pathOf(page));
    if (archive === null || !showsSamples(tree)) return;
    const whole = tree.children.findIndex((node) => titled(node, /^The whole code/));
    const end = tree.children.findIndex((node) =>
      titled(node, /^(What can go wrong|Gotchas|Next)$/),
    );
    const at = whole >= 0 ? whole + 1 : end;
    if (at >= 0) tree.children.splice(at, 0, link(`pathname:///${archive}`));
  };
}

function showsSamples(tree: Root): boolean {
  let found = false;
  visit(tree, 'code', ({ meta }: Code) => {
    found ||= isArchived(readFenceOptions(meta ?? '').file ?? '');
  });
  return found;
}

const titled = (node: RootContent, title: RegExp): node is Heading => {
  if (node.type !== 'heading') return false;
  const [text] = node.children;
  return text?.type === 'text' && title.test(text.value.replace(/\s*\{#.*$/, '').trim());
};

const link = (url: string): RootContent => ({
  type: 'paragraph',
  children: [
    { type: 'link', url, children: [{ type: 'text', value: 'Download these files' }] },
    {
      type: 'text',
      value: ' with everything that they import, as a project that installs from npm.',
    },
  ],
});
