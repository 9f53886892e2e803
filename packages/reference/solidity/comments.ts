import { walk, type SourceUnit } from './ast';

/**
 * Restores the NatSpec comments of a syntax tree from the source: the compiler drops their blank lines, which
 * separate paragraphs and lists.
 * @param content the source file of the tree
 */
export function restoreComments(unit: SourceUnit, content: string): void {
  const bytes = Buffer.from(content);
  walk(unit, (node) => {
    if (node.nodeType !== 'StructuredDocumentation') return;
    const [start = 0, length = 0] = node.src.split(':').map(Number);
    const comment = bytes.subarray(start, start + length).toString();
    (node as unknown as { text: string }).text = withoutMarks(comment);
  });
}

function withoutMarks(comment: string): string {
  if (comment.startsWith('///')) return comment.replace(/^\s*\/\/\//gm, '');
  return comment
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .replace(/^\s*\*/gm, '');
}
