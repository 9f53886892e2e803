/** How a value is shown, beside its label. */
export type Kind =
  | 'raw'
  | 'optional'
  | 'address'
  | 'contract'
  | 'token'
  | 'amount'
  | 'coin'
  | 'date'
  | 'dateOrNone'
  | 'duration'
  | 'durationOrNone'
  | 'percent'
  | 'rate'
  | 'usd'
  | 'claimType'
  | 'calls';

type Label = readonly [label: string, kind: Kind];

/** Labels by the name of a parameter or a field, with its type where that decides. */
const labels: Readonly<Record<string, Label>> = {
  account: ['Broker', 'address'],
  aggregateAmount: ['Total', 'amount'],
  amount: ['Amount', 'amount'],
  amounts: ['Amount', 'amount'],
  approved: ['Approved', 'raw'],
  asset: ['Token', 'token'],
  attestation: ['Attestation', 'optional'],
  biller: ['Biller', 'address'],
  calls: ['Call', 'calls'],
  campaignCreator: ['Creator', 'address'],
  campaignName: ['Name', 'raw'],
  campaignStartTime: ['Claims from', 'dateOrNone'],
  cancelable: ['Cancelable', 'raw'],
  claimType: ['Claims', 'claimType'],
  'cliff:uint128': ['Unlocked at cliff', 'amount'],
  'cliff:uint40': ['Cliff after', 'durationOrNone'],
  cliffDuration: ['Cliff after', 'durationOrNone'],
  cliffPercentage: ['Share at cliff', 'percent'],
  cliffTime: ['Cliff', 'dateOrNone'],
  cliffUnlockPercentage: ['Share at cliff', 'percent'],
  data: ['Data', 'raw'],
  defaultFee_: ['Fee', 'coin'],
  depositAmount: ['Deposit', 'amount'],
  duration: ['Duration', 'duration'],
  enableRedistribution: ['Redistribution', 'raw'],
  end: ['End', 'date'],
  expiration: ['Claims until', 'dateOrNone'],
  expireAt: ['Attested until', 'date'],
  exponent: ['Exponent, times 1e18', 'raw'],
  factoryAdmin: ['Admin', 'address'],
  fee: ['Broker fee', 'percent'],
  from: ['From', 'address'],
  fullAmount: ['Full amount', 'amount'],
  granularity: ['Step', 'duration'],
  index: ['Entry of the list', 'raw'],
  initialAdmin: ['Admin', 'address'],
  ipfsCID: ['List (IPFS)', 'raw'],
  lockup: ['Lockup', 'contract'],
  lockupLinear: ['Lockup', 'contract'],
  lockupTranched: ['Lockup', 'contract'],
  merkleBase: ['Campaign', 'contract'],
  merkleProof: ['Proof', 'optional'],
  merkleRoot: ['Root of the list', 'raw'],
  name: ['Name', 'raw'],
  newAdmin: ['New admin', 'address'],
  newAttestor: ['Attestor', 'address'],
  newComptroller: ['Comptroller', 'contract'],
  newFee: ['Fee', 'coin'],
  newMinFeeUSD: ['Minimum fee', 'usd'],
  newNFTDescriptor: ['NFT descriptor', 'contract'],
  newNativeToken: ['Native token', 'token'],
  newProtocolFee: ['Protocol fee', 'percent'],
  newRatePerSecond: ['Rate', 'rate'],
  newRecipient: ['New recipient', 'address'],
  operator: ['Operator', 'address'],
  oracle: ['Price feed', 'contract'],
  ratePerSecond: ['Rate', 'rate'],
  recipient: ['Recipient', 'address'],
  'recipient:allowToHook': ['Hook', 'contract'],
  recipientCount: ['Recipients', 'raw'],
  selector: ['Function called', 'raw'],
  selectorArguments: ['Arguments', 'raw'],
  sender: ['Sender', 'address'],
  shape: ['Shape', 'optional'],
  signature: ['Signature', 'optional'],
  'start:uint128': ['Unlocked at start', 'amount'],
  'start:uint40': ['Start', 'date'],
  startPercentage: ['Share at start', 'percent'],
  startTime: ['Start', 'dateOrNone'],
  startUnlockPercentage: ['Share at start', 'percent'],
  streamId: ['Stream ID', 'raw'],
  streamIds: ['Stream ID', 'raw'],
  streamStartTime: ['Stream start', 'dateOrNone'],
  target: ['Contract called', 'contract'],
  targetPrice: ['Target price', 'usd'],
  timestamp: ['Until', 'date'],
  to: ['To', 'address'],
  token: ['Token', 'token'],
  tokenId: ['Stream ID', 'raw'],
  total: ['Duration', 'duration'],
  totalAmount: ['Total', 'amount'],
  totalDuration: ['Duration', 'duration'],
  transferable: ['Transferable', 'raw'],
  unlockPercentage: ['Share', 'percent'],
  validFrom: ['Valid from', 'date'],
  vestingEndTime: ['Vesting ends', 'date'],
  vestingStartTime: ['Vesting starts', 'dateOrNone'],
};

/**
 * The label of a parameter.
 * @throws for a parameter without one
 */
export function clearSigningLabel(name: string, type: string, fn: string): Label {
  const found = labels[`${name}:${fn}`] ?? labels[`${name}:${type}`] ?? labels[name];
  if (!found) throw new Error(`${name} of ${fn} has no label: add one to clear-signing/labels.ts.`);
  return found;
}
