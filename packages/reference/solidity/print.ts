import type { FunctionNode, ModifierNode, TypeName, Variable } from './ast';

/** A type as in the source, for example `mapping(address => uint256)` or `Lockup.Stream[]`. */
export function printType(type: TypeName): string {
  switch (type.nodeType) {
    case 'ElementaryTypeName':
      return type.name === 'address' && type.stateMutability === 'payable'
        ? 'address payable'
        : (type.name ?? '');
    case 'UserDefinedTypeName':
      return type.pathNode?.name ?? type.name ?? '';
    case 'ArrayTypeName':
      return `${printType(required(type.baseType))}[${type.length?.value ?? ''}]`;
    case 'Mapping': {
      const side = (part: TypeName | undefined, name: string | undefined) =>
        name ? `${printType(required(part))} ${name}` : printType(required(part));
      return `mapping(${side(type.keyType, type.keyName)} => ${side(type.valueType, type.valueName)})`;
    }
    default:
      throw new Error(`Types of kind ${type.nodeType} cannot be printed yet.`);
  }
}

/** The user-defined type at the core of a type: `Lockup.Stream` of `Lockup.Stream[]`. */
export function userType(type: TypeName): number | undefined {
  return type.nodeType === 'ArrayTypeName'
    ? userType(required(type.baseType))
    : (type.referencedDeclaration ?? undefined);
}

function required(type: TypeName | undefined): TypeName {
  if (!type) throw new Error('A compound type lacks its part.');
  return type;
}

/** `uint256[] calldata streamIds`, `address indexed sender`. */
export function printVariable({ typeName, storageLocation, indexed, name }: Variable): string {
  const location = storageLocation === 'default' ? '' : storageLocation;
  return [printType(typeName), location, indexed ? 'indexed' : '', name].filter(Boolean).join(' ');
}

/** The declaration of a function in one line, with its modifiers and without `override`. */
export function printFunction(node: FunctionNode): string[] {
  const head = node.kind === 'function' ? `function ${node.name}` : node.kind;
  const visibility = node.kind === 'constructor' ? '' : node.visibility;
  const mutability = node.stateMutability === 'nonpayable' ? '' : node.stateMutability;
  const returns = node.returnParameters.parameters.map(printVariable);
  return [
    head,
    ...node.parameters.parameters.map(printVariable),
    [
      visibility,
      mutability,
      node.virtual ? 'virtual' : '',
      ...node.modifiers
        .filter(({ kind }) => kind !== 'baseConstructorSpecifier')
        .map(({ modifierName }) => modifierName.name),
      returns.length > 0 ? `returns (${returns.join(', ')})` : '',
    ]
      .filter(Boolean)
      .join(' '),
  ];
}

export function printModifier(node: ModifierNode): string[] {
  return [`modifier ${node.name}`, ...node.parameters.parameters.map(printVariable), ''];
}
