import { JsonRpcProvider, parseUnits } from 'ethers';
import { deployLockup, deployToken } from './deploy';
import { createStream, withdraw } from './stream';

const DAY = 86_400;

// region run
/**
 * Deploys Lockup on an empty chain, opens a stream of 100 tokens over 100 days, moves the clock by 50
 * days and withdraws for a minimum fee of 1 USD, with 6% more.
 * @param decimals of the token
 */
export async function runLocal(recipient: string, url = 'http://127.0.0.1:8545', decimals = 18) {
  // Without the cache, a nonce or a block that was read before the last transaction would be reused.
  const provider = new JsonRpcProvider(url, undefined, { cacheTimeout: -1, pollingInterval: 100 });
  try {
    const signer = await provider.getSigner(0); // the first account of the chain, which anvil signs for
    const lockup = await deployLockup(signer, 1_00000000n);
    const token = await deployToken(signer, decimals);
    const depositAmount = parseUnits('100', decimals);
    const streamId = await createStream(signer, {
      ...{ lockup, token, recipient, depositAmount },
      duration: 100 * DAY,
    });

    await provider.send('evm_increaseTime', [50 * DAY]);
    await provider.send('evm_mine', []);
    const { amount, fee } = await withdraw(signer, lockup, streamId);
    return { lockup, token, streamId, amount, fee };
  } finally {
    provider.destroy();
  }
}
// endregion run
