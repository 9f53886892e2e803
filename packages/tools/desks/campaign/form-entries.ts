import type { Call } from '@sablier-docs/kit/calls/call';

/** What a reader has entered for a campaign beside its claim. */
export interface FormEntries {
  /** The root as typed; null until the reader edits it. */
  root: string | null;
  /** The account that sends the call if it is not the wallet's, as typed. */
  actor: string;
  /** Calls that were kept for a Safe file, each as it was shown. */
  kept: readonly Call[];
}

export const noEntries: FormEntries = { root: null, actor: '', kept: [] };

export type FormEntry =
  | { do: 'root'; text: string }
  | { do: 'actor'; text: string }
  | { do: 'keep'; calls: readonly Call[] };

/** The entries after one more. */
export function entriesAfter(entries: FormEntries, event: FormEntry): FormEntries {
  switch (event.do) {
    case 'root':
      return { ...entries, root: event.text };
    case 'actor':
      // A file is for one Safe: the calls that were kept are those of another account.
      return { ...entries, actor: event.text, kept: [] };
    case 'keep':
      return { ...entries, kept: event.calls };
  }
}
