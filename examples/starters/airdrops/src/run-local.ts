import { createTestClient, erc20Abi, http, parseAbi, parseUnits, type Address } from 'viem';
import { foundry } from 'viem/chains';
import { claim, createCampaign, type Row } from './campaign';
import { connect } from '../../_shared/src/clients';
import { deployAirdrops, deployToken } from './deploy';

/** The key of the first account of every anvil chain. It is public: use it nowhere else. */
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const DAY = 86_400;
const lockupAbi = parseAbi([
  'function withdrawableAmountOf(uint256 streamId) view returns (uint128)',
]);

// region run
/**
 * Creates a campaign for three recipients, funds it with 175 tokens, claims the 100 tokens of the first
 * and moves the clock by 50 of the 100 days that they vest.
 * @param decimals of the token
 */
export async function runLocal(
  recipients: readonly [Address, Address, Address],
  url = 'http://127.0.0.1:8545',
  decimals = 18,
) {
  const clients = connect(foundry, KEY, url);
  const { publicClient } = clients;
  const { factory, lockup } = await deployAirdrops(clients);
  const token = await deployToken(clients, decimals);
  const [first, second, third] = recipients;
  const rows: Row[] = [
    [first, parseUnits('100', decimals)],
    [second, parseUnits('50', decimals)],
    [third, parseUnits('25', decimals)],
  ];
  const duration = 100 * DAY;
  const campaign = await createCampaign(clients, { factory, lockup, token, rows, duration });
  const streamId = await claim(clients, campaign, rows, 0);

  const testClient = createTestClient({ mode: 'anvil', chain: foundry, transport: http(url) });
  await testClient.increaseTime({ seconds: 50 * DAY });
  await testClient.mine({ blocks: 1 });
  const left = await publicClient.readContract({
    ...{ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [campaign] },
  } as const);
  const withdrawable = await publicClient.readContract({
    ...{ address: lockup, abi: lockupAbi, functionName: 'withdrawableAmountOf', args: [streamId] },
  } as const);
  return { campaign, lockup, token, rows, streamId, left, withdrawable };
}
// endregion run
