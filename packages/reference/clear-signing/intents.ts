/** What a function does, as short as a small screen needs it. */
const intents: Readonly<Record<string, string>> = {
  adjustRatePerSecond: 'Change the rate',
  allowToHook: 'Allow a hook',
  approve: 'Approve for a stream',
  batch: 'Send several calls',
  burn: 'Burn a stream NFT',
  cancel: 'Cancel a stream',
  cancelMultiple: 'Cancel streams',
  claim: 'Claim an airdrop',
  claimAndExecute: 'Claim into a contract',
  claimTo: 'Claim an airdrop',
  claimViaAttestation: 'Claim an airdrop',
  claimViaSig: 'Claim for a signer',
  clawback: 'Take tokens back',
  collectFees: 'Collect fees',
  collectProtocolRevenue: 'Collect revenue',
  create: 'Create a stream',
  createAndDeposit: 'Create and deposit',
  createMerkleExecute: 'Create a campaign',
  createMerkleInstant: 'Create a campaign',
  createMerkleLL: 'Create a campaign',
  createMerkleLT: 'Create a campaign',
  createMerkleVCA: 'Create a campaign',
  createWithDurations: 'Create a stream',
  createWithTimestamps: 'Create a stream',
  deposit: 'Deposit to a stream',
  depositAndPause: 'Deposit and pause',
  depositViaBroker: 'Deposit with a broker',
  enableRedistribution: 'Enable redistribution',
  lowerMinFeeUSD: 'Lower the minimum fee',
  pause: 'Pause a stream',
  recover: 'Recover surplus tokens',
  refund: 'Refund from a stream',
  refundAndPause: 'Refund and pause',
  refundMax: 'Refund everything',
  renounce: 'Give up cancellation',
  renounceMultiple: 'Give up cancellation',
  resetCustomFee: 'Reset a custom fee',
  restart: 'Restart a stream',
  restartAndDeposit: 'Restart and deposit',
  safeTransferFrom: 'Transfer a stream',
  setApprovalForAll: 'Approve for all streams',
  setAttestor: 'Set the attestor',
  setComptroller: 'Set the comptroller',
  setCustomFee: 'Set a custom fee',
  setDefaultFee: 'Set the default fee',
  setNFTDescriptor: 'Set the NFT descriptor',
  setNativeToken: 'Set the native token',
  setProtocolFee: 'Set the protocol fee',
  sponsor: 'Sponsor a campaign',
  transferAdmin: 'Transfer the admin role',
  transferFeesToComptroller: 'Send fees on',
  transferFrom: 'Transfer a stream',
  transferFromPayable: 'Transfer a stream',
  transferTokens: 'Transfer tokens',
  void: 'Void a stream',
  withdraw: 'Withdraw',
  withdrawMax: 'Withdraw everything',
  withdrawMaxAndTransfer: 'Withdraw and transfer',
  withdrawMultiple: 'Withdraw from streams',
};

const MODEL = /(?:LL|LD|LT|LPG)$/;

/**
 * @param isBatch whether the contract creates several streams at once
 * @throws for a function without an intent
 */
export function clearSigningIntent(name: string, isBatch: boolean): string {
  const found = intents[name] ?? intents[name.replace(MODEL, '')];
  if (!found) throw new Error(`${name} has no intent: add one to clear-signing/intents.ts.`);
  return isBatch && /^create/.test(name) ? 'Create streams' : found;
}
