/** Our description of one custom error. Backticks mark code. */
export interface ErrorDescription {
  /** Its meaning for the caller. */
  meaning: string;
  /** The remedy. */
  remedy: string;
  /** Parameters whose general meaning in `parameters.ts` does not fit here. */
  parameters?: Readonly<Record<string, string>>;
  /** Functions that raise it, as `Contract.function`, where no package has the Solidity (Airdrops). */
  raisedBy?: Readonly<Record<string, readonly string[]>>;
}

export type ErrorDescriptions = Readonly<Record<string, ErrorDescription>>;

export interface ErrorParameter {
  name: string;
  /** ABI type, for example `uint128`. */
  type: string;
  /** Meaning with its unit. Backticks mark code. */
  says: string;
}

/** Functions of one contract that can end with an error, in the order of the ABI. */
export interface RaisedBy {
  contract: string;
  functions: string[];
}

/** One custom error, from the packages and our descriptions. */
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
  /**
   * Releases whose contracts declare it, oldest first within a product, for example `Lockup v3.0`, and `the
   * comptroller`. Empty for errors of tokens and for those without a complete list.
   */
  declaredIn: string[];
}

/** Our description of an error of older releases: that of an error of the newest ones, or its own. */
export type OlderDescription =
  | { now: string; meaning?: undefined; remedy?: undefined; parameters?: undefined }
  | (Omit<ErrorDescription, 'raisedBy'> & { now?: string });

/** A custom error that the newest releases no longer have. */
export interface OlderError
  extends Pick<ErrorFact, 'name' | 'selector' | 'parameters' | 'meaning' | 'remedy'> {
  /** For example `Lockup v1.2`. */
  releases: string[];
  /** Anchor on the page of older errors. */
  anchor: string;
  /** Id of its group there. */
  group: OlderGroup;
  /** Error of the newest releases with the same meaning. */
  now?: string;
}

/** The page of older errors in its order. */
export const olderGroups = [
  'lockup-v1',
  'lockup-helpers',
  'lockup-v2',
  'flow-older',
  'airdrops-older',
  'libraries-older',
] as const;

export type OlderGroup = (typeof olderGroups)[number];

/** `SablierLockup_Overdraw(uint256,uint128,uint128)`: the text that is hashed into the selector. */
export const errorSignature = ({ name, parameters }: Pick<ErrorFact, 'name' | 'parameters'>) =>
  `${name}(${parameters.map(({ type }) => type).join(',')})`;

/** Anchor of an error on the errors page. */
export const errorAnchor = (name: string) => name.toLowerCase();

/** The page of errors that only older releases have. */
export const OLDER_ERRORS = '/reference/older-errors';

/** Path of the entry of an error, with its anchor. */
export const entryOfError = (error: ErrorFact | OlderError) =>
  'anchor' in error
    ? `${OLDER_ERRORS}#${error.anchor}`
    : `/reference/errors#${errorAnchor(error.name)}`;
