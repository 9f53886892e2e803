import type { Provider } from '@sablier-docs/chain';
import type { ArtifactFile } from '@sablier-docs/chain/artifacts/types';
import type { Address, Hex } from 'viem';
import type { Step, Wanted } from './messages';
import type { Interfaces, ListedFile, ListedProof } from './types';

/** A statement as the harness takes it in a page. */
export type Prove = (listed: Listed, meta: object) => Promise<void> | void;

/** What the harness reads of a statement: its file, line and subjects. */
export type Listed = Pick<ListedProof, 'id' | 'line'> & {
  readonly file: string;
  readonly page: string;
  readonly kinds: readonly never[];
};

/** The file of tests whose modules are loaded now, and its statements by id. */
export interface Loaded {
  readonly listed: ListedFile;
  readonly proofs: Map<string, Prove>;
}

/** The state of the worker, which the modules of the tests share: they get it by import. */
export interface Run {
  chain: Provider;
  interfaces: Interfaces;
  /** Creation code of published contracts, by group, and of compiled ones, by name. */
  readonly published: Map<string, ArtifactFile>;
  readonly compiled: Map<string, Hex>;
  loading: Loaded;
  /** The statement that runs. */
  wanted: Wanted;
  /** Accounts and contracts by the names of the tests. */
  names: ReadonlyMap<string, Address>;
  /** Where steps go; nobody while contracts are deployed. */
  tell: (step: Step) => void;
  onWorld: (number: number, of: number) => void;
  onState: () => void;
  /** The figure that was changed, in words. */
  change: string;
  compared: number;
}

const nobody = (): void => undefined;

export const runProof: Run = {
  chain: { request: () => Promise.reject(new Error('The chain is not open yet.')) },
  interfaces: { artifacts: {}, compiled: {}, functions: {}, errors: {}, events: {} },
  published: new Map(),
  compiled: new Map(),
  loading: {
    listed: { file: '', page: '', groups: [], contracts: [], proofs: [] },
    proofs: new Map(),
  },
  wanted: { file: '', id: '', world: 0, isBroken: false },
  names: new Map(),
  tell: nobody,
  onWorld: nobody,
  onState: nobody,
  change: '',
  compared: 0,
};
