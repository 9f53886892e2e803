import type { Abi } from 'viem';
import type { Product } from '../releases';
import type { CallDoc, Revert } from './calls/types';
import type { Block, Link } from './rich-text';

export type { Link };

/**
 * One page of the contract reference. The Solidity of a package and the ABIs of the SDK both become
 * this; the renderer knows nothing else.
 */
export interface ContractPage {
  product: Product;
  /** Release of the product, for example `v4.0`. */
  release: string;
  kind: PageKind;
  name: string;
  /** What the page was made from. */
  origin: Origin;
  /** Path inside the package, for example `src/SablierLockup.sol`. */
  sourcePath: string;
  sourceUrl: string;
  license: string;
  notice: Block[];
  details: Block[];
  inherits: Link[];
  /** Contracts of the product that build on this one; filled in when all pages are known. */
  inheritedBy: Link[];
  variables: VariableDoc[];
  modifiers: ModifierDoc[];
  functions: FunctionDoc[];
  events: EventDoc[];
  errors: ErrorDoc[];
  structs: StructDoc[];
  enums: EnumDoc[];
  /** What the page's ABI holds beyond its own members, and what comes out of linked libraries. */
  inherited: {
    functions: InheritedMember[];
    events: InheritedMember[];
    errors: InheritedMember[];
  };
  abi: Abi;
}

export type PageKind = 'contract' | 'abstract' | 'interface' | 'library' | 'types' | 'enum';

export interface Origin {
  package: string;
  version: string;
  /** What of the package declares the members. */
  from: 'solidity' | 'abi';
}

export interface Described {
  notice: Block[];
  details: Block[];
}

interface Member extends Described {
  name: string;
  /** Unique within its page. */
  anchor: string;
  /** The heading: the name, with parameter types when it is overloaded. */
  heading: string;
}

export interface ParamDoc {
  name: string;
  type: Link;
  text: Block[];
  indexed?: boolean;
}

export type Group = 'constructor' | 'read' | 'write' | 'internal';

export interface FunctionDoc extends Member {
  group: Group;
  /** Head, one entry per parameter, tail; the renderer decides about line breaks. */
  declaration: string[];
  /** As it is hashed, for example `withdraw(uint256,address,uint128)`; none for internal functions. */
  signature?: string;
  selector?: string;
  params: ParamDoc[];
  returns: ParamDoc[];
  errors: Link[];
  /** Errors of libraries that other parties publish. */
  foreignErrors: Link[];
  /** Names of both, in the order in which the code comes to them. */
  raises: string[];
  events: Link[];
  /** Functions of other protocol contracts that it calls. */
  calls: Link[];
  implementedBy?: Link;
  /** The line that declares it, where the source is published file by file. */
  source?: string;
  /** Its errors but those of the arithmetic, in the order in which the code comes to them. */
  reverts?: Revert[];
  /** Whether errors of the fixed-point library can come out of it. */
  arithmetic?: boolean;
  /** Of state-changing functions of contracts. */
  call?: CallDoc;
}

export interface VariableDoc extends Member {
  declaration: string;
  constant: boolean;
  /** Of the getter; none when the variable is not public. */
  signature?: string;
  selector?: string;
  /** Of a constant, where it says more than its text. */
  value?: string;
  /** What `value` is the Keccak-256 hash of. */
  preimage?: string;
  params: ParamDoc[];
}

export interface ModifierDoc extends Member {
  declaration: string[];
  params: ParamDoc[];
  errors: Link[];
}

export interface EventDoc extends Member {
  declaration: string[];
  signature: string;
  /** First topic of its logs. */
  topic: string;
  params: ParamDoc[];
  emittedBy: Link[];
}

export interface ErrorDoc extends Member {
  declaration: string[];
  signature: string;
  selector: string;
  params: ParamDoc[];
  raisedBy: Link[];
  /** Declared by a library that the product shares with others. */
  shared: boolean;
}

export interface StructDoc extends Member {
  declaration: string[];
  fields: ParamDoc[];
}

export interface EnumDoc extends Member {
  values: { name: string; number: number; text: Block[] }[];
}

export interface InheritedMember {
  link: Link;
  signature: string;
  /** Selector of a function or error, first topic of an event. */
  hash: string;
  declaredIn: Link;
  /** Events: one sentence. Functions get theirs later, errors have an entry elsewhere. */
  text: Block[];
}
