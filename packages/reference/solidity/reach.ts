import type { ContractNode, ErrorNode, EventNode, FunctionNode, ModifierNode } from './ast';
import { resolveVirtual } from './overrides';
import type { Program } from './program';
import { stepsOf, type Call, type Steps } from './steps';

/** The possible effects of a call, in the order of the source. */
export interface Reach {
  errors: ErrorNode[];
  events: EventNode[];
  /** Functions of other contracts that it calls. */
  external: FunctionNode[];
}

export type FindReach = (entry: FunctionNode | ModifierNode, context: ContractNode) => Reach;

type Callable = FunctionNode | ModifierNode;

/** The path of the walk to a function. */
interface Path {
  /** Inside a call whose failure is caught: errors don't propagate, events do. */
  quiet: boolean;
  without: readonly string[];
}

/**
 * Names of errors and events that a function cannot raise although the code it shares with others
 * can, by `Contract.function`.
 */
export type Unreachable = Record<string, readonly string[]>;

/**
 * Finds errors and events by following internal calls, modifiers, library calls and operators through the
 * syntax tree. Calls to other contracts are listed and not followed. It is an upper bound: a branch that a
 * given caller never takes counts too, unless `unreachable` excludes it.
 */
export function createReach(program: Program, unreachable: Unreachable = {}): FindReach {
  const kept = new Map<number, Steps>();
  const steps = (node: Callable): Steps => {
    const found = kept.get(node.id) ?? stepsOf(node, program);
    kept.set(node.id, found);
    return found;
  };

  return (entry, context) => {
    const errors = new Set<ErrorNode>();
    const events = new Set<EventNode>();
    const external = new Set<FunctionNode>();
    const seen = new Set<string>();

    const visit = (node: Callable, path: Path): void => {
      const excluded = unreachable[`${program.place(node).contract?.name}.${node.name}`] ?? [];
      const here = { ...path, without: [...path.without, ...excluded] };
      const key = [node.id, here.quiet, ...here.without].join(' ');
      if (seen.has(key)) return;
      seen.add(key);
      const own = steps(node);
      const add = <Found extends ErrorNode | EventNode>(ids: number[], to: Set<Found>) => {
        for (const id of ids) {
          const found = program.declaration(id) as Found;
          if (!here.without.includes(found.name)) to.add(found);
        }
      };
      const modifiers = own.calls.filter((call) => isModifier(program, call));
      for (const call of modifiers) follow(call, node, here);
      if (!here.quiet) add(own.errors, errors);
      add(own.events, events);
      for (const call of own.calls) follow(call, node, here);
    };

    const follow = (call: Call, from: Callable, path: Path): void => {
      const target = program.find(call.target);
      if (!target || !isCallable(target)) return;
      if (call.how === 'external') external.add(target as FunctionNode);
      else if (call.how === 'exact') visit(target, path);
      else {
        const after = call.how === 'super' ? program.place(from).contract : undefined;
        const quiet = path.quiet || call.how === 'attempt';
        visit(resolveVirtual(program, context, target, after), { ...path, quiet });
      }
    };

    visit(entry, { quiet: false, without: [] });
    return { errors: [...errors], events: [...events], external: [...external] };
  };
}

const isCallable = (node: { nodeType: string }): node is Callable =>
  node.nodeType === 'FunctionDefinition' || node.nodeType === 'ModifierDefinition';

const isModifier = (program: Program, call: Call) =>
  program.find(call.target)?.nodeType === 'ModifierDefinition';
