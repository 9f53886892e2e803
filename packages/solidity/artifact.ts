import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Abi, Hex } from 'viem';

const require = createRequire(import.meta.url);

/** In bytes from the start of the code. */
interface Position {
  readonly start: number;
  readonly length: number;
}

interface ArtifactFile {
  readonly abi: Abi;
  readonly bytecode: {
    readonly object: Hex;
    readonly linkReferences?: Readonly<Record<string, Record<string, readonly Position[]>>>;
  };
  readonly methodIdentifiers: Readonly<Record<string, string>>;
}

export interface Artifact {
  readonly abi: Abi;
  readonly creationCode: Hex;
  /** Placeholders in the code for the address of an external library. */
  readonly links: readonly (Position & { readonly library: string })[];
  /**
   * Selector of the only function with this name. Functions of a library hash struct names, not
   * tuples (https://docs.soliditylang.org/en/v0.8.29/contracts.html#function-signatures-and-selectors-in-libraries),
   * so a selector computed from the ABI would be wrong.
   */
  readonly selector: (name: string) => Hex;
}

/** Reads a compiled contract from an installed package; throws when the file is not there. */
export function readArtifact(specifier: string): Artifact {
  const file = JSON.parse(readFileSync(require.resolve(specifier), 'utf8')) as ArtifactFile;
  return {
    abi: file.abi,
    creationCode: file.bytecode.object,
    links: Object.values(file.bytecode.linkReferences ?? {}).flatMap((byName) =>
      Object.entries(byName).flatMap(([library, positions]) =>
        positions.map((position) => ({ library, ...position })),
      ),
    ),
    selector: (name) => {
      const found = Object.entries(file.methodIdentifiers).filter(([signature]) =>
        signature.startsWith(`${name}(`),
      );
      const [entry] = found;
      if (!entry || found.length > 1) {
        throw new Error(`${specifier} has ${found.length} functions named ${name}.`);
      }
      return `0x${entry[1]}`;
    },
  };
}
