/**
 * The parts of the compiler's syntax tree that the reference reads.
 * Format: https://docs.soliditylang.org/en/v0.8.29/using-the-compiler.html#output-description
 */
export interface AstNode {
  id: number;
  nodeType: string;
  /** `start:length:file`, in bytes of the source file. */
  src: string;
}

export interface Documented extends AstNode {
  documentation?: { text: string } | string | null;
}

export interface TypeName extends AstNode {
  name?: string;
  pathNode?: { name: string; referencedDeclaration: number };
  referencedDeclaration?: number;
  baseType?: TypeName;
  length?: { value?: string } | null;
  keyType?: TypeName;
  keyName?: string;
  valueType?: TypeName;
  valueName?: string;
  stateMutability?: string;
}

export interface Variable extends Documented {
  nodeType: 'VariableDeclaration';
  name: string;
  typeName: TypeName;
  constant: boolean;
  mutability: 'mutable' | 'immutable' | 'constant';
  storageLocation: string;
  visibility: string;
  indexed?: boolean;
  functionSelector?: string;
  baseFunctions?: number[];
  scope: number;
}

export interface Parameters {
  parameters: Variable[];
}

interface ModifierCall extends AstNode {
  kind?: 'modifierInvocation' | 'baseConstructorSpecifier';
  modifierName: { name: string; referencedDeclaration: number };
  arguments?: AstNode[] | null;
}

export interface FunctionNode extends Documented {
  nodeType: 'FunctionDefinition';
  name: string;
  kind: 'function' | 'constructor' | 'receive' | 'fallback' | 'freeFunction';
  visibility: string;
  stateMutability: string;
  virtual: boolean;
  functionSelector?: string;
  baseFunctions?: number[];
  parameters: Parameters;
  returnParameters: Parameters;
  modifiers: ModifierCall[];
  body?: AstNode | null;
  scope: number;
}

export interface ModifierNode extends Documented {
  nodeType: 'ModifierDefinition';
  name: string;
  baseModifiers?: number[];
  parameters: Parameters;
  body?: AstNode | null;
}

export interface EventNode extends Documented {
  nodeType: 'EventDefinition';
  name: string;
  eventSelector: string;
  parameters: Parameters;
}

export interface ErrorNode extends Documented {
  nodeType: 'ErrorDefinition';
  name: string;
  errorSelector: string;
  parameters: Parameters;
}

export interface StructNode extends Documented {
  nodeType: 'StructDefinition';
  name: string;
  canonicalName: string;
  members: Variable[];
}

export interface EnumNode extends Documented {
  nodeType: 'EnumDefinition';
  name: string;
  canonicalName: string;
  members: { name: string }[];
}

interface ValueTypeNode extends AstNode {
  nodeType: 'UserDefinedValueTypeDefinition';
  name: string;
  underlyingType: TypeName;
}

export interface ContractNode extends Documented {
  nodeType: 'ContractDefinition';
  name: string;
  contractKind: 'contract' | 'interface' | 'library';
  abstract: boolean;
  baseContracts: { baseName: { name: string; referencedDeclaration: number } }[];
  linearizedBaseContracts: number[];
  usedErrors: number[];
  usedEvents: number[];
  nodes: Member[];
}

export type Member =
  | FunctionNode
  | ModifierNode
  | EventNode
  | ErrorNode
  | StructNode
  | EnumNode
  | ValueTypeNode
  | Variable;

export type Declaration = Member | ContractNode;

export interface SourceUnit extends AstNode {
  nodeType: 'SourceUnit';
  absolutePath: string;
  license: string | null;
  nodes: (AstNode | Declaration)[];
}

/** Text of a node's NatSpec comment, without the comment marks; empty when it has none. */
export function commentOf(node: Documented): string {
  const documentation = node.documentation;
  if (!documentation) return '';
  return typeof documentation === 'string' ? documentation : documentation.text;
}

export const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'nodeType' in value;

/** Calls `visit` for a node and its descendants, parents first; `false` skips the descendants. */
export function walk(value: unknown, visit: (node: AstNode) => unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
  } else if (typeof value === 'object' && value !== null) {
    if (isNode(value) && visit(value) === false) return;
    for (const child of Object.values(value)) walk(child, visit);
  }
}
