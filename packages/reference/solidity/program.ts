import type { AstNode, ContractNode, Declaration, SourceUnit } from './ast';
import type { Compilation, CompiledContract } from './compile';

/** The location of a declaration. */
export interface Place {
  source: SourceUnit;
  /** Its contract, interface or library; absent for file-level declarations. */
  contract?: ContractNode;
}

/** The compiled sources with every declaration findable by the compiler's id. */
export interface Program {
  compilation: Compilation;
  contracts: ContractNode[];
  /** Free functions, errors and types outside of contracts. */
  fileLevel: Declaration[];
  /** @throws when the id belongs to no declaration */
  declaration(id: number): Declaration;
  find(id: number): Declaration | undefined;
  /** @throws when the declaration is unknown */
  place(declaration: AstNode): Place;
  compiled(contract: ContractNode): CompiledContract;
  /** Line of the source file, counted from 1, at which a declaration starts. */
  line(declaration: AstNode): number;
  /** The contract and its bases, most derived first. */
  lineage(contract: ContractNode): ContractNode[];
}

export function readProgram(compilation: Compilation): Program {
  const declarations = new Map<number, Declaration>();
  const places = new Map<number, Place>();
  const contracts: ContractNode[] = [];
  const fileLevel: Declaration[] = [];

  const register = (node: Declaration, place: Place) => {
    declarations.set(node.id, node);
    places.set(node.id, place);
  };
  for (const source of Object.values(compilation.sources)) {
    for (const node of source.nodes as Declaration[]) {
      register(node, { source });
      if (node.nodeType !== 'ContractDefinition') {
        fileLevel.push(node);
        continue;
      }
      contracts.push(node);
      for (const member of node.nodes) register(member, { source, contract: node });
    }
  }

  const program: Program = {
    compilation,
    contracts,
    fileLevel,
    find: (id) => declarations.get(id),
    declaration: (id) => {
      const found = declarations.get(id);
      if (!found) throw new Error(`The syntax tree declares nothing with id ${id}.`);
      return found;
    },
    place: (declaration) => {
      const found = places.get(declaration.id);
      if (!found)
        throw new Error(`${declaration.nodeType} ${declaration.id} has no known location.`);
      return found;
    },
    compiled: (contract) => {
      const { source } = program.place(contract);
      const found = compilation.contracts[source.absolutePath]?.[contract.name];
      if (!found) throw new Error(`The compiler returned no output for ${contract.name}.`);
      return found;
    },
    line: (declaration) => {
      const start = Number(declaration.src.split(':')[0]);
      const starts = compilation.lineStarts[program.place(declaration).source.absolutePath] ?? [];
      return starts.filter((at) => at <= start).length;
    },
    lineage: (contract) =>
      contract.linearizedBaseContracts.map((id) => program.declaration(id) as ContractNode),
  };
  return program;
}
