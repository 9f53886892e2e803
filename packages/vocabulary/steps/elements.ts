import type { Parent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { at, pathOf, type Page } from '../page-faults';
import { elementOf, elements, isComponent } from '../elements';
import { readAttributes, type JsxElement } from './read-attributes';
import { internal } from '../elements/internal-components';
import { declaredNames, type DeclaredNames } from './declared-names';
import type { Element, Node } from '../elements/types';

/** Components that the framework gives to every page. */
const FRAMEWORK = ['Head', 'Details'];

/**
 * Remark step: checks every element of a page against the registry, and replaces expanded elements by tables,
 * lists and headings. It runs before the framework's own steps, so that generated headings are in the table of
 * contents, have anchors and are searched like typed ones.
 * @throws with page and line when an element or an attribute is unknown, or a value names nothing that exists
 */
export function remarkElements() {
  return (tree: Root, page: Page) => {
    const own = declaredNames(tree, page);
    visit(tree, (node, index, parent) => {
      if (!isJsx(node) || !parent || index === undefined) return undefined;
      const nodes = at(page, node, () => readElement(node, own, sectionOf(page)));
      if (!nodes) return undefined;
      (parent as Parent).children.splice(index, 1, ...(nodes as Parent['children']));
      return [SKIP, index + nodes.length];
    });
  };
}

export const isJsx = (node: { type: string }): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** `api` for a page under docs/api, `snippets` for a snippet; undefined for a page at the root of docs. */
function sectionOf(page: Page): string | undefined {
  const [, docs, snippets] = /^(?:docs\/([^/]+)\/|(snippets)\/)/.exec(pathOf(page)) ?? [];
  return docs ?? snippets;
}

/** The nodes that replace an element; undefined when it stays. */
function readElement(
  node: JsxElement,
  own: DeclaredNames,
  section: string | undefined,
): readonly Node[] | undefined {
  const tag = node.name ?? '';
  const [name = ''] = tag.split('.');
  // HTML, custom elements and fragments.
  if (!/^[A-Z]/.test(name) || FRAMEWORK.includes(name)) return undefined;
  const element = elementOf(tag);
  if (own.has(name) && !(element && isComponent(element) && own.get(name) === element.module)) {
    return undefined;
  }
  if (!element) throw new Error(unknown(tag));
  checkPlace(tag, node, element, section);
  const given = readAttributes(node, element.attributes ?? {});
  if (!isComponent(element)) return element.expand(given);
  for (const [attribute, value] of Object.entries(element.addAttributes?.(given) ?? {})) {
    node.attributes.push({ type: 'mdxJsxAttribute', name: attribute, value });
  }
  return undefined;
}

function checkPlace(
  tag: string,
  { children }: JsxElement,
  { sections, hasContent = false, example }: Element,
  section: string | undefined,
): void {
  if (sections && section !== undefined && !sections.includes(section)) {
    throw new Error(`<${tag}> is for pages of ${sections.join(' and ')}, not of ${section}.`);
  }
  if (!hasContent && children.length > 0) {
    throw new Error(`<${tag}> has no content. Write ${example}`);
  }
  if (hasContent && children.length === 0) throw new Error(`<${tag}> is empty. Write ${example}`);
}

function unknown(tag: string): string {
  if (Object.hasOwn(internal, tag)) {
    return `<${tag}> is written by other steps; see packages/vocabulary/ELEMENTS.md.`;
  }
  const near = Object.keys(elements).find((name) => name.toLowerCase() === tag.toLowerCase());
  const hint = near
    ? `Do you mean <${near}>?`
    : 'Import it, or look for it in packages/vocabulary/ELEMENTS.md.';
  return `There is no element <${tag}>. ${hint}`;
}
