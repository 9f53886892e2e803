import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { DeployedProduct } from '../protocol/deployments';
import { readDeployment } from '../protocol/deployments';
import { deploymentNodes, roleNodes } from './deployments';
import { changeNodes, factNodes, historyNodes, indexNodes, newestOnNodes } from './history';

type Expand = (attribute: (name: string) => string, optional: (name: string) => string) => unknown;

const product = (name: string) => name as DeployedProduct;

const expansions: Readonly<Record<string, Expand>> = {
  Deployments: (get, maybe) =>
    deploymentNodes(readDeployment(get('product'), get('version')), maybe('suffix')),
  ContractRoles: (get) => roleNodes(readDeployment(get('product'), get('version'))),
  DeploymentIndex: () => indexNodes(),
  ReleaseHistory: (get) => historyNodes(product(get('of'))),
  ReleaseChanges: (get) => changeNodes(product(get('of')), get('version')),
  NewestOn: (get) => newestOnNodes(product(get('of')), get('version')),
  ReleaseFacts: (get) => factNodes(product(get('of')), get('version')),
};

/**
 * Remark step that must run before the framework's own. It puts headings, tables and lists from the
 * published packages in the place of the elements above, so that they are in the table of contents,
 * have anchors and are searched like what a writer typed.
 * @throws when an attribute is missing or names something that the SDK does not have
 */
export function remarkFacts() {
  return (tree: Root) => {
    visit(tree, (element, index, parent) => {
      if (!isElement(element) || !parent || index === undefined) return undefined;
      const expand = expansions[element.name ?? ''];
      if (!expand) return undefined;
      const maybe = (name: string) => attribute(element, name) ?? '';
      const get = (name: string) => {
        const value = attribute(element, name);
        if (!value) throw new Error(`<${element.name}> needs ${name}="…".`);
        return value;
      };
      const nodes = [expand(get, maybe)].flat();
      parent.children.splice(index, 1, ...(nodes as never[]));
      return [SKIP, index + nodes.length];
    });
  };
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const isElement = (node: { type: string }): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function attribute(element: Element, name: string): string | undefined {
  const found = element.attributes.find((one) => 'name' in one && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}
