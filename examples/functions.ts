// region functions
export { readChainClock } from './chain-clock';
export { confirmed } from './confirmed';
export { withMargin } from './with-margin';

export { approveIfNeeded } from './lockup/approve';
export { withdrawMaxFrom } from './any-release/withdraw-max';
export { lockupVersion, readStream } from './lockup/any-release/read-stream';
export { batchCreateInParts, createdSince } from './lockup/batch/in-parts';
export { releasedAt, trancheSumAt } from './lockup/dapp/live-amount';
export { readSchedule } from './lockup/vesting-data/read-vesting';

export { amountOver, ratePerSecond } from './flow/calculate-rps/rates';
export { debtAt, loadStream, loadStreams, statusAt } from './flow/dapp/stream';
export { streamManager } from './flow/stream-management/manage-stream';
// endregion functions
