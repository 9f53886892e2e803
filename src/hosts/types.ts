import type { Header, HeaderRule } from '../../config/headers';

export type { Header, HeaderRule };

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
