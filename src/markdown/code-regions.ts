import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { regionOf, withoutMarkers } from './regions';

/** Where samples live, from the root of the repository. */
const FOLDER = 'examples/';
const ATTRIBUTE = /\b(file|region)="([^"]*)"\s*/g;

/**
 * Remark step: a fence whose meta names a file is filled from that file.
 *
 *     ```solidity file="examples/hooks/Recipient.sol" region="cancel"
 *     ```
 *
 * Without `region` it shows the whole file. The file's name becomes the title unless the meta sets
 * another; other meta is kept. The fence is wrapped in `<Sample>`, which adds the view of the whole
 * file and, for Solidity, the link to Remix. Files are read from the working directory.
 * @throws when the file or region is unknown, or when the fence has a body of its own
 */
export function remarkCodeRegions() {
  return (tree: Root, file: { path?: string }) => {
    visit(tree, 'code', (node, index, parent) => {
      if (!node.meta?.includes('file="') || !parent || index === undefined) return undefined;
      try {
        parent.children[index] = sample(node) as never;
      } catch (error) {
        const page = file.path ? path.relative(process.cwd(), file.path) : 'a page';
        const line = node.position?.start.line ?? 0;
        throw new Error(`${page}:${line}: ${(error as Error).message}`);
      }
      return 'skip';
    });
  };
}

function sample(node: Code): Parent {
  const meta = node.meta ?? '';
  const attributes = Object.fromEntries(
    [...meta.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]),
  ) as { file?: string; region?: string };
  const { file = '', region } = attributes;
  if (node.value.trim()) throw new Error(`The fence of ${file} has a body; leave it empty.`);

  const source = readSample(file);
  const whole = withoutMarkers(source);
  const text = region === undefined ? whole : regionOf(source, region, file);
  const rest = meta.replace(ATTRIBUTE, '').trim();
  const title = rest.includes('title=') ? rest : `title="${path.posix.basename(file)}" ${rest}`;

  return {
    type: 'mdxJsxFlowElement',
    name: 'Sample',
    attributes: Object.entries({
      path: file,
      language: node.lang ?? 'text',
      source: whole,
      ...(region === undefined ? {} : { region }),
    }).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [{ ...node, value: text.trimEnd(), meta: title.trim() }],
  } as unknown as Parent;
}

function readSample(file: string): string {
  if (!file.startsWith(FOLDER) || path.posix.normalize(file) !== file) {
    throw new Error(`"${file}" is not a path of the form ${FOLDER}….`);
  }
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  return readFileSync(file, 'utf8');
}
