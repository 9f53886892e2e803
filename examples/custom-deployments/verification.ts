import { readFile, writeFile } from 'node:fs/promises';
import { keccak256 } from 'viem';

// region input
interface Metadata {
  readonly compiler: { readonly version: string };
  readonly language: string;
  readonly settings: { readonly compilationTarget: Record<string, string> } & Record<
    string,
    unknown
  >;
  readonly sources: Record<string, { readonly keccak256: string }>;
}

/**
 * The standard JSON input that compiles to a published artifact, for the verification in an explorer.
 * @param pkg the package with the artifact, for example `@sablier/lockup`, installed in `node_modules`
 * @param libraries file, library and address, for a contract that is linked: `SablierLockup` alone
 * @throws when an installed source differs from the one that was compiled
 */
export async function verificationInput(
  pkg: string,
  artifact: { readonly rawMetadata: string },
  libraries: Record<string, Record<string, string>> = {},
) {
  const { compiler, language, settings, sources }: Metadata = JSON.parse(artifact.rawMetadata);
  const read = async ([file, { keccak256: hash }]: [string, { keccak256: string }]) => {
    const at = file.startsWith('node_modules/') ? file : `node_modules/${pkg}/${file}`;
    const content = await readFile(at);
    if (keccak256(content) !== hash) throw new Error(`${at} is not the file that was compiled.`);
    return [file, { content: content.toString() }] as const;
  };
  const { compilationTarget, ...compilerSettings } = settings;
  return {
    compiler: `v${compiler.version}`,
    contract: Object.entries(compilationTarget).flat().join(':'),
    input: {
      language,
      sources: Object.fromEntries(await Promise.all(Object.entries(sources).map(read))),
      settings: {
        ...compilerSettings,
        libraries,
        outputSelection: {
          '*': { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode', 'metadata'] },
        },
      },
    },
  };
}
// endregion input

/** Writes the input as a file, which the explorer's form for "Standard-Json-Input" takes. */
export const saveInput = async (file: string, pkg: string, artifact: { rawMetadata: string }) =>
  writeFile(file, JSON.stringify((await verificationInput(pkg, artifact)).input));
