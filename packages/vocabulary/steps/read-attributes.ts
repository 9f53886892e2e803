import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Rule, Rules } from '../elements/attribute-rules';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type Attribute = JsxElement['attributes'][number];

/**
 * The text attributes of an element by name.
 * @throws with the fix when an attribute is unknown, missing, repeated or of another kind
 */
export function readAttributes(
  { name: tag, attributes }: JsxElement,
  rules: Rules,
): Record<string, string> {
  const texts: Record<string, string> = {};
  const seen = new Set<string>();
  for (const attribute of attributes) {
    const name = nameOf(attribute, tag);
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) throw new Error(`<${tag}> has no attribute "${name}". It takes ${listOf(rules)}.`);
    if (seen.has(name)) throw new Error(`<${tag}> has ${name} twice. Leave one out.`);
    seen.add(name);
    const text = textOf(attribute, rule, `${name} of <${tag}>`);
    if (text !== undefined) texts[name] = text;
  }
  const missing = Object.keys(rules).find((name) => rules[name]?.required && !seen.has(name));
  const wanted = missing && rules[missing];
  if (wanted) throw new Error(`<${tag}> needs ${sample(missing, wanted)}.`);
  return texts;
}

function nameOf(attribute: Attribute, tag: string | null): string {
  if ('name' in attribute) return attribute.name;
  throw new Error(`<${tag}> spreads {${attribute.value}}. Write its attributes one by one.`);
}

/** The text of an attribute; undefined for a flag or an expression. */
function textOf({ value }: Attribute, rule: Rule, what: string): string | undefined {
  const isText = typeof value === 'string';
  const isExpression = typeof value === 'object' && value !== null;
  const [, quoted] = isExpression ? (/^\s*(["'])([^"'\\]*)\1\s*$/.exec(value.value) ?? []) : [];
  const fits = {
    text: isText,
    flag: value === null || value === undefined || (isExpression && value.value === 'true'),
    expression: isExpression,
    textOrExpression: isText || isExpression,
  }[rule.kind];
  if (!fits) {
    const hint = quoted === undefined ? '' : ' (without the braces)';
    throw new Error(`${what} is written ${sample(what.split(' ')[0] ?? '', rule)}${hint}.`);
  }
  if (!isText) return undefined;
  if (rule.required && !value.trim()) throw new Error(`${what} is empty.`);
  if (rule.values && !rule.values.includes(value)) {
    throw new Error(`${what} is "${value}". It may be ${rule.values.join(', ')}.`);
  }
  return value;
}

const sample = (name: string, { kind }: Rule): string =>
  ({
    text: `${name}="…"`,
    flag: `${name}, without a value`,
    expression: `${name}={…}`,
    textOrExpression: `${name}="…" or ${name}={…}`,
  })[kind];

function listOf(rules: Rules): string {
  const names = Object.entries(rules).map(([name, { required }]) =>
    required ? `${name} (needed)` : name,
  );
  return names.join(', ') || 'none';
}
