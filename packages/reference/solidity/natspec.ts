import { commentOf, type ContractNode, type Declaration, type Documented } from './ast';
import { basesOf } from './overrides';
import type { Program } from './program';

/** A parsed NatSpec comment. Texts keep their line breaks. */
export interface NatSpec {
  title?: string;
  notice?: string;
  dev?: string;
  params: Record<string, string>;
  /** In the order of the comment. */
  returns: string[];
  custom: Record<string, string>;
  inherits?: string;
}

/**
 * Parses a comment. Format: https://docs.soliditylang.org/en/v0.8.29/natspec-format.html#tags
 * @throws on an unknown tag
 */
export function parseNatSpec(comment: string): NatSpec {
  const natspec: NatSpec = { params: {}, returns: [], custom: {} };
  const sections = comment.split(/^[ \t]*@(?=[a-z])/m);
  const untagged = clean(sections.shift() ?? '');
  if (untagged) natspec.notice = untagged;

  for (const section of sections) {
    const [, tag, body = ''] = /^([a-z][\w:-]*)\s*([\s\S]*)$/.exec(section) ?? [];
    if (tag === 'title' || tag === 'notice' || tag === 'dev') natspec[tag] = clean(body);
    else if (tag === 'inheritdoc') natspec.inherits = body.trim();
    else if (tag === 'return') natspec.returns.push(clean(body));
    else if (tag === 'param') {
      const [, name = '', text = ''] = /^(\S+)\s*([\s\S]*)$/.exec(body) ?? [];
      natspec.params[name] = clean(text);
    } else if (tag?.startsWith('custom:')) natspec.custom[tag.slice(7)] = clean(body);
    else if (tag !== 'author') throw new Error(`NatSpec has no tag @${tag}: ${section.trim()}`);
  }
  return natspec;
}

/** Without the space that follows the comment mark on each line. */
const clean = (text: string) => text.replace(/^ /gm, '').trim();

export interface ResolvedNatSpec extends NatSpec {
  /** The declaration whose comment is inherited, if it isn't the node's own. */
  from?: Declaration;
}

/**
 * The NatSpec of a declaration: its own, completed by `@inheritdoc`, or, without a comment, that of the first
 * declaration that it overrides.
 * @throws when `@inheritdoc` names a contract without an overridden declaration
 */
export function resolveNatSpec(program: Program, node: Declaration): ResolvedNatSpec {
  const own = parseNatSpec(commentOf(node as Documented));
  const hasOwn = commentOf(node as Documented) !== '';
  if (hasOwn && !own.inherits) return own;

  const base = own.inherits ? findInherited(program, node, own.inherits) : firstBase(program, node);
  if (!base) {
    if (own.inherits) throw new Error(`${nameOf(node)} inherits no NatSpec from ${own.inherits}.`);
    return own;
  }
  const inherited = resolveNatSpec(program, base);
  return {
    ...inherited,
    ...definedOnly(own),
    params: { ...inherited.params, ...own.params },
    returns: own.returns.length > 0 ? own.returns : inherited.returns,
    custom: { ...inherited.custom, ...own.custom },
    from: inherited.from ?? base,
  };
}

const definedOnly = (natspec: NatSpec) =>
  Object.fromEntries(Object.entries(natspec).filter(([, value]) => value !== undefined));

const nameOf = (node: Declaration) => node.name || node.nodeType;

function directBases(program: Program, node: Declaration): Declaration[] {
  const overridable =
    node.nodeType === 'FunctionDefinition' ||
    node.nodeType === 'ModifierDefinition' ||
    node.nodeType === 'VariableDeclaration';
  return overridable ? basesOf(node).map((id) => program.declaration(id)) : [];
}

function firstBase(program: Program, node: Declaration): Declaration | undefined {
  return directBases(program, node)[0];
}

function findInherited(
  program: Program,
  node: Declaration,
  contract: string,
): Declaration | undefined {
  for (const base of directBases(program, node)) {
    const holder: ContractNode | undefined = program.place(base).contract;
    if (holder?.name === contract) return base;
    const deeper = findInherited(program, base, contract);
    if (deeper) return deeper;
  }
  return undefined;
}
