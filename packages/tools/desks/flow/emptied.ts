/** What changes in a desk. */
type Change = 'stream' | 'campaign' | 'release' | 'action' | 'account' | 'reading' | 'text';

/** What a desk holds beside what was asked for. */
type Part =
  | 'texts'
  | 'actor'
  | 'live'
  | 'kept'
  | 'failing'
  | 'root'
  | 'several'
  | 'clearsFirst'
  | 'takesUnread';

/**
 * What each change empties, so that nothing of one stream, campaign, action or account is sent for another. A change
 * of the chain is one of the stream or the campaign.
 */
const empties: Readonly<Record<Change, readonly Part[]>> = {
  // The calls of several streams go into one file; their titles name the stream and its contract.
  stream: ['texts', 'actor', 'live', 'failing', 'several', 'clearsFirst', 'takesUnread'],
  campaign: ['texts', 'actor', 'live', 'failing', 'root', 'kept'],
  // The factory or the kind: the entry stays, and what was read by another interface goes.
  release: ['actor', 'live', 'failing', 'root', 'kept'],
  action: ['texts', 'several', 'clearsFirst', 'takesUnread'],
  // A file is for one Safe: the calls that were kept were seen from another account.
  account: ['kept', 'takesUnread'],
  reading: ['several', 'takesUnread'],
  text: ['takesUnread'],
};

/** The state without what the change empties. @param empty the state at the beginning */
export function emptied<State extends object>(state: State, empty: State, change: Change): State {
  const parts: readonly string[] = empties[change];
  const gone = Object.entries(empty).filter(([part]) => parts.includes(part));
  return { ...state, ...Object.fromEntries(gone) };
}
