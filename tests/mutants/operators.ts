import ts from 'typescript';

/** One change to a line of the site's own code, such as a tired colleague makes. */
export interface CodeMutant {
  /** `file:line change`. */
  readonly id: string;
  readonly file: string;
  /** The whole file with the change. */
  readonly source: string;
}

interface Edit {
  readonly node: ts.Node;
  readonly what: string;
  readonly text: string;
}

/** A comparison at its edge, or the other of two words for a choice. */
const OTHER: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
]);
const QUANTIFIERS: Readonly<Record<string, string>> = { some: 'every', every: 'some' };

/**
 * Each change of a file, in its order. Loops are left as they are: one that never ends stops the run, and proves
 * nothing.
 */
export function codeMutants(file: string, source: string): CodeMutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file));
  return editsBelow(tree).map(({ node, what, text }) => {
    const start = node.getStart(tree);
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    const shown = node.getText(tree).replace(/\s+/g, ' ').slice(0, 60);
    return {
      id: `${file}:${line} ${what}: ${shown}`,
      file,
      source: source.slice(0, start) + text + source.slice(node.end),
    };
  });
}

const kindOf = (file: string) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

function editsBelow(node: ts.Node): Edit[] {
  if (ts.isWhileStatement(node) || ts.isForStatement(node) || ts.isDoStatement(node)) return [];
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return [];
  const own = editsOf(node);
  const below: Edit[] = [];
  ts.forEachChild(node, (child) => void below.push(...editsBelow(child)));
  return [...own, ...below];
}

function editsOf(node: ts.Node): Edit[] {
  if (ts.isBinaryExpression(node)) {
    const text = OTHER.get(node.operatorToken.kind);
    return text ? [{ node: node.operatorToken, what: `is ${text}`, text }] : [];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, what: 'flipped', text: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, what: 'flipped', text: 'true' }];
  // A throw says what never happens: no test can make it.
  if (ts.isIfStatement(node) && !node.elseStatement && !isThrow(node.thenStatement))
    return [{ node, what: 'dropped', text: '' }];
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression))
    return [{ node, what: 'dropped', text: '' }];
  if (ts.isPropertyAccessExpression(node)) {
    const text = QUANTIFIERS[node.name.text];
    return text ? [{ node: node.name, what: `is ${text}`, text }] : [];
  }
  return ts.isCallExpression(node) ? swapped(node) : [];
}

const isThrow = (statement: ts.Statement): boolean =>
  ts.isThrowStatement(statement) ||
  (ts.isBlock(statement) && statement.statements.some((one) => ts.isThrowStatement(one)));

/** Two arguments next to each other that are names: a call takes them in the wrong order. */
function swapped({ arguments: given }: ts.CallExpression): Edit[] {
  return given.flatMap((one, at) => {
    const next = given[at + 1];
    if (!next || !ts.isIdentifier(one) || !ts.isIdentifier(next)) return [];
    return [{ node: one, what: `is ${next.text}`, text: next.text }];
  });
}
