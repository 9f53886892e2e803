import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readLineMarks } from '@sablier-docs/ui/Code/marks';
import { readFenceOptions } from '@sablier-docs/ui/Code/fence-options';
import { runsOf, sampleOf } from '@sablier-docs/proofs/bundle/find-samples';
import { at, type Page } from '../page-faults';
import { regionOf, withoutMarkers } from '@sablier-docs/ui/Code/regions';

/** Folder of the samples, from the root of the repository. */
const FOLDER = 'examples/';
const SOURCE = /\b(?:file|region)=(?:"[^"]*"|'[^']*')\s*/g;

/**
 * Remark step: a fence whose meta names a file is filled from that file.
 *
 *     ```solidity file="examples/hooks/Recipient.sol" region="cancel"
 *     ```
 *
 * Without `region` it shows the whole file. The file's name becomes the title unless the meta sets one; other
 * meta is kept. The fence is wrapped in `<Sample>`, which adds a view of the whole file and, for Solidity, a
 * link to Remix. Paths are relative to the working directory.
 * @throws when the file or region is unknown, or when the fence has a body of its own
 */
export function remarkCodeRegions() {
  return (tree: Root, page: Page) => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const shown = at(page, node, () => sample(node));
      if (!shown) return undefined;
      parent.children[index] = shown as never;
      // remarkFences reads the fence inside.
      return 'skip';
    });
  };
}

/** `<Sample>` with the code; undefined for a fence that names no file. */
function sample(node: Code): Parent | undefined {
  const { file, region, title } = readFenceOptions(node.meta ?? '');
  if (file === undefined) {
    if (region !== undefined) throw new Error('A region is part of a file: add file="…".');
    return undefined;
  }
  if (node.value.trim()) throw new Error(`The fence of ${file} has a body; leave it empty.`);

  const source = readSample(file);
  const whole = withoutMarkers(source);
  const text = region === undefined ? whole : regionOf(source, region, file);
  const name = title === undefined ? `title="${path.posix.basename(file)}" ` : '';
  const rest = (node.meta ?? '').replace(SOURCE, '');

  return {
    type: 'mdxJsxFlowElement',
    name: 'Sample',
    attributes: Object.entries({
      path: file,
      language: node.lang ?? 'text',
      source: readLineMarks(whole).code,
      ...(region === undefined ? {} : { region }),
      ...runOf(file, region),
    }).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: [{ ...node, value: text.trimEnd(), meta: (name + rest).trim() }],
  } as unknown as Parent;
}

/** The run of a fence: that of its region, or the first one for a whole file; none without a run file. */
function runOf(file: string, region: string | undefined): { readonly run?: string } {
  const names = runsOf('.', file);
  const wanted = region?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const name = wanted === undefined ? names[0] : names.find((one) => one === wanted);
  return name === undefined ? {} : { run: `${sampleOf(file)}#${name}` };
}

function readSample(file: string): string {
  if (!file.startsWith(FOLDER) || path.posix.normalize(file) !== file) {
    throw new Error(`"${file}" is not a path of the form ${FOLDER}….`);
  }
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  return readFileSync(file, 'utf8');
}
