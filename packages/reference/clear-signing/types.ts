/* Descriptors of ERC-7730: how a wallet shows a call before it is signed. https://eips.ethereum.org/EIPS/eip-7730 */

export interface Field {
  /** Path in the arguments: `#.params.sender`, `#.batch.[].recipient`; `@.value` is the attached coin. */
  path: string;
  label: string;
  format:
    | 'raw'
    | 'addressName'
    | 'tokenTicker'
    | 'tokenAmount'
    | 'amount'
    | 'date'
    | 'duration'
    | 'unit'
    | 'enum'
    | 'calldata';
  params?: Readonly<Record<string, unknown>>;
  /** Without it the field is always shown. */
  visible?: 'optional' | { ifNotIn: readonly (string | number)[] };
}

/** How one function is shown. */
export interface Format {
  intent: string;
  fields: Field[];
}

export interface Deployment {
  chainId: number;
  /** In checksum form. */
  address: string;
}

export interface Descriptor {
  $schema: string;
  context: {
    $id: string;
    contract:
      | { deployments: Deployment[] }
      | { factory: { deployments: Deployment[]; deployEvent: string } };
  };
  metadata: {
    owner: string;
    contractName: string;
    info: { url: string };
    enums?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  display: { formats: Record<string, Format> };
}

/** A descriptor with the contract that it is for. */
export interface Described {
  product: 'lockup' | 'flow' | 'airdrops';
  release: string;
  contract: string;
  descriptor: Descriptor;
}
