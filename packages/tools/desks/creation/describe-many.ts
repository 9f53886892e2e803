/* Words that several new streams share, whatever made them. */

export const PAYER_OF_MANY =
  'Anybody who holds the tokens: they are taken from the account that sends the calls.';

/** What cannot be undone once several Lockup streams are created. */
export const finalOfMany = (cancelable: boolean, gated = false): string => {
  if (!cancelable) return 'Streams cannot be edited. Nobody can bring these tokens back.';
  return gated
    ? 'Streams cannot be edited. A cancel brings back everything while a stream is locked, and fails while it is open.'
    : 'Streams cannot be edited. A cancel brings back only what is not released yet.';
};
