import path from 'node:path';
import type { AtRule, AtRuleProps, ChildNode, Plugin, Root } from 'postcss';
import { prune, type Needed } from './prune';

/** From the lowest to the highest: a rule of a later layer wins, whatever the selectors. */
const LAYERS = ['framework', 'framework-important', 'site', 'components', 'print'] as const;
export type Layer = (typeof LAYERS)[number];

/** The framework's stylesheet, whose classes are global. */
const INFIMA = /[\\/]infima[\\/]/;
/** Classes of the search's modal, which the site's rules for elements must not undo. */
const DOCSEARCH = /[\\/]@docsearch[\\/]css[\\/]/;
const OWN = path.resolve('src');
const PACKAGES = `${path.sep}node_modules${path.sep}`;

/**
 * The layer of a stylesheet; `undefined` for src/css/formulas.css, which corrects the one stylesheet that
 * no layer can hold, and which therefore is in none.
 * @param file absolute path
 * @throws when nothing here knows the file
 */
export function layerOf(file: string): Layer | undefined {
  if (DOCSEARCH.test(file)) return 'site';
  if (file.includes(PACKAGES)) return 'framework';
  const own = path.relative(OWN, file).split(path.sep).join('/');
  if (own === 'css/formulas.css') return undefined;
  if (own === 'css/print.css') return 'print';
  if (/^css\/[\w-]+\.css$/.test(own)) return 'site';
  if (!own.startsWith('../') && own.endsWith('.module.css')) return 'components';
  throw new Error(`${file} is in no layer. src/plugins/css-layers/layers.ts says which there are.`);
}

/**
 * Puts each stylesheet into its layer. `!important` turns the order of layers around, so what the framework
 * marks so loses the mark and gets the layer above the framework's other rules instead.
 * @param needed of Infima; all of it unless given
 */
export function layers(needed?: Needed): Plugin {
  return {
    postcssPlugin: 'layers',
    Once(root, { atRule }) {
      const file = root.source?.input.file ?? '';
      const layer = layerOf(file);
      if (!layer) return;
      if (needed && INFIMA.test(file)) prune(root, needed);
      const parts: [Layer, ChildNode[]][] = [];
      if (layer === 'framework') parts.push(['framework-important', takeImportant(root)]);
      if (DOCSEARCH.test(file)) parts.push(['components', takeImportant(root)]);
      parts.unshift([layer, [...root.nodes]]);
      root.removeAll();
      // In each file, so that no order of the files counts; the minifier leaves one.
      root.append(atRule({ name: 'layer', params: LAYERS.join(', ') }));
      for (const [name, nodes] of parts) root.append(inLayer(atRule, name, nodes));
    },
  };
}

function inLayer(
  atRule: (props: AtRuleProps) => AtRule,
  params: Layer,
  nodes: ChildNode[],
): AtRule {
  const rule = atRule({ name: 'layer', params, nodes: [] });
  rule.append(nodes);
  return rule;
}

/** Takes the marked declarations out of a stylesheet: their rules, and within media queries those too. */
function takeImportant(root: Root): ChildNode[] {
  const taken = root.clone();
  taken.walkAtRules(/^(?!media$|supports$)/, (rule) => void rule.remove());
  taken.walkComments((comment) => void comment.remove());
  taken.walkDecls((declaration) => {
    if (declaration.important) declaration.important = false;
    else declaration.remove();
  });
  taken.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  taken.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
  root.walkDecls((declaration) => void (declaration.important && declaration.remove()));
  return [...taken.nodes];
}
