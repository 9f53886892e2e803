import type { Root, Rule } from 'postcss';

/** Of Infima, the framework's stylesheet: what the pages of the site need. Names without dots; sorted. */
export interface Needed {
  classes: readonly string[];
  /** Custom properties, as `--ifm-navbar-height`. */
  properties: readonly string[];
  /** Those that the site sets on the root itself, whatever Infima says there. */
  replaced: readonly string[];
  /** Properties that nobody else sets or reads, by name: Infima's rules get the value instead. */
  constants: Readonly<Record<string, string>>;
}

/** A selector's classes that an element must have; what follows `:not` is about elements without them. */
export const classesOf = (selector: string) =>
  selector.replace(/:not\([^)]*\)/g, '').match(/(?<=\.)[\w-]+/g) ?? [];

/** Whether a rule is about the root alone, in whatever color mode. */
export const isRoot = ({ selectors }: Rule) =>
  selectors.every((selector) => /^(?:html|:root)(?:\[[^\]]*\])?$/.test(selector));

/** Removes from Infima every rule and every custom property that is not needed. */
export function prune(root: Root, { classes, properties, replaced, constants }: Needed): void {
  const has = new Set(classes);
  const reads = new Set(properties);
  const isSet = new Set(replaced);
  root.walkRules((rule) => {
    const isReplaced = isRoot(rule) ? isSet : new Set();
    keepSelectors(rule, has);
    rule.each((node) => {
      if (node.type !== 'decl' || !node.prop.startsWith('--')) return;
      if (!reads.has(node.prop) || isReplaced.has(node.prop)) node.remove();
    });
  });
  root.walkDecls((declaration) => void (declaration.value = inline(declaration.value, constants)));
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
}

/** A value with those of constants filled in. */
export const inline = (value: string, constants: Readonly<Record<string, string>>) =>
  value.replace(/var\((--[\w-]+)\)/g, (text, name: string) => constants[name] ?? text);

/** Leaves of a rule the selectors whose classes are all there. */
export function keepSelectors(rule: Rule, has: ReadonlySet<string>): void {
  const kept = rule.selectors.filter((selector) => classesOf(selector).every((c) => has.has(c)));
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}
