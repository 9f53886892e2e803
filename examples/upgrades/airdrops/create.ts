import { release as v1_1 } from 'sablier/evm/releases/airdrops/v1.1';
import { release as v1_2 } from 'sablier/evm/releases/airdrops/v1.2';
import { release as v1_3 } from 'sablier/evm/releases/airdrops/v1.3';
import { release as v2_0 } from 'sablier/evm/releases/airdrops/v2.0';
import { release as v3_0 } from 'sablier/evm/releases/airdrops/v3.0';
import { encodeFunctionData, type Address, type Hex } from 'viem';

const WEEK = 7 * 24 * 60 * 60;

export interface Terms {
  admin: Address;
  token: Address;
  /** The Lockup contract that opens the streams: of a release that the factory can call. */
  lockup: Address;
  merkleRoot: Hex;
  ipfsCID: string;
  /** In Unix seconds. */
  opens: number;
  /** In Unix seconds; 0 for none. */
  expiration: number;
  /** In the token's smallest unit. */
  aggregateAmount: bigint;
  recipientCount: bigint;
}

// region v1-1
export function vestedV1_1(terms: Terms) {
  const { admin, token, lockup, merkleRoot, ipfsCID, expiration, aggregateAmount, recipientCount } =
    terms;
  return encodeFunctionData({
    abi: v1_1.abi.SablierV2MerkleStreamerFactory,
    functionName: 'createMerkleStreamerLL',
    args: [
      admin,
      lockup,
      token,
      merkleRoot,
      expiration,
      { cliff: 0, total: 52 * WEEK },
      true, // cancelable
      true, // transferable
      ipfsCID,
      aggregateAmount,
      recipientCount,
    ],
  });
}
// endregion v1-1

// region v1-2
export function vestedV1_2(terms: Terms) {
  const { admin, token, lockup, merkleRoot, ipfsCID, expiration, aggregateAmount, recipientCount } =
    terms;
  return encodeFunctionData({
    abi: v1_2.abi.SablierV2MerkleLockupFactory,
    functionName: 'createMerkleLL',
    args: [
      {
        asset: token,
        cancelable: true,
        expiration,
        initialAdmin: admin,
        ipfsCID,
        merkleRoot,
        name: 'Airdrop',
        transferable: true,
      },
      lockup,
      { cliff: 0, total: 52 * WEEK },
      aggregateAmount,
      recipientCount,
    ],
  });
}
// endregion v1-2

// region v1-3
export function vestedV1_3(terms: Terms) {
  const { admin, token, lockup, merkleRoot, ipfsCID, expiration, aggregateAmount, recipientCount } =
    terms;
  return encodeFunctionData({
    abi: v1_3.abi.SablierMerkleFactory,
    functionName: 'createMerkleLL',
    args: [
      {
        token,
        expiration,
        initialAdmin: admin,
        ipfsCID,
        merkleRoot,
        campaignName: 'Airdrop',
        shape: 'linear',
      },
      lockup,
      true, // cancelable
      true, // transferable
      {
        startTime: 0, // the time of each claim
        startPercentage: 0n,
        cliffDuration: 0,
        cliffPercentage: 0n,
        totalDuration: 52 * WEEK,
      },
      aggregateAmount,
      recipientCount,
    ],
  });
}
// endregion v1-3

// region v2-0
export function vestedV2_0(terms: Terms) {
  const {
    admin,
    token,
    lockup,
    merkleRoot,
    ipfsCID,
    opens,
    expiration,
    aggregateAmount,
    recipientCount,
  } = terms;
  return encodeFunctionData({
    abi: v2_0.abi.SablierFactoryMerkleLL,
    functionName: 'createMerkleLL',
    args: [
      {
        campaignName: 'Airdrop',
        campaignStartTime: opens,
        cancelable: true,
        cliffDuration: 0,
        cliffUnlockPercentage: 0n,
        expiration,
        initialAdmin: admin,
        ipfsCID,
        lockup,
        merkleRoot,
        shape: 'linear',
        startUnlockPercentage: 0n,
        token,
        totalDuration: 52 * WEEK,
        transferable: true,
        vestingStartTime: 0, // the time of each claim
      },
      aggregateAmount,
      recipientCount,
    ],
  });
}
// endregion v2-0

// region v3-0
export function vestedV3_0(terms: Terms) {
  const {
    admin,
    token,
    lockup,
    merkleRoot,
    ipfsCID,
    opens,
    expiration,
    aggregateAmount,
    recipientCount,
  } = terms;
  return encodeFunctionData({
    abi: v3_0.abi.SablierFactoryMerkleLL,
    functionName: 'createMerkleLL',
    args: [
      {
        campaignName: 'Airdrop',
        campaignStartTime: opens,
        cancelable: true,
        claimType: 0, // DEFAULT
        cliffDuration: 0,
        cliffUnlockPercentage: 0n,
        expiration,
        granularity: 1, // in seconds
        initialAdmin: admin,
        ipfsCID,
        lockup,
        merkleRoot,
        shape: 'linear',
        startUnlockPercentage: 0n,
        token,
        totalDuration: 52 * WEEK,
        transferable: true,
        vestingStartTime: 0, // the time of each claim
      },
      aggregateAmount,
      recipientCount,
    ],
  });
}
// endregion v3-0
