import { release as v1_3 } from 'sablier/evm/releases/airdrops/v1.3';
import { release as v2_0 } from 'sablier/evm/releases/airdrops/v2.0';
import { encodeFunctionData, parseEther } from 'viem';
import type { Terms } from './create';

const WEEK = 7 * 24 * 60 * 60;

/** Two steps, each with half of the tokens. */
const tranches = [
  { unlockPercentage: parseEther('0.5'), duration: 26 * WEEK },
  { unlockPercentage: parseEther('0.5'), duration: 26 * WEEK },
];

// region v1-3
export function tranchedV1_3(terms: Terms) {
  const { admin, token, lockup, merkleRoot, ipfsCID, expiration, aggregateAmount, recipientCount } =
    terms;
  return encodeFunctionData({
    abi: v1_3.abi.SablierMerkleFactory,
    functionName: 'createMerkleLT',
    args: [
      {
        token,
        expiration,
        initialAdmin: admin,
        ipfsCID,
        merkleRoot,
        campaignName: 'Airdrop',
        shape: 'tranchedStepper',
      },
      lockup,
      true, // cancelable
      true, // transferable
      0, // streamStartTime: the time of each claim
      tranches,
      aggregateAmount,
      recipientCount,
    ],
  });
}
// endregion v1-3

// region v2-0
export function tranchedV2_0(terms: Terms) {
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
    abi: v2_0.abi.SablierFactoryMerkleLT,
    functionName: 'createMerkleLT',
    args: [
      {
        campaignName: 'Airdrop',
        campaignStartTime: opens,
        cancelable: true,
        expiration,
        initialAdmin: admin,
        ipfsCID,
        lockup,
        merkleRoot,
        shape: 'tranchedStepper',
        token,
        tranchesWithPercentages: tranches,
        transferable: true,
        vestingStartTime: 0, // the time of each claim
      },
      aggregateAmount,
      recipientCount,
    ],
  });
}
// endregion v2-0
