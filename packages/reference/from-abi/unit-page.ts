import type { Abi, AbiItem, AbiParameter } from 'viem';
import { effects } from '../airdrops/effects';
import { sourceLines } from '../airdrops/source-lines';
import { foreign, sourceRoot, sourceWords } from '../airdrops/types';
import { sourcePath, airdropUnits, type Unit } from '../airdrops/units';
import type { ContractPage, FunctionDoc, InheritedMember, VariableDoc } from '../model';
import { signatureHash, selectorOf, canonicalSignature } from '../signatures';
import { lineageOf, sourceType, type Catalog } from './catalog';
import { named, type Describer } from './describe';
import type { Links } from './links';

export interface Sources {
  catalog: Catalog;
  links: Links;
  describer: Describer;
  /** Pages generated from Solidity. */
  others: readonly ContractPage[];
}

type Members = Pick<
  ContractPage,
  'variables' | 'functions' | 'events' | 'inherits' | 'inherited' | 'abi'
>;

/** The members of a contract, an abstract contract or an interface. */
export function unitMembers(sources: Sources, name: string, unit: Unit): Members {
  const { catalog, describer, links } = sources;
  const abi = abiOf(catalog, name, unit);
  const own = new Set([...Object.keys(unit.variables ?? {}), ...(unit.functions ?? [])]);
  return {
    inherits: unit.inherits.map((base) => links.page(base)),
    variables: Object.entries(unit.variables ?? {}).map(([variable, mutability]) =>
      describeVariable(sources, name, variable, mutability),
    ),
    functions: [
      ...constructorOf(sources, name, abi),
      ...(unit.functions ?? []).map((item) => describeFunction(sources, name, unit, item)),
    ],
    events: (unit.events ?? []).map((event) => describer.event(name, catalog.event(name, event))),
    inherited: {
      functions: abi
        .filter((item) => item.type === 'function' && !own.has(item.name))
        .map((item) => inherit(sources, name, item)),
      events: abi
        .filter((item) => item.type === 'event' && !unit.events?.includes(item.name))
        .map((item) => inherit(sources, name, item)),
      errors: abi
        .filter((item) => item.type === 'error')
        .map((item) => inherit(sources, name, item)),
    },
    abi,
  };
}

/**
 * The ABI of a contract; for other units, the declarations of their lineage from the ABI of a contract that
 * inherits them.
 */
function abiOf(catalog: Catalog, name: string, unit: Unit): Abi {
  const published = catalog.abis[name];
  if (published) return published;
  const lineage = lineageOf(name);
  const declared = lineage.map((base) => airdropUnits[base]);
  const names = new Set(
    declared.flatMap((base) => [
      ...Object.keys(base?.variables ?? {}),
      ...(base?.functions ?? []),
      ...(base?.events ?? []),
    ]),
  );
  const errors = new Set(unit.kind === 'abstract' ? lineage.flatMap(errorsOf) : []);
  const holder = Object.keys(catalog.abis).find((contract) => lineageOf(contract).includes(name));
  if (!holder) throw new Error(`No contract with an ABI inherits ${name}.`);
  return (catalog.abis[holder] ?? []).filter(
    (item) =>
      'name' in item && (item.type === 'error' ? errors.has(item.name) : names.has(item.name)),
  );
}

const errorsOf = (name: string) =>
  Object.entries(effects)
    .filter(([key]) => key.startsWith(`${name}.`))
    .flatMap(([, { errors = [] }]) => errors);

/** The unit whose texts describe a member: the first interface that has it, otherwise the unit itself. */
function homeOf(name: string, member: string): string {
  const lineage = lineageOf(name);
  const home = lineage.find(
    (base) =>
      airdropUnits[base]?.kind === 'interface' && airdropUnits[base].functions?.includes(member),
  );
  return home ?? name;
}

function describeFunction(sources: Sources, name: string, unit: Unit, member: string): FunctionDoc {
  const { catalog, describer, links } = sources;
  const doc = describer.function(name, homeOf(name, member), catalog.function(name, member));
  const key = `${name}.${member}`;
  const declaration = asWritten(key, doc.declaration);
  if (unit.kind === 'interface') {
    return { ...doc, declaration, ...implementation(links, name, member) };
  }
  return { ...doc, declaration, ...effectLinks(links, key), ...sourceLine(name, unit, member) };
}

function sourceLine(name: string, unit: Unit, member: string): { source?: string } {
  const line = sourceLines.get(`${name}.${member}`);
  return line ? { source: `${sourceRoot}${sourcePath(name, unit)}#L${line}` } : {};
}

/** @throws when the keyword that the source replaces is missing */
function asWritten(key: string, declaration: string[]): string[] {
  const [usual, written] = sourceWords[key] ?? [];
  if (!usual || !written) return declaration;
  const found = declaration.map((line) => line.replace(new RegExp(`\\b${usual}\\b`), written));
  if (found.join() === declaration.join()) throw new Error(`${key} is not declared ${usual}.`);
  return found;
}

function effectLinks(links: Links, key: string) {
  const { errors = [], events = [] } = effects[key] ?? {};
  return {
    errors: errors.filter((error) => !foreign[error]).map((error) => links.error(error)),
    foreignErrors: errors.filter((error) => foreign[error]).map((error) => links.error(error)),
    raises: [...errors],
    events: events.map((event) => links.event(event)),
  };
}

function implementation(links: Links, name: string, member: string) {
  const found = Object.entries(airdropUnits).find(
    ([, unit]) =>
      unit.inherits.includes(name) &&
      unit.kind !== 'interface' &&
      (unit.functions?.includes(member) || unit.variables?.[member]),
  )?.[0];
  if (!found) return {};
  const { href } = links.page(found);
  return { implementedBy: { label: `${found}.${member}`, href: `${href}#${member}` } };
}

function constructorOf({ describer, links }: Sources, name: string, abi: Abi): FunctionDoc[] {
  const item = abi.find(({ type }) => type === 'constructor');
  if (item?.type !== 'constructor') return [];
  const key = `airdrops/${name}.constructor`;
  return [
    {
      ...named('constructor'),
      ...describer.text(name, key),
      group: 'constructor',
      declaration: [
        'constructor',
        ...item.inputs.map((input) => declareConstructorInput(input)),
        '',
      ],
      params: describer.params(name, [key], item.inputs),
      returns: [],
      calls: [],
      ...effectLinks(links, `${name}.constructor`),
    },
  ];
}

const declareConstructorInput = (input: AbiParameter) =>
  [sourceType(input), input.type === 'tuple' ? 'memory' : '', input.name].filter(Boolean).join(' ');

function describeVariable(
  { catalog, describer, links }: Sources,
  name: string,
  variable: string,
  mutability: 'constant' | 'immutable' | 'mutable',
): VariableDoc {
  const item = catalog.function(name, variable);
  const { notice, details } = describer.text(
    name,
    `airdrops/${homeOf(name, variable)}.${variable}`,
  );
  const [output] = item.outputs;
  if (!output) throw new Error(`The getter ${name}.${variable} returns nothing.`);
  const signature = canonicalSignature(variable, item.inputs);
  const type = links.type(sourceType(output)).label;
  const keyword = mutability === 'mutable' ? '' : mutability;
  return {
    ...named(variable),
    notice,
    details,
    declaration: [type, 'public', keyword, variable].filter(Boolean).join(' '),
    constant: mutability === 'constant',
    signature,
    selector: selectorOf(signature),
    params: [],
  };
}

function inherit(sources: Sources, name: string, item: AbiItem): InheritedMember {
  if (item.type !== 'function' && item.type !== 'event' && item.type !== 'error') {
    throw new Error(`${name} cannot inherit a ${item.type}.`);
  }
  const signature = canonicalSignature(item.name, item.inputs);
  const types = item.inputs.map(sourceType).join(', ');
  const label = `${item.name}(${types})`;
  const hash = item.type === 'event' ? signatureHash(signature) : selectorOf(signature);
  if (item.type === 'error') return inheritError(sources, item.name, label, signature, hash);
  const holders = lineageOf(name).filter((base) => declares(base, item.name));
  const holder = holders.find((base) => airdropUnits[base]?.kind !== 'interface') ?? holders[0];
  if (!holder) throw new Error(`Nothing that ${name} inherits declares ${item.name}.`);
  const declaredIn = sources.links.page(holder);
  return {
    link: { label, href: `${declaredIn.href}#${item.name}` },
    signature,
    hash,
    declaredIn,
    text: item.type === 'event' ? eventText(sources, holder, item.name) : [],
  };
}

function eventText({ describer, others }: Sources, holder: string, name: string) {
  if (!airdropUnits[holder]?.shared)
    return describer.text(holder, `airdrops/${holder}.${name}`).notice;
  const page = others.find((other) => other.product === 'airdrops' && other.name === holder);
  return page?.events.find((event) => event.name === name)?.notice ?? [];
}

function inheritError(
  { links, describer }: Sources,
  name: string,
  label: string,
  signature: string,
  hash: string,
): InheritedMember {
  const outside = foreign[name];
  const key = outside ? `airdrops/${name}` : `airdrops/Errors.${name}`;
  return {
    link: { ...links.error(name), label },
    signature,
    hash,
    declaredIn: outside ? { label: packageOf(outside) } : links.page('Errors'),
    text: describer.text('Errors', key).notice,
  };
}

const packageOf = (file: string) => file.split('/').slice(0, 2).join('/');

function declares(name: string, member: string): boolean {
  const unit: Unit | undefined = airdropUnits[name];
  return Boolean(
    unit?.variables?.[member] ||
      unit?.functions?.includes(member) ||
      unit?.events?.includes(member),
  );
}
