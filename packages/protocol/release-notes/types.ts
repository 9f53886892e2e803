/** One publication of a package on npm. */
interface PackageRelease {
  /** For example `@sablier/lockup 4.0.1`. */
  name: string;
  /** Day in the package's changelog, `2026-03-23`; a git tag's day where there is no changelog. */
  date: string;
}

export interface ReleaseNote {
  /** Month in which the release became public, `2026-03`. */
  month: string;
  packages: PackageRelease[];
  /** Changes for integrators, one sentence each. Backticks mark code. */
  changes: string[];
}

/** By version, newest first. */
export type ReleaseNotes = Readonly<Record<string, ReleaseNote>>;

/** `published('@sablier/flow', { '1.0.0': '2024-12-07' })` */
export const publishedOn = (name: string, dates: Record<string, string>): PackageRelease[] =>
  Object.entries(dates).map(([version, date]) => ({ name: `${name} ${version}`, date }));
