import proxy from '@sablier/evm-utils/artifacts/ERC1967Proxy.json';
import comptroller from '@sablier/evm-utils/artifacts/SablierComptroller.json';
import flowNFTDescriptor from '@sablier/flow/artifacts/FlowNFTDescriptor.json';
import flow from '@sablier/flow/artifacts/SablierFlow.json';
import lockupNFTDescriptor from '@sablier/lockup/artifacts/LockupNFTDescriptor.json';
import batchLockup from '@sablier/lockup/artifacts/SablierBatchLockup.json';
import lockup from '@sablier/lockup/artifacts/SablierLockup.json';
import lockupHelpers from '@sablier/lockup/artifacts/libraries/LockupHelpers.json';
import lockupMath from '@sablier/lockup/artifacts/libraries/LockupMath.json';
import type { Abi, Address } from 'viem';

// region artifacts
/** Bytes of a contract's code, counted from its first. */
export interface Place {
  readonly start: number;
  readonly length: number;
}

interface Code {
  readonly object: string;
  /** File, library, places of the library's address. */
  readonly linkReferences: object;
  readonly immutableReferences?: object;
}

/** What the packages publish about a contract. */
export interface Artifact {
  readonly abi: unknown;
  readonly bytecode: Code;
  readonly deployedBytecode: Code;
}

export const artifacts = {
  comptroller,
  proxy,
  lockupHelpers,
  lockupMath,
  lockupNFTDescriptor,
  lockup,
  batchLockup,
  flowNFTDescriptor,
  flow,
} satisfies Record<string, Artifact>;

export const abiOf = ({ abi }: Artifact): Abi => abi as Abi;
// endregion artifacts

// region link
/** Addresses of libraries by their names. */
export type Libraries = Readonly<Record<string, Address>>;

/** Writes hexadecimal digits over the places of some code. */
export function write(code: string, places: readonly Place[], digits: () => string): string {
  return places.reduce((written, { start, length }) => {
    const from = 2 + start * 2; // after "0x", two digits per byte
    return written.slice(0, from) + digits() + written.slice(from + length * 2);
  }, code);
}

/** Code with the addresses of its libraries in it. @throws when one has no address */
export function link({ object, linkReferences }: Code, libraries: Libraries): string {
  const links = Object.values(linkReferences).flatMap((byName: Record<string, Place[]>) =>
    Object.entries(byName),
  );
  return links.reduce((code, [library, places]) => {
    const address = libraries[library];
    if (!address) throw new Error(`The library ${library} has no address.`);
    return write(code, places, () => address.slice(2).toLowerCase());
  }, object);
}
// endregion link
