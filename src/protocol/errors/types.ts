/** What we say about one custom error. Backticks mark code. */
export interface ErrorDescription {
  /** What it means for the caller. */
  meaning: string;
  /** What to do about it. */
  remedy: string;
  /** Parameters whose general meaning in `parameters.ts` does not fit here. */
  parameters?: Readonly<Record<string, string>>;
  /** `Contract.function`, where no package has the Solidity (Airdrops). */
  raisedBy?: Readonly<Record<string, readonly string[]>>;
}

export type ErrorDescriptions = Readonly<Record<string, ErrorDescription>>;

export interface ErrorParameter {
  name: string;
  /** ABI type, for example `uint128`. */
  type: string;
  /** Type of the source where it says more than `type`, for example `enum Lockup.Model`. */
  sourceType?: string;
  /** Meaning with its unit. Backticks mark code. */
  says: string;
}

/** Functions of one contract that can end with an error, in the order of the ABI. */
export interface RaisedBy {
  contract: string;
  functions: string[];
}

/** One custom error as the packages and our descriptions have it. */
export interface ErrorFact {
  name: string;
  /** First 4 bytes of the revert data, `0x` and 8 lower-case digits. */
  selector: string;
  parameters: ErrorParameter[];
  /** Id of its group in `groups.ts`. */
  group: string;
  meaning: string;
  remedy: string;
  /** Empty for an error that is declared and never raised. */
  raisedBy: RaisedBy[];
}

/** A custom error that the newest releases no longer have. */
export interface OlderError extends Pick<ErrorFact, 'name' | 'selector' | 'parameters'> {
  /** For example `Lockup v1.2`. */
  releases: string[];
}

/** `SablierLockup_Overdraw(uint256,uint128,uint128)`: what the selector is the hash of. */
export const signatureOf = ({ name, parameters }: Pick<ErrorFact, 'name' | 'parameters'>) =>
  `${name}(${parameters.map(({ type }) => type).join(',')})`;

/** Anchor of an error on the errors page. */
export const anchorOf = (name: string) => name.toLowerCase();
