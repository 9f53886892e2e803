import { indentedSample } from '../samples';

const HEADER = '// SPDX-License-Identifier: GPL-3.0-or-later\npragma solidity >=0.8.22;\n';

export const OWNABLE =
  'import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";' as const;

const IMPORTS = /^import [^;]*;\n?/gm;

/** The imports of a sample, or of several, each in one line. */
export const contractImports = (...sources: readonly string[]): string[] =>
  sources.flatMap((source) =>
    (source.match(IMPORTS) ?? []).map((text) => text.trim().replace(/\s+/g, ' ')),
  );

/**
 * The part of a sample's contract before its first function: constants, errors and the constructor.
 * @throws when the sample has no contract with a constructor
 */
export function headOf(source: string): string {
  const [, head] = /\ncontract [^{]*\{\n([^]*?constructor\([^]*?\n {4}\}\n)/.exec(source) ?? [];
  if (!head) throw new Error('The sample has no contract with a constructor.');
  return head.trimEnd();
}

export interface Contract {
  /** Possible imports; unused ones are dropped. */
  imports: readonly string[];
  /** A sentence for `@notice`. */
  notice: string;
  name: string;
  bases: readonly string[];
  /** From `headOf`. */
  head: string;
  /** Functions without indentation. */
  sections: readonly string[];
}

/** The file of a contract. */
export function writeContract(contract: Contract): string {
  const { notice, name, bases, head, sections } = contract;
  const heritage = bases.length > 0 ? ` is ${bases.join(', ')}` : '';
  const body = [head, ...sections.map(indentedSample)].join('\n\n');
  const declaration = `contract ${name}${heritage} {\n${body}\n}\n`;
  const imports = usedImports(contract.imports, declaration);
  return `${HEADER}\n${imports}\n\n/// @notice ${notice}\n${declaration}`;
}

/** Another Solidity file, whose imports are all used. */
export const writeSource = (imports: readonly string[], body: string): string =>
  `${HEADER}\n${usedImports(imports, body)}\n\n${body}`;

/** A file with the imports that it has, and those of others that it uses. */
export function withImports(source: string, others: readonly string[]): string {
  const body = source.replace(IMPORTS, '');
  const imports = usedImports([...contractImports(source), ...others], body);
  return body.replace(/\n{2,}/, `\n\n${imports}\n\n`);
}

function usedImports(imports: readonly string[], body: string): string {
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(body);
  const byFile = new Map<string, { line: string; names: Set<string> }>();
  for (const line of imports) {
    const known = byFile.get(pathOf(line)) ?? { line, names: new Set() };
    for (const name of namesOf(line).filter(isUsed)) known.names.add(name);
    byFile.set(pathOf(line), known);
  }
  return [...byFile.values()]
    .filter(({ names }) => names.size > 0)
    .map(({ line, names }) => line.replace(/\{.*\}/, `{ ${[...names].join(', ')} }`))
    .sort(byPath)
    .join('\n');
}

const namesOf = (line: string): string[] => (/\{(.*)\}/.exec(line)?.[1] ?? '').match(/\w+/g) ?? [];

const pathOf = (line: string): string => /"(.*)"/.exec(line)?.[1] ?? '';

const byPath = (a: string, b: string): number => (pathOf(a) < pathOf(b) ? -1 : 1);

/** Adds an owner to a contract, as the last argument of its constructor. */
export const owned = (head: string): string =>
  head.replace(/constructor\(([^)]*)\) \{/, 'constructor($1, address owner) Ownable(owner) {');

/** Restricts the state-changing functions of a section to the owner. */
export const onlyForOwner = (section: string): string =>
  section.replace(/\n {4}external\n(?! {4}(?:view|pure))/g, '\n    external\n    onlyOwner\n');
