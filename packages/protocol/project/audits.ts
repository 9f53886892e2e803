import auditsList from './audits-list.json';

/** One report of the public audits repository. */
export interface Audit {
  /** The release, with its part where the report covers one. */
  readonly release: string;
  readonly firm: string;
  /** The day of the report, which its file begins with. */
  readonly date: string;
  /** The file in the repository. */
  readonly report: string;
  /** A commissioned review by a firm, a public competition, or one researcher. */
  readonly kind: 'firm' | 'contest' | 'solo' | 'formal verification';
  /** The commits that were read. */
  readonly commits: readonly string[];
}

/** Every report of the public audits repository by what it covers, the newest first. */
export const audits = auditsList as Readonly<Record<keyof typeof auditsList, readonly Audit[]>>;
