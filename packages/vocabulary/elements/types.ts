import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Rules, Values } from './attribute-rules';

/** The heading under which ELEMENTS.md lists an element. */
export type Group =
  | 'text'
  | 'figures'
  | 'tables'
  | 'tools'
  | 'deployments'
  | 'apis'
  | 'apps'
  | 'framework';

/** A node that may replace an element. */
export type Node = RootContent | MdxJsxFlowElement | MdxJsxTextElement;

interface ElementBase<A extends Rules = Rules> {
  group: Group;
  /** The result on the page, in a few words. */
  description: string;
  /** The element as a writer types it; a test checks it against the attributes. */
  example: string;
  attributes?: A;
  /** Whether it has content between its tags. */
  hasContent?: boolean;
  /** Folders of `docs/`, or `snippets`, whose pages may use it; all unless given. */
  sections?: readonly string[];
}

type AttributeTexts = Readonly<Record<string, string>>;

interface ComponentSource {
  /** The module that exports its name. */
  module: string;
  /** Whether it is the module's default export. */
  isDefault?: boolean;
  /** Whether it runs in the reader's browser, as an island; see packages/islands/Island. */
  isTool?: boolean;
}

/** A component, for which the page gets an import. */
export interface ComponentElement extends ElementBase, ComponentSource {
  /** Attributes that the component gets in addition to the written ones. */
  addAttributes?: (given: AttributeTexts) => AttributeTexts;
}

/** An element that Markdown replaces while the page is compiled. */
interface ExpandedElement extends ElementBase {
  expand: (given: AttributeTexts) => readonly Node[];
}

export type Element = ComponentElement | ExpandedElement;

/** Declares a component; the rules type the values that `addAttributes` gets. */
export function component<A extends Rules>({
  addAttributes,
  ...element
}: ElementBase<A> &
  ComponentSource & { addAttributes?: (values: Values<A>) => AttributeTexts }): ComponentElement {
  return addAttributes
    ? { ...element, addAttributes: (given) => addAttributes(given as Values<A>) }
    : element;
}

/** Declares an element that is expanded; the rules type the values that `expand` gets. */
export function expanded<A extends Rules>({
  expand,
  ...element
}: ElementBase<A> & { expand: (values: Values<A>) => readonly Node[] }): ExpandedElement {
  return { ...element, expand: (given) => expand(given as Values<A>) };
}
