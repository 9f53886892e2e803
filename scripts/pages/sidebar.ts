import ts from 'typescript';

/** Where a page is in the source of a sidebar. */
interface Entry {
  id: string;
  /** The element of its list: the id, or a call with label and id. */
  element: ts.Expression;
  list: ts.ArrayLiteralExpression;
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

const parse = (source: string) =>
  ts.createSourceFile('sidebar.ts', source, ts.ScriptTarget.Latest, true);

/** The pages that a sidebar names by their whole id, in its order. */
function entriesOf(file: ts.SourceFile): Entry[] {
  const entries: Entry[] = [];
  const visit = (node: ts.Node): void => {
    const isId = ts.isStringLiteral(node) && /^[a-z]+\//.test(node.text);
    const place = isId ? placeOf(node) : undefined;
    if (isId && place) entries.push({ id: node.text, ...place });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return entries;
}

/** The nearest list around an expression, and its items. */
function placeOf(node: ts.Expression): Omit<Entry, 'id'> | undefined {
  let element: ts.Node = node;
  while (!ts.isArrayLiteralExpression(element.parent)) {
    if (ts.isSourceFile(element.parent)) return undefined;
    element = element.parent;
  }
  return { element: element as ts.Expression, list: element.parent };
}

const apply = (source: string, { from, to, text }: Edit) =>
  source.slice(0, from) + text + source.slice(to);

const folderOf = (id: string) => id.slice(0, id.lastIndexOf('/'));

/** How many names two folders have in common from the left. */
const shared = (one: string, other: string): number => {
  const names = other.split('/');
  const differs = one.split('/').findIndex((name, i) => name !== names[i]);
  return differs < 0 ? one.split('/').length : differs;
};

/**
 * The page after which another one belongs: the last one of its folder, or else of the folder that has most in
 * common with it beyond the section; none when there is no such.
 */
function neighborOf(id: string, entries: readonly Entry[]): Entry | undefined {
  const folder = folderOf(id);
  const same = entries.findLast((entry) => folderOf(entry.id) === folder);
  if (same) return same;
  const most = Math.max(0, ...entries.map((entry) => shared(folderOf(entry.id), folder)));
  return most > 1
    ? entries.findLast((entry) => shared(folderOf(entry.id), folder) === most)
    : undefined;
}

/** Whether a sidebar names a page by its whole id. */
export const hasEntry = (source: string, id: string): boolean =>
  entriesOf(parse(source)).some((entry) => entry.id === id);

/**
 * Adds a page to the source of a sidebar.
 * @param written the entry as code, the quoted id unless given
 * @param after the page that it follows; one of its folder unless given
 * @returns the source, not formatted, and the page before the new one: none when it ends the sidebar
 * @throws when there is no such page, or the source has no list
 */
export function addEntry(
  source: string,
  id: string,
  written = `'${id}'`,
  after?: string,
): { source: string; after?: string } {
  const file = parse(source);
  const entries = entriesOf(file);
  const neighbor =
    after === undefined ? neighborOf(id, entries) : entries.find((entry) => entry.id === after);
  if (neighbor) {
    const end = neighbor.element.getEnd();
    const text = apply(source, { from: end, to: end, text: `, ${written}` });
    return { source: text, after: neighbor.id };
  }
  if (after !== undefined) throw new Error(`The sidebar has no page "${after}".`);
  const end = lastList(file).elements.end;
  const comma = /,\s*$/.test(source.slice(0, end)) ? '' : ',';
  return { source: apply(source, { from: end, to: end, text: `${comma} ${written},` }) };
}

/** The list that a sidebar exports. */
function lastList(file: ts.SourceFile): ts.ArrayLiteralExpression {
  for (const statement of [...file.statements].reverse()) {
    if (!ts.isVariableStatement(statement)) continue;
    const value = statement.declarationList.declarations[0]?.initializer;
    if (value && ts.isArrayLiteralExpression(value)) return value;
  }
  throw new Error('The sidebar exports no list of pages.');
}

/**
 * Takes a page out of the source of a sidebar, and the group that it was the last of.
 * @returns the source, not formatted, and the entry as code
 * @throws when the sidebar does not name the page
 */
export function removeEntry(source: string, id: string): { source: string; written: string } {
  const file = parse(source);
  const entry = entriesOf(file).find((one) => one.id === id);
  if (!entry) throw new Error(`The sidebar does not name "${id}". Change its source by hand.`);
  const written = entry.element.getText(file);
  let { element, list } = entry;
  for (let outer = placeOf(list); outer && list.elements.length === 1; outer = placeOf(list)) {
    ({ element, list } = outer);
  }
  const rest = source.slice(element.getEnd());
  const [comma = ''] = /^\s*,/.exec(rest) ?? [];
  const edit = { from: element.getFullStart(), to: element.getEnd() + comma.length, text: '' };
  return { source: apply(source, edit), written };
}
