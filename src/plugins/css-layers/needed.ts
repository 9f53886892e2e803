import { parse, type Root, type Rule } from 'postcss';
import { classesOf, inline, isRoot, keepSelectors, type Needed } from './prune';

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

const readIn = (text: string) => text.match(/(?<=var\(\s*)--[\w-]+/g) ?? [];

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
  const byOthers = new Set([...readIn(styles), ...(scripts.match(/--ifm-[\w-]+/g) ?? [])]);
  const set = new Set(rootProperties(own));
  const values = valuesOf(root, set);
  const constants = constantsOf(
    values,
    (name) => byOthers.has(name) || styles.includes(`${name}:`),
  );

  const needed = new Set(byOthers);
  root.walkDecls(({ prop, value }) => {
    if (!prop.startsWith('--'))
      readIn(inline(value, constants)).forEach((name) => needed.add(name));
  });
  // A set grows while it is walked: what a needed property reads is needed as well.
  for (const name of needed) {
    const read = (values.get(name) ?? []).flatMap(({ value }) => readIn(inline(value, constants)));
    read.forEach((next) => needed.add(next));
  }
  const properties = [...values.keys()].filter((name) => needed.has(name)).sort();
  const read = new Set(readIn(root.toString()));
  return {
    classes,
    properties,
    replaced: properties.filter((name) => set.has(name)),
    constants: Object.fromEntries(Object.entries(constants).filter(([name]) => read.has(name))),
  };
}

interface Value {
  value: string;
  /** For the root in every color mode and at every width. */
  isGlobal: boolean;
}

/** What Infima says of each custom property, except on the root for those that the site sets there. */
function valuesOf(root: Root, set: ReadonlySet<string>): Map<string, Value[]> {
  const values = new Map<string, Value[]>();
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const rule = parent as Rule;
    if (set.has(prop) && isRoot(rule)) return void values.set(prop, values.get(prop) ?? []);
    const isGlobal = rule.selector === ':root' && rule.parent?.type === 'root';
    values.set(prop, [...(values.get(prop) ?? []), { value, isGlobal }]);
  });
  return values;
}

/** Properties with one value everywhere, the values of other constants in it filled in. */
function constantsOf(
  values: ReadonlyMap<string, readonly Value[]>,
  isShared: (name: string) => boolean,
): Record<string, string> {
  const constants: Record<string, string> = {};
  // In the order of Infima, in which nearly every property comes before those that read it.
  for (const [name, [first, ...others]] of [...values, ...values]) {
    if (!first?.isGlobal || others.length > 0 || isShared(name) || name in constants) continue;
    const value = inline(first.value, constants);
    if (readIn(value).length === 0) constants[name] = value;
  }
  return constants;
}

/** What a stylesheet sets on the root outside of any condition. */
function rootProperties(css: string): string[] {
  const rules = parse(css).nodes.filter(
    (node) => node.type === 'rule' && node.selector === ':root',
  );
  return rules.flatMap((rule) =>
    (rule as Rule).nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : [])),
  );
}
