import type { Hex } from '../hex';

/** Groups of contracts, each in a file of its own: what a package publishes, and tokens to try it with. */
export const GROUPS = [
  'tokens',
  'comptroller',
  'lockup-v4.0',
  'flow-v3.0',
  'lockup-v1.2',
  'lockup-v1.0',
  'airdrops-v1.2',
] as const;
export type Group = (typeof GROUPS)[number];

export interface Artifact {
  /** Creation code as published, with gaps for the addresses of libraries. */
  readonly code: string;
  /** Gaps by library: in bytes from the start of the code, each 20 bytes long. */
  readonly links?: Readonly<Record<string, readonly number[]>>;
}

export interface ArtifactFile {
  /** Package and version, or the compiler. */
  readonly from: string;
  readonly contracts: Readonly<Record<string, Artifact>>;
}

/** Gets the file of a group: with `fetch` in a page, from the installed packages in Node. */
export type Load = (group: Group) => Promise<ArtifactFile>;

/**
 * Creation code with the addresses of its libraries.
 * @throws when the file has no such contract, or a library no address
 */
export function linked(
  { contracts, from }: ArtifactFile,
  name: string,
  libraries: Readonly<Record<string, Hex>> = {},
): Hex {
  const artifact = contracts[name];
  if (!artifact) throw new Error(`The file of ${from} has no contract ${name}.`);
  let { code } = artifact;
  for (const [library, places] of Object.entries(artifact.links ?? {})) {
    const address = libraries[library];
    if (!address) throw new Error(`The library ${library} of ${name} has no address.`);
    for (const place of places) {
      const at = 2 + place * 2;
      code = code.slice(0, at) + address.slice(2).toLowerCase() + code.slice(at + 40);
    }
  }
  return code as Hex;
}
