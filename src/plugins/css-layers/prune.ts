import { parse, type Root, type Rule } from 'postcss';

/** Of Infima, the framework's stylesheet: what the pages of the site need. Names without dots; sorted. */
export interface Needed {
  classes: readonly string[];
  /** Custom properties, as `--ifm-navbar-height`. */
  properties: readonly string[];
  /** Those that the site sets on the root itself, whatever Infima says there. */
  replaced: readonly string[];
}

/** What a built site makes use of. */
export interface Use {
  /** The classes of every element on every page. */
  shown: ReadonlySet<string>;
  /** The scripts of a reader, as text: they set classes too. */
  scripts: string;
  /** All other stylesheets and the `style` attributes of the pages, as text. */
  styles: string;
  /** The stylesheet that sets Infima's properties on `:root`, in every color mode and at every width. */
  own: string;
}

/** A selector's classes that an element must have; what follows `:not` is about elements without them. */
const classesOf = (selector: string) =>
  selector.replace(/:not\([^)]*\)/g, '').match(/(?<=\.)[\w-]+/g) ?? [];

const readIn = (text: string) => text.match(/(?<=var\(\s*)--[\w-]+/g) ?? [];

/** Whether a rule is about the root alone, in whatever color mode. */
const isRoot = ({ selectors }: Rule) =>
  selectors.every((selector) => /^(?:html|:root)(?:\[[^\]]*\])?$/.test(selector));

/** Removes from Infima every rule and every custom property that is not needed. */
export function prune(root: Root, { classes, properties, replaced }: Needed): void {
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
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
}

function keepSelectors(rule: Rule, has: ReadonlySet<string>): void {
  const kept = rule.selectors.filter((selector) => classesOf(selector).every((c) => has.has(c)));
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/** What a site needs of Infima. @param infima the stylesheet in full */
export function neededOf(infima: string, { shown, scripts, styles, own }: Use): Needed {
  const words = new Set(scripts.match(/[\w-]+/g));
  const root = parse(infima);
  const all = new Set<string>();
  root.walkRules((rule) => rule.selectors.flatMap(classesOf).forEach((name) => all.add(name)));
  // A bare word such as "button" in a script is seldom the class; one with a hyphen or underscores is.
  const isUsed = (name: string) => shown.has(name) || (/-|__/.test(name) && words.has(name));
  const classes = [...all].filter(isUsed).sort();

  const has = new Set(classes);
  root.walkRules((rule) => void keepSelectors(rule, has));
  const needed = new Set([...readIn(styles), ...(scripts.match(/--ifm-[\w-]+/g) ?? [])]);
  const set = new Set(rootProperties(own));
  const values = new Map<string, string>();
  root.walkDecls(({ prop, value, parent }) => {
    const isDead = set.has(prop) && isRoot(parent as Rule);
    if (!prop.startsWith('--')) readIn(value).forEach((name) => needed.add(name));
    else values.set(prop, (values.get(prop) ?? '') + (isDead ? '' : value));
  });
  // A set grows while it is walked: what a needed property reads is needed as well.
  for (const name of needed) readIn(values.get(name) ?? '').forEach((next) => needed.add(next));
  const properties = [...values.keys()].filter((name) => needed.has(name)).sort();
  return { classes, properties, replaced: properties.filter((name) => set.has(name)) };
}

/** What a stylesheet sets on the root outside of any condition. */
function rootProperties(css: string): string[] {
  const rules = parse(css).nodes.filter((node) => node.type === 'rule' && node.selector === ':root');
  return rules.flatMap((rule) =>
    (rule as Rule).nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : [])),
  );
}
