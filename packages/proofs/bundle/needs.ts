import ts from 'typescript';

/** The import graph of the tests: what each file imports, by the specifier that it writes. */
export type Graph = Readonly<
  Record<string, { readonly imports: readonly { path: string; original?: string; kind: string }[] }>
>;

/** How a module that a page can't have is named in the graph. */
const MISSING = 'missing:';

/** Functions of the harness that read files although their module does not. */
const READING = /\bindexer\.(answer|ask|list)\(/;

const reached = new WeakMap<Graph, Map<string, string | undefined>>();

/** The missing module that a file reaches by its imports, if any. */
export function missingIn(graph: Graph, file: string): string | undefined {
  const known = reached.get(graph) ?? new Map<string, string | undefined>();
  reached.set(graph, known);
  if (!known.has(file)) known.set(file, search(graph, file, new Set()));
  return known.get(file);
}

function search(graph: Graph, file: string, seen: Set<string>): string | undefined {
  if (file.startsWith(MISSING)) return file.slice(MISSING.length);
  if (seen.has(file)) return undefined;
  seen.add(file);
  for (const { path, kind } of graph[file]?.imports ?? []) {
    const found = kind === 'import-statement' ? search(graph, path, seen) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Names that a node uses. */
function namesIn(node: ts.Node, names = new Set<string>()): Set<string> {
  if (ts.isIdentifier(node)) names.add(node.text);
  ts.forEachChild(node, (child) => void namesIn(child, names));
  return names;
}

/**
 * The module that a test needs and a page can't have, through what it uses of its file.
 * @param file path of `source` in the graph
 * @returns undefined when there is none
 */
export function missingFor(
  test: ts.Node,
  source: ts.SourceFile,
  file: string,
  graph: Graph,
): string | undefined {
  const declared = new Map<string, ts.Node>();
  const imported = new Map<string, string>();
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      for (const name of namesIn(node)) imported.set(name, node.moduleSpecifier.text);
    } else if (ts.isVariableStatement(node)) {
      for (const one of node.declarationList.declarations)
        for (const name of namesIn(one.name)) declared.set(name, one);
    } else if (ts.isFunctionDeclaration(node) && node.name) {
      declared.set(node.name.text, node);
    }
  }
  const paths = new Map(
    (graph[file]?.imports ?? []).map(({ original, path }) => [original ?? path, path] as const),
  );
  const seen = new Set<ts.Node>();
  const look = (node: ts.Node): string | undefined => {
    if (seen.has(node)) return undefined;
    seen.add(node);
    if (READING.test(node.getText(source))) return 'node:fs';
    for (const name of namesIn(node)) {
      const specifier = imported.get(name);
      const path = specifier === undefined ? undefined : (paths.get(specifier) ?? specifier);
      const own = declared.get(name);
      const found = (path === undefined ? undefined : missingIn(graph, path)) ?? (own && look(own));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return look(test);
}
