import type { AstNode, ContractNode, ErrorNode, FunctionNode, ModifierNode } from '../solidity/ast';
import { resolveVirtual } from '../solidity/overrides';
import type { Program } from '../solidity/program';
import { stepsOf, type Call } from '../solidity/steps';
import { unreachable } from '../solidity/unreachable';

type Callable = FunctionNode | ModifierNode;

/** Statements that contain others. */
interface Compound extends AstNode {
  statements?: Compound[];
  condition?: Compound;
  trueBody?: Compound;
  falseBody?: Compound | null;
  body?: Compound;
}

/**
 * Names of the errors that a function can end with, in the order in which the code reaches them: modifiers
 * first, then statement by statement, into each internal call. Calls of other contracts and calls whose
 * failure is caught are left out.
 */
export function orderOfErrors(
  program: Program,
  entry: FunctionNode,
  context: ContractNode,
): string[] {
  const found: string[] = [];
  const seen = new Set<number>();

  const visit = (node: Callable, without: readonly string[]): void => {
    if (seen.has(node.id)) return;
    seen.add(node.id);
    const place = `${program.place(node).contract?.name}.${node.name}`;
    const here = [...without, ...(unreachable[place] ?? [])];
    for (const piece of [null, ...pieces(node.body)]) {
      const modifiers =
        piece === null && node.nodeType === 'FunctionDefinition' ? node.modifiers : [];
      const { calls, errors } = stepsOf({ ...node, modifiers, body: piece } as Callable, program);
      for (const call of calls) follow(call, node, here);
      for (const id of errors) {
        const { name } = program.declaration(id) as ErrorNode;
        if (!here.includes(name) && !found.includes(name)) found.push(name);
      }
    }
  };

  const follow = (call: Call, from: Callable, without: readonly string[]): void => {
    const target = program.find(call.target);
    const callable =
      target?.nodeType === 'FunctionDefinition' || target?.nodeType === 'ModifierDefinition';
    if (!callable || call.how === 'external' || call.how === 'attempt') return;
    const after = call.how === 'super' ? program.place(from).contract : undefined;
    visit(call.how === 'exact' ? target : resolveVirtual(program, context, target, after), without);
  };

  visit(entry, []);
  return found;
}

/** A body as its smallest statements and conditions, in source order. */
function pieces(node: AstNode | null | undefined): AstNode[] {
  if (!node) return [];
  const { statements, condition, trueBody, falseBody, body } = node as Compound;
  if (statements) return statements.flatMap(pieces);
  if (trueBody) return [condition, trueBody, falseBody].flatMap(pieces);
  if (body && condition) return [condition, body].flatMap(pieces);
  return [node];
}
