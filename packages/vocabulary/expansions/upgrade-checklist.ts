import type { BlockContent, Heading, PhrasingContent } from 'mdast';
import { products, type Product } from '@sablier-docs/protocol/releases';
import { readKnown } from '@sablier-docs/reference/upgrades';
import { layOut, type StepLayout } from '@sablier-docs/reference/upgrades/layout';
import { stepTitles } from '@sablier-docs/reference/upgrades/types';
import { upgrade, type Known } from '@sablier-docs/reference/upgrades/upgrade';
import { blockNode, codeNode, headingNode, list, proseNode, tableNode, textNode } from './nodes';

const known = new Map<string, Known>();

/**
 * Expands `<UpgradeChecklist of="…" from="…" to="…" />`: a section for each step of the checklist.
 * @throws when the product is unknown or lacks a release
 */
export function checklistNodes({ of, from, to }: { of: string; from: string; to: string }) {
  const product = products.find((one) => one === of);
  if (!product) throw new Error(`There is no product ${of}.`);
  const { items } = upgrade(factsOf(product), from, to);
  return layOut(items).flatMap((step) => [
    headingNode(2, stepTitles[step.step], step.step),
    blockNode('div', { 'data-search': 'off' }, sectionOf(step, { product, from, to })),
  ]);
}

function factsOf(product: Product): Known {
  const facts = known.get(product) ?? readKnown(process.cwd(), product);
  known.set(product, facts);
  return facts;
}

function sectionOf(
  { step, sentences, rows, added, removed }: StepLayout,
  { product, from, to }: { product: string; from: string; to: string },
): (BlockContent | Heading)[] {
  const names = (title: string, of: readonly string[]): PhrasingContent[][] =>
    of.length === 0 ? [] : [[textNode(`${title}: `), ...codes(of)]];
  const lines = [
    ...sentences.map(proseNode),
    ...names(`Only in ${to}`, added),
    ...names(`Only in ${from}`, removed),
  ];
  return [
    ...(lines.length > 0 ? [list(lines)] : []),
    ...(rows.length > 0
      ? [
          tableNode(
            `${product} from ${from} to ${to}: ${stepTitles[step]}`,
            ['Name', from, to, 'What to do'],
            rows.map(({ name, before, after, todo }) => [
              nameOf(name),
              before.length > 0 ? codes(before) : [textNode('none')],
              after.length > 0 ? codes(after) : [textNode('none')],
              proseNode(todo),
            ]),
          ),
        ]
      : []),
  ];
}

/** `function cancel` with the name as code, words without a kind as they are. */
function nameOf(name: string): PhrasingContent[] {
  const [, kind, own = ''] = /^(function|event|error|struct) (.*)$/.exec(name) ?? [];
  if (kind === undefined) return /^[A-Z]\w+$/.test(name) ? [codeNode(name)] : [textNode(name)];
  return [textNode(`${kind} `), codeNode(own)];
}

const codes = (of: readonly string[]): PhrasingContent[] =>
  of.flatMap((one, at) => [...(at > 0 ? [textNode(', ')] : []), codeNode(one)]);
