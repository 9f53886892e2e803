import type { ContractNode, Declaration, Variable } from '../solidity/ast';
import { resolveNatSpec, type ResolvedNatSpec } from '../solidity/natspec';
import { basesOf } from '../solidity/overrides';
import type { Ledger } from '../ledger';
import type { Described, ParamDoc } from '../model';
import { isSablier } from '../products';
import { plainRichText, readRichText, type Block } from '../rich-text';
import { resolveName } from './names';
import type { Scope } from './scope';
import { typeLink } from './types';

/** Our texts for one declaration: a comment in the package only shows that a text is needed. */
export interface Texts extends Described {
  params(variables: Variable[], required: boolean): ParamDoc[];
  /** @param required whether each needs a text, unless the description covers the result */
  returns(variables: Variable[], required: boolean): ParamDoc[];
  value(name: string): Block[];
}

export function describeDeclaration(
  scope: Scope,
  ledger: Ledger,
  contract: ContractNode,
  node: Declaration,
): Texts {
  const { program } = scope;
  const natspec = resolveNatSpec(program, node);
  const keys = declarationKeys(scope, node);
  const home = natspec.from ? (program.place(natspec.from).contract ?? contract) : contract;
  const read = (text: string | undefined) =>
    text ? readRichText(text, (name) => resolveName(scope, home, name)) : [];
  const own = isSablier(program.place(node).source.absolutePath);

  /** @param comment comment in the package, whose text is not copied */
  const textOf = (comment: string | undefined, suffix: string, required: boolean): Block[] => {
    const wanted = [
      ...keys,
      // `Errors.*.streamId` describes a field that has one meaning throughout a contract,
      ...keys.map((key) => key.replace(/[^./]+$/, '*')),
      // and `flow/*.streamId` one that has it throughout a package.
      ...keys.map((key) => key.replace(/\/.*$/, '/*')),
    ].map((key) => `${key}${suffix}`);
    const ours = ledger.take(...wanted);
    if (!ours && (required || comment) && own) ledger.miss(wanted[0] ?? '');
    return read(ours);
  };

  const described = describeNode(scope, ledger, node, keys, read);
  return {
    ...described,
    params: (variables, required) =>
      variables.map((variable, index) => {
        const name = variable.name || inheritedName(natspec, index);
        return {
          name,
          type: typeLink(scope, variable.typeName),
          text: textOf(natspec.params[name], `.${name}`, required),
          ...(variable.indexed ? { indexed: true } : {}),
        };
      }),
    returns: (variables, required) =>
      variables.map((variable, index) => ({
        name: variable.name,
        type: typeLink(scope, variable.typeName),
        text: textOf(
          saysReturn(described) ? undefined : natspec.returns[index],
          `.returns.${variable.name || index}`,
          required && !saysReturn(described),
        ),
      })),
    value: (name) => textOf(undefined, `.${name}`, true),
  };
}

/** Whether the description also covers the result, as for a getter. */
export const saysReturn = ({ notice }: Pick<Described, 'notice'>) =>
  /^(?:Returns|Counts) /.test(plainRichText(notice));

/** An index shows the first paragraph. Errors have the text of the error reference. */
function describeNode(
  scope: Scope,
  ledger: Ledger,
  node: Declaration,
  keys: readonly string[],
  read: (text: string) => Block[],
): Described {
  const text =
    node.nodeType === 'ErrorDefinition' ? scope.meaningOf(node.name) : ledger.take(...keys);
  if (!text) ledger.miss(keys[0] ?? node.name);
  const [notice = '', ...details] = (text ?? '').split('\n\n');
  return { notice: read(notice), details: read(details.join('\n\n')) };
}

/** The name of the parameter at this position in the declaration that the NatSpec comes from. */
function inheritedName({ from }: ResolvedNatSpec, index: number): string {
  return from?.nodeType === 'FunctionDefinition'
    ? (from.parameters.parameters[index]?.name ?? '')
    : '';
}

/** Keys of our descriptions: of the declaration, then of those it overrides. */
export function declarationKeys(scope: Scope, node: Declaration): string[] {
  const { contract, source } = scope.program.place(node);
  const [, name = ''] = /^@[\w-]+\/([\w-]+)\//.exec(source.absolutePath) ?? [];
  const isContract = node.nodeType === 'ContractDefinition';
  const label = 'kind' in node && node.kind !== 'function' ? String(node.kind) : node.name;
  const path = isContract || !contract ? label : `${contract.name}.${label}`;
  const overridable =
    node.nodeType === 'FunctionDefinition' || node.nodeType === 'VariableDeclaration';
  const bases = overridable ? basesOf(node).map((id) => scope.program.declaration(id)) : [];
  return [`${name}/${path}`, ...bases.flatMap((base) => declarationKeys(scope, base))];
}
