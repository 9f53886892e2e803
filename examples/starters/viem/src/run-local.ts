import { createTestClient, http, parseUnits, type Address } from 'viem';
import { foundry } from 'viem/chains';
import { connect } from '../../_shared/src/clients';
import { deployLockup, deployToken } from '../../_shared/src/deploy';
import { createStream, statusOf, withdraw } from '../../_shared/src/stream';

/** The key of the first account of every anvil chain. It is public: use it nowhere else. */
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const DAY = 86_400;

// region run
/**
 * Deploys Lockup on an empty chain, opens a stream of 100 tokens over 100 days, moves the clock by 50
 * days and withdraws for a minimum fee of 1 USD, with 6% more.
 * @param decimals of the token
 */
export async function runLocal(recipient: Address, url = 'http://127.0.0.1:8545', decimals = 18) {
  const clients = connect(foundry, KEY, url);
  const { lockup, comptroller } = await deployLockup(clients, 1_00000000n);
  const token = await deployToken(clients, decimals);
  const depositAmount = parseUnits('100', decimals);
  const streamId = await createStream(clients, {
    ...{ lockup, token, recipient, depositAmount },
    duration: 100 * DAY,
  });

  const testClient = createTestClient({ mode: 'anvil', chain: foundry, transport: http(url) });
  await testClient.increaseTime({ seconds: 50 * DAY });
  await testClient.mine({ blocks: 1 });

  const status = await statusOf(clients, lockup, streamId);
  const { amount, fee } = await withdraw(clients, lockup, streamId);
  return { comptroller, lockup, token, streamId, status, amount, fee };
}
// endregion run
