import { createTestClient, http, parseEther, parseUnits, type Address } from 'viem';
import { foundry } from 'viem/chains';
import { connect } from '../../_shared/src/clients';
import { deployLockup, deployToken } from '../../_shared/src/deploy';
import { createStream } from '../../_shared/src/stream';

/** The key of the first account of every anvil chain. It is public: use it nowhere else. */
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const DAY = 86_400;

// region fill
/**
 * Deploys Lockup with a fee of 1 USD, opens a stream of 100 tokens over 100 days, and moves the clock by 50
 * days. The recipient gets 10 ETH of the chain for gas.
 * @param decimals of the token
 */
export async function fillChain(recipient: Address, url: string, decimals = 18) {
  const clients = connect(foundry, KEY, url);
  const { lockup } = await deployLockup(clients, 1_00000000n);
  const token = await deployToken(clients, decimals);
  const depositAmount = parseUnits('100', decimals);
  const streamId = await createStream(clients, {
    ...{ lockup, token, recipient, depositAmount },
    duration: 100 * DAY,
  });

  const testClient = createTestClient({ mode: 'anvil', chain: foundry, transport: http(url) });
  await testClient.setBalance({ address: recipient, value: parseEther('10') });
  await testClient.increaseTime({ seconds: 50 * DAY });
  await testClient.mine({ blocks: 1 });
  return { lockup, token, streamId };
}
// endregion fill
