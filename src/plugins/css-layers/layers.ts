import path from 'node:path';
import type { AtRule, AtRuleProps, ChildNode, Plugin, Root } from 'postcss';
import { leaveOutHidden, leaveOutUnused } from './unused-infima';

/** From lowest to highest: a rule of a later layer wins, whatever the selectors. */
const LAYERS = ['framework', 'framework-important', 'site', 'components', 'print'] as const;
export type Layer = (typeof LAYERS)[number];

/** The framework's stylesheet, whose classes are global. */
const INFIMA = /[\\/]infima[\\/]/;
/** Classes of the search modal, which the site's rules for elements must not override. */
const DOCSEARCH = /[\\/]@docsearch[\\/]css[\\/]/;
const PACKAGES = `${path.sep}node_modules${path.sep}`;

/**
 * The layer of a stylesheet; undefined for src/css/formulas.css, which has no layer because it overrides the only
 * stylesheet that cannot be in a layer.
 * @param file absolute path
 * @throws when the file belongs to no layer
 */
export function layerOf(file: string): Layer | undefined {
  if (DOCSEARCH.test(file)) return 'site';
  if (file.includes(PACKAGES)) return 'framework';
  const own = path.relative('.', file).split(path.sep).join('/');
  if (own === 'src/css/formulas.css') return undefined;
  if (own === 'src/css/print.css') return 'print';
  if (/^(?:src\/css|packages\/search\/screens)\/[\w-]+\.css$/.test(own)) return 'site';
  if (/^(?:src|packages)\/.*\.module\.css$/.test(own)) return 'components';
  throw new Error(`${file} is in no layer. See src/plugins/css-layers/layers.ts.`);
}

/**
 * Puts each stylesheet into its layer. `!important` reverses the order of layers, so Docusaurus' important
 * declarations lose the flag and get a layer above its other rules instead.
 */
export function layers(): Plugin {
  return {
    postcssPlugin: 'layers',
    Once(root, { atRule }) {
      const file = root.source?.input.file ?? '';
      const layer = layerOf(file);
      if (!layer) return;
      if (INFIMA.test(file)) leaveOutUnused(root);
      else if (layer === 'framework') leaveOutHidden(root);
      const parts: [Layer, ChildNode[]][] = [];
      if (layer === 'framework') parts.push(['framework-important', takeImportant(root)]);
      if (DOCSEARCH.test(file)) parts.push(['components', takeImportant(root)]);
      parts.unshift([layer, [...root.nodes]]);
      root.removeAll();
      // In each file, so that the order of the files does not matter; the minifier keeps only one.
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

/** Moves the important declarations out of a stylesheet, with their rules and media queries. */
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
