import type { Abi } from 'viem';
import type { Product } from '@sablier-docs/protocol/releases';
import type { CallDoc, Revert } from './calls/types';
import type { Block, Link } from './rich-text';

export type { Link };

/**
 * One page of the contract reference. It is created from the Solidity of a package or from the ABIs of the
 * SDK, and is the only input of the renderer.
 */
export interface ContractPage {
  product: Product;
  /** Release of the product, for example `v4.0`. */
  release: string;
  kind: PageKind;
  name: string;
  /** The source of the page. */
  origin: Origin;
  /** Path inside the package, for example `src/SablierLockup.sol`. */
  sourcePath: string;
  sourceUrl: string;
  license: string;
  notice: Block[];
  details: Block[];
  inherits: Link[];
  /** Contracts of the product that build on this one; filled in when all pages exist. */
  inheritedBy: Link[];
  variables: VariableDoc[];
  modifiers: ModifierDoc[];
  functions: FunctionDoc[];
  events: EventDoc[];
  errors: ErrorDoc[];
  structs: StructDoc[];
  enums: EnumDoc[];
  /** Members of the page's ABI beyond its own, including those of linked libraries. */
  inherited: {
    functions: InheritedMember[];
    events: InheritedMember[];
    errors: InheritedMember[];
  };
  abi: Abi;
}

export type PageKind = 'contract' | 'abstract' | 'interface' | 'library' | 'types' | 'enum';

interface Origin {
  package: string;
  version: string;
  /** Declaring contracts of the members. */
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
  /** The text that is hashed, for example `withdraw(uint256,address,uint128)`; none for internal functions. */
  signature?: string;
  selector?: string;
  params: ParamDoc[];
  returns: ParamDoc[];
  errors: Link[];
  /** Errors of libraries that other parties publish. */
  foreignErrors: Link[];
  /** Names of both, in the order in which the code reaches them. */
  raises: string[];
  events: Link[];
  /** Functions of other protocol contracts that it calls. */
  calls: Link[];
  implementedBy?: Link;
  /** The line that declares it, where the source is published file by file. */
  source?: string;
  /** Its errors except those of the arithmetic, in the order in which the code reaches them. */
  reverts?: Revert[];
  /** Whether it can raise errors of the fixed-point library. */
  arithmetic?: boolean;
  /** Set for state-changing functions of contracts. */
  call?: CallDoc;
}

export interface VariableDoc extends Member {
  declaration: string;
  constant: boolean;
  /** Of the getter; none when the variable is not public. */
  signature?: string;
  selector?: string;
  /** Value of a constant, where it adds to the text. */
  value?: string;
  /** The text whose Keccak-256 hash is `value`. */
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
