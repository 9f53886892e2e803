// region imports
import { readFileSync } from 'node:fs';
import { createTestClient, http, parseAbi, parseUnits } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { scriptClients } from '../connect';
import { createLinearStream } from '../create-stream/create-linear';
import { withdrawMax } from '../stream-management/manage-stream';
import { deploy, deployLockup, type Artifact } from './deploy-lockup';

/** The key of the first account of every anvil chain. It is public: use it nowhere else. */
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const HALF_A_YEAR = 26n * 7n * 86_400n;
const mintAbi = parseAbi(['function mint(address to, uint256 amount)']);
// endregion imports

// region run
/**
 * Deploys everything, opens a stream of 5,200 tokens over 52 weeks, lets 26 weeks pass and withdraws
 * for a fee of 1 USD.
 * @param out where `forge build` wrote the artifacts of LocalMocks.sol
 */
export async function firstStream(out = 'out/LocalMocks.sol', url = 'http://127.0.0.1:8545') {
  const clients = scriptClients(foundry, KEY, url);
  const { publicClient, walletClient } = clients;
  const read = (name: string) =>
    JSON.parse(readFileSync(`${out}/${name}.json`, 'utf8')) as Artifact;

  const token = await deploy(clients, read('PlayToken'));
  const oracle = await deploy(clients, read('PlayFeed'));
  const { lockup } = await deployLockup(clients, { oracle, minFeeUSD: 100_000_000n });

  const depositAmount = parseUnits('5200', 18);
  const minted = await walletClient.writeContract({
    address: token,
    abi: mintAbi,
    functionName: 'mint',
    args: [walletClient.account.address, depositAmount],
  });
  const { status } = await publicClient.waitForTransactionReceipt({ hash: minted });
  if (status !== 'success') throw new Error(`Transaction ${minted} reverted.`);

  const recipient = privateKeyToAddress(generatePrivateKey());
  const stream = { lockup, token, recipient, depositAmount, cliff: 0 };
  const streamId = await createLinearStream(clients, stream);

  const testClient = createTestClient({ mode: 'anvil', chain: foundry, transport: http(url) });
  const { timestamp } = await publicClient.getBlock();
  await testClient.setNextBlockTimestamp({ timestamp: timestamp + HALF_A_YEAR });
  await testClient.mine({ blocks: 1 });

  // Anyone may withdraw to the recipient, and pays the fee.
  const amount = await withdrawMax(clients, { lockup, streamId, to: recipient });
  return { lockup, token, recipient, streamId, amount };
}
// endregion run
