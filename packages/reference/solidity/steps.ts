import { isNode, walk, type AstNode, type FunctionNode, type ModifierNode } from './ast';
import type { Program } from './program';

/** A call that a function body makes. */
export interface Call {
  /**
   * `virtual`: resolved in the current contract. `super`: resolved after the calling contract. `exact`: a
   * library, a free function or a named base. `external`: another contract. `attempt`: the contract itself
   * through a delegate call whose failure does not revert.
   */
  how: 'virtual' | 'super' | 'exact' | 'external' | 'attempt';
  target: number;
}

/** The direct effects of a body, in source order. */
export interface Steps {
  errors: number[];
  events: number[];
  calls: Call[];
}

interface Expression extends AstNode {
  typeDescriptions?: { typeIdentifier?: string };
  referencedDeclaration?: number;
  expression?: Expression;
  memberName?: string;
  name?: string;
  arguments?: Expression[];
  /** Set on operators that a user-defined value type declares, such as `+` of `UD60x18`. */
  function?: number;
}

const typeOf = (node: Expression) => node.typeDescriptions?.typeIdentifier ?? '';

/** Errors, events and calls in the body and the modifiers of one function or modifier. */
export function stepsOf(node: FunctionNode | ModifierNode, program: Program): Steps {
  const steps: Steps = { errors: [], events: [], calls: [] };
  if (node.nodeType === 'FunctionDefinition') {
    for (const { modifierName } of node.modifiers) {
      const target = modifierName.referencedDeclaration;
      if (program.find(target)?.nodeType === 'ModifierDefinition') {
        steps.calls.push({ how: 'virtual', target });
      }
    }
  }
  walk(node.body, (found) => {
    const expression = found as Expression;
    if (expression.function !== undefined) {
      steps.calls.push({ how: 'exact', target: expression.function });
    }
    if (found.nodeType === 'FunctionCall') readCall(expression, steps);
  });
  return steps;
}

function readCall(call: Expression, steps: Steps): void {
  const callee = unwrap(call.expression);
  if (!callee) return;
  const type = typeOf(callee);
  if (callee.memberName === 'delegatecall') {
    steps.calls.push(
      ...encodedTargets(call).map((target) => ({ how: 'attempt' as const, target })),
    );
    return;
  }
  const target = callee.referencedDeclaration;
  if (target === undefined) return;
  if (type.startsWith('t_function_error')) steps.errors.push(target);
  else if (type.startsWith('t_function_event')) steps.events.push(target);
  else if (type.startsWith('t_function_external')) steps.calls.push({ how: 'external', target });
  else if (type.startsWith('t_function_delegatecall')) steps.calls.push({ how: 'exact', target });
  else if (type.startsWith('t_function_internal')) steps.calls.push({ how: howOf(callee), target });
}

function howOf(callee: Expression): Call['how'] {
  if (callee.nodeType !== 'MemberAccess') return 'virtual';
  return typeOf(callee.expression ?? callee).startsWith('t_type$_t_super') ? 'super' : 'exact';
}

/** Call options (`{ value: 1 }`) wrap the function that is called. */
function unwrap(callee: Expression | undefined): Expression | undefined {
  return callee?.nodeType === 'FunctionCallOptions' ? unwrap(callee.expression) : callee;
}

/** Functions named by `abi.encodeCall(function, …)` in the arguments of a low-level call. */
function encodedTargets(call: Expression): number[] {
  const targets: number[] = [];
  walk(call.arguments, (node) => {
    const inner = node as Expression;
    if (inner.nodeType !== 'FunctionCall' || inner.expression?.memberName !== 'encodeCall') return;
    const target = inner.arguments?.[0];
    if (isNode(target) && target.referencedDeclaration !== undefined) {
      targets.push(target.referencedDeclaration);
    }
  });
  return targets;
}
