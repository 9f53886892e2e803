import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Rules, Values } from './rules';

/** Under which heading CONTRIBUTING.md lists an element. */
export type Group =
  | 'text'
  | 'figures'
  | 'tables'
  | 'tools'
  | 'deployments'
  | 'apis'
  | 'apps'
  | 'stock';

/** What may stand in the place of an element. */
export type Node = RootContent | MdxJsxFlowElement | MdxJsxTextElement;

interface Shape<A extends Rules = Rules> {
  group: Group;
  /** What a page gets, in a few words. */
  what: string;
  /** As a writer writes it; a test reads it by the rules below. */
  example: string;
  attributes?: A;
  /** Whether something stands between its tags. */
  hasContent?: boolean;
  /** Folders of `docs/`, and `snippets`, whose pages may use it; all unless given. */
  sections?: readonly string[];
}

type Given = Readonly<Record<string, string>>;

interface Drawn {
  /** The module that exports its name. */
  module: string;
  /** Whether it is the module's default export. */
  isDefault?: boolean;
  /** Whether it runs in the reader's browser: see src/components/Island. */
  isTool?: boolean;
}

/** A component, which the page imports by itself. */
export interface ComponentElement extends Shape, Drawn {
  /** Attributes that the component gets beside those that are written. */
  complete?: (given: Given) => Given;
}

/** An element that Markdown takes the place of while the page is compiled. */
export interface ExpandedElement extends Shape {
  expand: (given: Given) => readonly Node[];
}

export type Element = ComponentElement | ExpandedElement;

/** Declares a component; `complete` gets what the rules promise. */
export function component<A extends Rules>({
  complete,
  ...element
}: Shape<A> & Drawn & { complete?: (values: Values<A>) => Given }): ComponentElement {
  return complete ? { ...element, complete: (given) => complete(given as Values<A>) } : element;
}

/** Declares an element that is expanded; `expand` gets what the rules promise. */
export function expanded<A extends Rules>({
  expand,
  ...element
}: Shape<A> & { expand: (values: Values<A>) => readonly Node[] }): ExpandedElement {
  return { ...element, expand: (given) => expand(given as Values<A>) };
}
