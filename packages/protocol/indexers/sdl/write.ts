/** `name: Type` lines of a GraphQL block. */
export type Lines = Record<string, string>;

const body = (lines: Lines) =>
  Object.entries(lines)
    .map(([name, type]) => `  ${name}: ${type}`)
    .join('\n');

const quoted = (text: string, indent = '') => `${indent}"""${text.replaceAll('"""', "'''")}"""\n`;

export const scalar = (name: string) => `scalar ${name}`;

export const enumeration = (name: string, values: readonly string[]) =>
  `enum ${name} {\n${values.map((value) => `  ${value}`).join('\n')}\n}`;

export const input = (name: string, fields: Lines) => `input ${name} {\n${body(fields)}\n}`;

/** An object type; `docs` adds a description to the type (key `''`) and to its fields. */
export function object(name: string, fields: Lines, docs: Lines = {}): string {
  const lines = Object.entries(fields).map(([field, type]) => {
    const text = docs[field];
    return `${text ? quoted(text, '  ') : ''}  ${field}: ${type}`;
  });
  return `${docs[''] ? quoted(docs['']) : ''}type ${name} {\n${lines.join('\n')}\n}`;
}

/** `(a: Int, b: String)`, or nothing for no arguments. */
export function args(list: Lines): string {
  const inner = Object.entries(list).map(([name, type]) => `${name}: ${type}`);
  return inner.length > 0 ? `(${inner.join(', ')})` : '';
}

/** The same value for every name, for example `{ a: 'order_by', b: 'order_by' }`. */
export const each = (names: readonly string[], type: string | ((name: string) => string)): Lines =>
  Object.fromEntries(names.map((name) => [name, typeof type === 'string' ? type : type(name)]));

/** Lower-case first letter: `LockupStream` is `lockupStream`. */
export const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** English plural of an entity's name as graph-node forms it. */
export function plural(name: string): string {
  if (/(?<!a|e|i|o|u)y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(ch|sh|s|x|z)$/.test(name) ? `${name}es` : `${name}s`;
}
