import type { ContractNode, Declaration, Variable } from '../../solidity/ast';
import { resolveNatSpec, type ResolvedNatSpec } from '../../solidity/natspec';
import { basesOf, resolveVirtual } from '../../solidity/overrides';
import type { Ledger } from '../ledger';
import type { Described, ParamDoc } from '../model';
import { isSablier } from '../products';
import { plainText, readText, type Block } from '../rich-text';
import { resolveName } from './names';
import type { Scope } from './scope';
import { typeLink } from './types';

/** NatSpec that only points elsewhere says nothing on a page of its own. */
const pointer = /^See (the documentation in )?\{[^}]+\}\.?$/;

/** Texts of one declaration: NatSpec where the package has it, ours where it has not. */
export interface Texts extends Described {
  params(variables: Variable[], required: boolean): ParamDoc[];
  /** @param required whether each needs a text, unless the description says what it returns */
  returns(variables: Variable[], required: boolean): ParamDoc[];
  value(index: number, name: string): Block[];
}

export function describe(
  scope: Scope,
  ledger: Ledger,
  contract: ContractNode,
  node: Declaration,
): Texts {
  const { program } = scope;
  const natspec = resolveNatSpec(program, node);
  const keys = keysOf(scope, node);
  const home = natspec.from ? (program.place(natspec.from).contract ?? contract) : contract;
  const emitted = emittedBy(scope, contract, node);
  const read = (text: string | undefined) =>
    text ? readText(ledger.correct(text), (name) => resolveName(scope, home, name, emitted)) : [];
  const own = isSablier(program.place(node).source.absolutePath);

  const describeOr = (text: string | undefined, suffix: string, required: boolean): Block[] => {
    if (text) return read(text);
    // `Errors.*.streamId` describes a field that has one meaning throughout a contract.
    const wanted = keys.flatMap((key) => [
      `${key}${suffix}`,
      ...(suffix ? [`${key.replace(/[^./]+$/, '*')}${suffix}`] : []),
      // A return value of one name means one thing throughout a package.
      ...(suffix.startsWith('.returns.') ? [`${key.replace(/\/.*$/, '/*')}${suffix}`] : []),
    ]);
    const ours = ledger.take(...wanted);
    if (!ours && required && own) ledger.miss(wanted[0] ?? '');
    return read(ours);
  };

  const ours = ledger.replace(...keys);
  const described = ours
    ? describeInstead(ours, natspec, read)
    : describeNode(natspec, read, describeOr);
  return {
    ...described,
    params: (variables, required) =>
      variables.map((variable, index) => ({
        name: variable.name || inheritedName(natspec, index),
        type: typeLink(scope, variable.typeName),
        text: describeOr(
          natspec.params[variable.name] ?? natspec.params[inheritedName(natspec, index)],
          `.${variable.name}`,
          required,
        ),
        ...(variable.indexed ? { indexed: true } : {}),
      })),
    returns: (variables, required) =>
      variables.map((variable, index) => ({
        name: variable.name,
        type: typeLink(scope, variable.typeName),
        text: describeOr(
          withoutName(natspec.returns[index], variable.name),
          `.returns.${variable.name || index}`,
          required && !saysReturn(described),
        ),
      })),
    value: (index, name) => {
      const text = natspec.custom[`value${index}`];
      return describeOr(withoutName(text, name), `.${name}`, true);
    },
  };
}

/** Events of a function; of an interface's function, those of its implementation. */
function emittedBy(scope: Scope, contract: ContractNode, node: Declaration) {
  if (node.nodeType !== 'FunctionDefinition') return undefined;
  const context = scope.contextOf(contract);
  return scope.reach(node.body ? node : resolveVirtual(scope.program, context, node), context)
    .events;
}

/** Whether the description of a getter is that of its result. */
export const saysReturn = ({ notice }: Pick<Described, 'notice'>) =>
  /^(?:Returns|Counts) /.test(plainText(notice));

/** The first paragraph is what an index shows; `{@inheritdoc}` takes the details of the comment. */
function describeInstead(
  text: string,
  { dev = '' }: ResolvedNatSpec,
  read: (text: string) => Block[],
): Described {
  const [notice = '', ...details] = text
    .split('\n\n')
    .map((part) => (part === '{@inheritdoc}' ? dev : part));
  return { notice: read(notice), details: read(details.join('\n\n')) };
}

function describeNode(
  { notice, dev }: ResolvedNatSpec,
  read: (text: string | undefined) => Block[],
  describeOr: (text: string | undefined, suffix: string, required: boolean) => Block[],
): Described {
  const says = (text: string | undefined) => (text && !pointer.test(text) ? text : undefined);
  if (says(notice)) return { notice: read(notice), details: read(says(dev)) };
  if (says(dev)) return { notice: read(dev), details: [] };
  return { notice: describeOr(undefined, '', true), details: [] };
}

/** What the declaration that the NatSpec was taken from calls the parameter at this position. */
function inheritedName({ from }: ResolvedNatSpec, index: number): string {
  return from?.nodeType === 'FunctionDefinition'
    ? (from.parameters.parameters[index]?.name ?? '')
    : '';
}

/** `@return amount The amount` repeats the name that the signature shows. */
function withoutName(text: string | undefined, name: string): string | undefined {
  return name && text?.startsWith(`${name} `) ? text.slice(name.length + 1).trim() : text;
}

/** Keys of our descriptions: of the declaration, then of what it overrides. */
function keysOf(scope: Scope, node: Declaration): string[] {
  const { contract, source } = scope.program.place(node);
  const [, name = ''] = /^@[\w-]+\/([\w-]+)\//.exec(source.absolutePath) ?? [];
  const isContract = node.nodeType === 'ContractDefinition';
  const label = 'kind' in node && node.kind !== 'function' ? String(node.kind) : node.name;
  const path = isContract || !contract ? label : `${contract.name}.${label}`;
  const overridable =
    node.nodeType === 'FunctionDefinition' || node.nodeType === 'VariableDeclaration';
  const bases = overridable ? basesOf(node).map((id) => scope.program.declaration(id)) : [];
  return [`${name}/${path}`, ...bases.flatMap((base) => keysOf(scope, base))];
}
