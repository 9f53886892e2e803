import { createPublicClient, createTestClient, createWalletClient, http, numberToHex } from 'viem';
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { flowAt } from '../contracts';
import { createSalary } from '../create-stream/create-stream';
import { deployFlow } from './deploy-flow';

// region clients
/** The first account of every anvil chain. Its key is public: use it nowhere else. */
const account = privateKeyToAccount(
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
);
const recipient = privateKeyToAddress(generatePrivateKey());

function connectTo(url: string) {
  const transport = http(url);
  return {
    publicClient: createPublicClient({ chain: foundry, transport, pollingInterval: 50 }),
    walletClient: createWalletClient({ account, chain: foundry, transport }),
    testClient: createTestClient({ mode: 'anvil', chain: foundry, transport }),
  };
}
// endregion clients

// region token
/** Code that answers 6 to every call. `create` asks its token for the decimals and nothing else. */
const SIX = '0x600660005260206000f3';
const token = numberToHex(0xc0ffee, { size: 20 });
// endregion token

// region run
/** Deploys Flow, opens a salary of 1,000 tokens a month and lets ten days pass. */
export async function firstStream(url = 'http://127.0.0.1:8545') {
  const clients = connectTo(url);
  const { publicClient, testClient } = clients;
  await testClient.setCode({ address: token, bytecode: SIX });

  const { flow } = await deployFlow(clients);
  const salary = { token, recipient, amountPerMonth: 1_000_000_000n };
  const streamId = await createSalary(clients, flow, salary);

  const { timestamp } = await publicClient.getBlock();
  await testClient.setNextBlockTimestamp({ timestamp: timestamp + 10n * 86_400n });
  await testClient.mine({ blocks: 1 });
  return { streamId, debt: await flowAt(flow, clients).read.totalDebtOf([streamId]) };
}
// endregion run
