/** A header of an answer. */
export type Header = readonly [name: string, value: string];

/** Headers of all paths under a folder (`/abi/*`) or with an ending (`/*.md`). */
export interface HeaderRule {
  path: string;
  headers: readonly Header[];
}

/** All that a host is told. The writers beside this file say it in the words of each. */
export interface Hosting {
  /** On every answer. */
  headers: readonly Header[];
  /** On the answers of some paths, beside the above. */
  rules: readonly HeaderRule[];
  /** `Cache-Control` where no rule sets one. */
  cacheControl: string;
  /** Addresses that have moved for good. */
  redirects: readonly (readonly [from: string, to: string])[];
  /** Pages that have no Markdown twin. */
  pagesWithoutTwin: readonly string[];
}
