const deposit = `- The deposit comes from the caller by \`transferFrom\`: approve this contract for it first. The sender of the stream need not be the caller.
- The recipient is not asked whether it accepts NFTs: no \`onERC721Received\` is called.
- The stream records the whole deposit. A token that keeps a part of each transfer leaves the contract short of it.`;
const own = (text: string, ...notes: readonly string[]) =>
  `${text}\n\nNotes:\n${[...notes.map((note) => `- ${note}`), deposit].join('\n')}`;
const startZero = 'A start time of 0 is refused: it does not mean now.';
const funder = 'The funder in the event of each stream is this contract.';
const noParts = (list: string) =>
  `An empty list of ${list} ends with panic \`0x32\`, not with an error of \`SablierLockup\`.`;
const batch = (model: string, when: string, notes: readonly string[] = [funder]) =>
  `Opens one ${model} stream for each element of the list, ${when}, all with the same token. One failure undoes the whole batch.

Notes:
- This contract takes the sum of the deposits from the caller by \`transferFrom\`: approve it, not \`SablierLockup\`, for the sum.
- It passes the deposits on to the contract that you name as \`lockup\` and trusts it. Pass the \`SablierLockup\` of the same release and chain.
- The senders and recipients are those of the list. {CreateLockupBatch} names the caller.
${notes.map((note) => `- ${note}\n`).join('')}- Between the first two events and the last, those of one stream repeat for each.
- Errors of \`SablierLockup\` and of the token come out unchanged.`;

const now = 'starting in this block';
const dated = 'each with times of its own';

/** Functions that create streams. */
export const lockupCreate = {
  'lockup/ISablierLockupLinear.createWithDurationsLL': own(
    'Opens a linear stream that starts in this block and lasts `durations.total` seconds.',
    'A cliff of 0 seconds means no cliff; the amount that unlocks at the cliff must then be 0.',
  ),
  'lockup/ISablierLockupLinear.createWithTimestampsLL': own(
    'Opens a linear stream between two times, which may lie in the past or in the future.',
    'A cliff time of 0 means no cliff. A start time of 0 is refused: it does not mean now.',
    'What lies in the past when the stream is created is withdrawable at once.',
  ),
  'lockup/ISablierLockupDynamic.createWithDurationsLD': own(
    'Opens a stream along a curve of segments that starts in this block and ends when the durations of all segments have passed.',
  ),
  'lockup/ISablierLockupDynamic.createWithTimestampsLD': own(
    'Opens a stream along a curve of segments, each with the time at which it ends.',
    'The end of the stream must be the time of the last segment. A start time of 0 is refused: it does not mean now.',
  ),
  'lockup/ISablierLockupTranched.createWithDurationsLT': own(
    'Opens a stream that starts in this block and unlocks in steps, each a duration after the one before.',
  ),
  'lockup/ISablierLockupTranched.createWithTimestampsLT': own(
    'Opens a stream that unlocks in steps at given times.',
    'The end of the stream must be the time of the last tranche. A start time of 0 is refused: it does not mean now.',
  ),
  'lockup/ISablierLockupPriceGated.createWithTimestampsLPG': own(
    'Opens a stream that unlocks all at once, when a price feed reports at least the target price or at the end time.',
    startZero,
    'The feed must report 1 to 36 decimals and a price above 0 and below the target. The target price has 8 decimals whatever the feed has.',
    'The price counts only at the moment of a call that reads, withdraws, cancels or renounces. A target that was reached and lost again between two calls unlocks nothing, and an old price is not refused.',
  ),
  'lockup/ISablierBatchLockup.createWithDurationsLD': batch('dynamic', now),
  'lockup/ISablierBatchLockup.createWithTimestampsLD': batch('dynamic', dated, [
    funder,
    startZero,
    noParts('segments'),
  ]),
  'lockup/ISablierBatchLockup.createWithDurationsLL': batch('linear', now),
  'lockup/ISablierBatchLockup.createWithTimestampsLL': batch('linear', dated, [funder, startZero]),
  'lockup/ISablierBatchLockup.createWithTimestampsLPG': batch('price-gated', dated, [
    'The event of each stream names neither funder nor sender nor recipient.',
    startZero,
  ]),
  'lockup/ISablierBatchLockup.createWithDurationsLT': batch('tranched', now),
  'lockup/ISablierBatchLockup.createWithTimestampsLT': batch('tranched', dated, [
    funder,
    startZero,
    noParts('tranches'),
  ]),
} as const;
