/** A response header. */
export type Header = readonly [name: string, value: string];

/** Headers of all paths under a folder (`/abi/*`) or with an ending (`/*.md`). */
export interface HeaderRule {
  path: string;
  headers: readonly Header[];
  /** Replaces `headers` on hosts that choose by the address alone, where a 404 gets them too. */
  byAddress?: readonly Header[];
}

/** The configuration of a host. vercel.ts and nginx.ts write it in each host's format. */
export interface Hosting {
  /** Headers of every response. */
  headers: readonly Header[];
  /** Additional headers by path. */
  rules: readonly HeaderRule[];
  /** `Cache-Control` where no rule sets one. */
  cacheControl: string;
  /** Permanent redirects. */
  redirects: readonly (readonly [from: string, to: string])[];
  /** Pages without a Markdown copy. */
  pagesWithoutMarkdown: readonly string[];
}
