/** The logic of the creation desk, for the documentation server and for tests; the desk's view has its own modules. */
export { GAS_CAP, MOST_STREAMS_IN_BATCH, batchParts } from './batch';
export { readBatch, type BatchRow } from './batch-rows';
export { campaignCreation, campaignCreator, isCountable } from './campaign';
export { campaignKeys, readCampaignForm } from './campaign-form';
export { withApproval } from './creation-call';
export { describeBatch } from './describe-batch';
export { describeCampaign } from './describe-campaign';
export { FEE_ON_TRANSFER, describeFlow, describeLockup } from './describe-stream';
export { describeStreams } from './describe-streams';
export { flowCreationCalls } from './flow';
export { lockupBatchCall, lockupCreationCalls } from './lockup';
export { readParties, withChain, type PartyKey, type PartyTexts } from './parties';
export { asFlow, isReleasedAtOnce, pastFlow, pastLockup } from './released-at-once';
