import ts from 'typescript';
import type { ListedStep } from '../run/types';
import { phrase, say } from './phrases';

/** The steps of a test, in order. Those of a loop follow its head. */
export function stepsIn(test: ts.ArrowFunction): ListedStep[] {
  return ts.isBlock(test.body)
    ? test.body.statements.flatMap(stepsOf)
    : [{ code: codeOf(test.body), ...worded(phrase(test.body)) }];
}

const worded = (words: string | undefined) => (words === undefined ? {} : { words });

function stepsOf(node: ts.Statement): ListedStep[] {
  if (ts.isForOfStatement(node) && ts.isBlock(node.statement)) {
    const name = node.initializer.getText().replace(/^const /, '');
    const head = `For each ${name} of ${say(node.expression)}:`;
    return [{ code: headOf(node), words: head }, ...node.statement.statements.flatMap(stepsOf)];
  }
  if (ts.isExpressionStatement(node)) {
    return [{ code: codeOf(node), ...worded(phrase(node.expression)) }];
  }
  const [declaration, ...more] = ts.isVariableStatement(node)
    ? node.declarationList.declarations
    : [];
  if (!declaration?.initializer || more.length > 0) return [{ code: codeOf(node) }];
  const name = declaration.name.getText();
  const action = phrase(declaration.initializer);
  const words = action ?? `${name} is ${say(declaration.initializer)}.`;
  // Longer than its code, it would explain nothing.
  return [{ code: codeOf(node), ...(words.includes('=>') ? {} : { words }) }];
}

const headOf = (node: ts.ForOfStatement): string =>
  node
    .getText()
    .slice(0, node.statement.getStart() - node.getStart())
    .trim();

/** The text of a node, without the indentation of its first line. */
function codeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  const { character } = source.getLineAndCharacterOfPosition(node.getStart());
  const indent = new RegExp(`^ {0,${character}}`, 'gm');
  return node.getText().replace(indent, '');
}
