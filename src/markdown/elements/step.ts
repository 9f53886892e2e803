import type { Parent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { at, pathOf, type Page } from '../fail';
import { elementOf, elements, isComponent } from '.';
import { readAttributes, type JsxElement } from './attributes';
import { internal } from './internal';
import { ownNames, type OwnNames } from './own-names';
import type { Element, Node } from './types';

/** Components that the framework gives to every page. */
const FRAMEWORK = ['Head', 'Details'];

/**
 * Remark step: holds every element of a page to the registry, and puts tables, lists and headings from
 * data in the place of those that stand for such. It runs before the framework's own steps, so that
 * what it writes is in the table of contents, has anchors and is searched like what a writer typed.
 * @throws with page and line when an element or an attribute is unknown or names what does not exist
 */
export function remarkElements() {
  return (tree: Root, page: Page) => {
    const own = ownNames(tree, page);
    visit(tree, (node, index, parent) => {
      if (!isJsx(node) || !parent || index === undefined) return undefined;
      const nodes = at(page, node, () => readElement(node, own, sectionOf(page)));
      if (!nodes) return undefined;
      (parent as Parent).children.splice(index, 1, ...(nodes as Parent['children']));
      return [SKIP, index + nodes.length];
    });
  };
}

const isJsx = (node: { type: string }): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** `api` for a page under docs/api, `snippets` for a snippet; none for a page at the root of docs. */
function sectionOf(page: Page): string | undefined {
  const [, docs, snippets] = /^(?:docs\/([^/]+)\/|(snippets)\/)/.exec(pathOf(page)) ?? [];
  return docs ?? snippets;
}

/** What takes the place of an element; none when it stays. */
function readElement(
  node: JsxElement,
  own: OwnNames,
  section: string | undefined,
): readonly Node[] | undefined {
  const tag = node.name ?? '';
  const [name = ''] = tag.split('.');
  // HTML, elements of the browser, and fragments.
  if (!/^[A-Z]/.test(name) || FRAMEWORK.includes(name)) return undefined;
  const element = elementOf(tag);
  if (own.has(name) && !(element && isComponent(element) && own.get(name) === element.module)) {
    return undefined;
  }
  if (!element) throw new Error(unknown(tag));
  checkPlace(tag, node, element, section);
  const given = readAttributes(node, element.attributes ?? {});
  if (!isComponent(element)) return element.expand(given);
  for (const [attribute, value] of Object.entries(element.complete?.(given) ?? {})) {
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
    return `<${tag}> is written by other steps; see "Vocabulary" in CONTRIBUTING.md.`;
  }
  const near = Object.keys(elements).find((name) => name.toLowerCase() === tag.toLowerCase());
  const hint = near ? `Do you mean <${near}>?` : 'Import it, or look for it in CONTRIBUTING.md.';
  return `There is no element <${tag}>. ${hint}`;
}
