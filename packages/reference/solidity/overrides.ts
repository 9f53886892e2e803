import type { ContractNode, FunctionNode, ModifierNode, Variable } from './ast';
import type { Program } from './program';

type Overridable = FunctionNode | ModifierNode | Variable;

/** Ids of the functions that one directly overrides or implements. */
export function basesOf(node: Overridable): number[] {
  return (node.nodeType === 'ModifierDefinition' ? node.baseModifiers : node.baseFunctions) ?? [];
}

/** Whether `node` is `base` or overrides it, through any number of steps. */
export function overrides(program: Program, node: Overridable, base: Overridable): boolean {
  if (node.id === base.id) return true;
  return basesOf(node).some((id) =>
    overrides(program, program.declaration(id) as Overridable, base),
  );
}

/**
 * The target of a virtual call of `base` in the contract `context`: the override of its most derived
 * contract. `after` starts after one contract of the lineage, as `super` does. Functions outside the lineage
 * (libraries, free functions) are their own target.
 */
export function resolveVirtual<Node extends Overridable>(
  program: Program,
  context: ContractNode,
  base: Node,
  after?: ContractNode,
): Node {
  const lineage = program.lineage(context);
  const from = after ? lineage.findIndex(({ id }) => id === after.id) + 1 : 0;
  for (const contract of lineage.slice(from)) {
    const found = contract.nodes.find(
      (member) =>
        member.nodeType === base.nodeType &&
        (member as Node).name === base.name &&
        overrides(program, member as Node, base),
    );
    if (found) return found as Node;
  }
  return base;
}
