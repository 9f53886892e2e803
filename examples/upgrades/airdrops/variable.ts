import { release as v2_0 } from 'sablier/evm/releases/airdrops/v2.0';
import { release as v3_0 } from 'sablier/evm/releases/airdrops/v3.0';
import { encodeFunctionData, parseEther } from 'viem';
import type { Terms } from './create';

const WEEK = 7 * 24 * 60 * 60;

// region v2-0
export function variableV2_0(terms: Omit<Terms, 'lockup' | 'expiration'>) {
  const { admin, token, merkleRoot, ipfsCID, opens, aggregateAmount, recipientCount } = terms;
  return encodeFunctionData({
    abi: v2_0.abi.SablierFactoryMerkleVCA,
    functionName: 'createMerkleVCA',
    args: [
      {
        campaignName: 'Airdrop',
        campaignStartTime: opens,
        expiration: opens + 53 * WEEK, // at least a week after the end
        initialAdmin: admin,
        ipfsCID,
        merkleRoot,
        token,
        unlockPercentage: parseEther('0.1'), // 10 percent
        vestingEndTime: opens + 52 * WEEK,
        vestingStartTime: opens,
      },
      aggregateAmount,
      recipientCount,
    ],
  });
}
// endregion v2-0

// region v3-0
export function variableV3_0(terms: Omit<Terms, 'lockup' | 'expiration'>) {
  const { admin, token, merkleRoot, ipfsCID, opens, aggregateAmount, recipientCount } = terms;
  return encodeFunctionData({
    abi: v3_0.abi.SablierFactoryMerkleVCA,
    functionName: 'createMerkleVCA',
    args: [
      {
        aggregateAmount,
        campaignName: 'Airdrop',
        campaignStartTime: opens,
        claimType: 0, // DEFAULT
        enableRedistribution: false,
        expiration: opens + 53 * WEEK, // at least a week after the end
        initialAdmin: admin,
        ipfsCID,
        merkleRoot,
        token,
        unlockPercentage: parseEther('0.1'), // 10 percent
        vestingEndTime: opens + 52 * WEEK,
        vestingStartTime: opens,
      },
      recipientCount,
    ],
  });
}
// endregion v3-0
