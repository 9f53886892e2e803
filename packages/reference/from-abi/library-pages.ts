import { claimTypes, signatureHashes, typeLibraries } from '../airdrops/types';
import type { ContractPage, PageKind } from '../model';
import { signatureHash } from '../signatures';
import { named } from './describe';
import type { Sources } from './unit-page';

/** The content of a page that isn't a contract; everything else is the same for all of them. */
export interface Holding {
  name: string;
  kind: PageKind;
  sourcePath: string;
  members: Partial<Pick<ContractPage, 'errors' | 'structs' | 'enums' | 'variables' | 'abi'>>;
}

/** Errors that `@sablier/evm-utils` declares and these contracts raise. */
const sharedErrors = new Set([
  'CallerNotAdmin',
  'Comptrollerable_CallerNotComptroller',
  'Comptrollerable_UnsupportedInterfaceId',
]);

/** Names and kinds of these pages, which links need before the pages are made. */
export const libraryKinds: ReadonlyMap<string, PageKind> = new Map<string, PageKind>([
  ['Errors', 'library'],
  ['SignatureHash', 'library'],
  ['ClaimType', 'enum'],
  ...typeLibraries.map((name) => [name, 'types'] as const),
]);

/** The pages of libraries and types. @throws when a struct of the ABIs has no page */
export function libraryHoldings(sources: Sources): Holding[] {
  return [
    errorsHolding(sources),
    signatureHolding(sources),
    enumHolding(sources),
    ...structHoldings(sources),
  ];
}

function errorsHolding({ catalog, describer }: Sources): Holding {
  const items = catalog.errors
    .filter(({ name }) => name.startsWith('Sablier') || sharedErrors.has(name))
    .sort((one, other) => one.name.localeCompare(other.name));
  return {
    name: 'Errors',
    kind: 'library',
    sourcePath: 'src/libraries/Errors.sol',
    members: {
      errors: items.map((item) => describer.error(item, sharedErrors.has(item.name))),
      abi: items.filter(({ name }) => !sharedErrors.has(name)),
    },
  };
}

function signatureHolding({ describer }: Sources): Holding {
  return {
    name: 'SignatureHash',
    kind: 'library',
    sourcePath: 'src/libraries/SignatureHash.sol',
    members: {
      variables: Object.entries(signatureHashes).map(([name, text]) => ({
        ...named(name),
        ...describer.text('SignatureHash', `airdrops/SignatureHash.${name}`),
        declaration: `bytes32 public constant ${name}`,
        constant: true,
        value: signatureHash(text),
        preimage: text,
        params: [],
      })),
    },
  };
}

function enumHolding({ describer }: Sources): Holding {
  return {
    name: 'ClaimType',
    kind: 'enum',
    sourcePath: 'src/types/MerkleBase.sol',
    members: {
      enums: [
        {
          ...named('ClaimType'),
          notice: [],
          details: [],
          values: claimTypes.map((name, number) => ({
            name,
            number,
            text: describer.text('ClaimType', `airdrops/ClaimType.${name}`).notice,
          })),
        },
      ],
    },
  };
}

function structHoldings({ catalog, describer }: Sources): Holding[] {
  const unknown = catalog.structNames.filter(
    (name) => !(typeLibraries as readonly string[]).includes(name.split('.')[0] ?? ''),
  );
  if (unknown.length > 0) throw new Error(`No page has the structs ${unknown.join(', ')}.`);
  return typeLibraries.map((library) => ({
    name: library,
    kind: 'types',
    sourcePath: `src/types/${library}.sol`,
    members: {
      structs: catalog.structNames
        .filter((name) => name.startsWith(`${library}.`))
        .map((full) => {
          const name = full.slice(library.length + 1);
          const fields = catalog.struct(full);
          const key = `airdrops/${full}`;
          return {
            ...named(name),
            ...describer.text(library, key),
            declaration: [
              `struct ${name}`,
              ...fields.map((field) => `${field.type} ${field.name}`),
            ],
            fields: describer.params(
              library,
              [key],
              fields.map((field) => ({ ...field, internalType: field.type })),
            ),
          };
        }),
    },
  }));
}
