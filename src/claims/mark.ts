import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { endsOf } from './find';
import { blocksOf, foldBlock, type Leaf } from './text';

/**
 * Puts an element behind a sentence of a page, wherever the sentence stands as a whole: behind a link
 * or code that ends it, and within a text that goes on.
 * @returns how often the sentence was found
 */
export function markSentence(tree: Root, sentence: string, mark: () => Element): number {
  const ends = blocksOf(tree).flatMap((block) => {
    const { text, places } = foldBlock(block);
    return endsOf(sentence, text).flatMap((end) => {
      const place = places[end - 1];
      const leaf = place && block[place.leaf];
      return place && leaf ? [{ leaf, behind: place.offset + lengthAt(leaf, place.offset) }] : [];
    });
  });
  // From the back, so that what is cut off stays in place for those before it.
  for (const { leaf, behind } of ends.reverse()) insert(leaf, behind, mark());
  return ends.length;
}

const lengthAt = ({ value }: Leaf, offset: number) =>
  String.fromCodePoint(value.codePointAt(offset) ?? 0).length;

const FREE = new Set(['b', 'bdi', 'em', 'i', 'mark', 'q', 's', 'small', 'span', 'strong', 'u']);

/** Whether a mark may stand within a node: not in a link, in code or in a component. */
const isFree = (node: Nodes) => node.type === 'element' && FREE.has(node.tagName);

function insert({ node, within, value }: Leaf, behind: number, mark: Element): void {
  const inline = within.slice(1);
  const closed = inline.findIndex((parent) => !isFree(parent));
  if (closed >= 0) return addBehind(within[closed], inline[closed], mark);
  const parent = within.at(-1);
  if (node.type !== 'text' || behind >= value.length) return addBehind(parent, node, mark);
  const rest: ElementContent = { type: 'text', value: value.slice(behind) };
  node.value = value.slice(0, behind);
  addBehind(parent, node, mark, rest);
}

function addBehind(
  parent: Parents | undefined,
  node: Nodes | undefined,
  ...added: ElementContent[]
) {
  const children = (parent?.children ?? []) as Nodes[];
  const at = node ? children.indexOf(node) : -1;
  if (at >= 0) children.splice(at + 1, 0, ...added);
}
