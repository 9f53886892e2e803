import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { network } from 'hardhat';
import { parseUnits, toFunctionSelector } from 'viem';
import { deployLockup } from './lockup.js';

/** Of the token: 6 for one such as USDC. */
const DECIMALS = 18;
const AMOUNT = parseUnits('100', DECIMALS);
const DAY = 86_400;

// region setup
async function openStream() {
  const connection = await network.create();
  const { viem, provider } = connection;
  const [sender, recipient] = await viem.getWalletClients();
  const feed = await viem.deployContract('LocalFeed');
  const token = await viem.deployContract('LocalToken', [DECIMALS]);
  const address = await deployLockup(connection, feed.address, 1_00000000n);
  const creator = await viem.deployContract('StreamCreator', [address]);

  await token.write.mint([sender.account.address, AMOUNT]);
  await token.write.approve([creator.address, AMOUNT]);
  await creator.write.createStream([token.address, recipient.account.address, AMOUNT]);

  // Half of the 100 days.
  await provider.request({ method: 'evm_increaseTime', params: [50 * DAY] });
  await provider.request({ method: 'evm_mine', params: [] });
  const lockup = await viem.getContractAt('ISablierLockup', address);
  return { token, recipient, lockup };
}
// endregion setup

// region test
describe('StreamCreator', () => {
  let stream: Awaited<ReturnType<typeof openStream>>;

  beforeEach(async () => {
    stream = await openStream();
  });

  it('opens a stream that releases half in half of the time', async () => {
    const released = await stream.lockup.read.withdrawableAmountOf([1n]);
    assert.ok(released >= AMOUNT / 2n && released < (AMOUNT * 501n) / 1000n);
  });

  it('lets the recipient withdraw for a fee of 1 USD', async () => {
    const { token, recipient, lockup } = stream;
    const fee = await lockup.read.calculateMinFeeWei([1n]);
    assert.equal(fee, 10n ** 18n / 3000n); // at 3,000 USD per coin
    const to = recipient.account.address;
    await lockup.write.withdrawMax([1n, to], { account: recipient.account, value: fee });
    const paid = await token.read.balanceOf([to]);
    assert.ok(paid >= AMOUNT / 2n && paid < (AMOUNT * 501n) / 1000n);
  });

  it('refuses a withdrawal without the fee', async () => {
    const { recipient, lockup } = stream;
    const { account } = recipient;
    // The interface declares no errors, so viem shows the selector alone.
    const error = 'SablierLockup_InsufficientFeePayment(uint256,uint256)';
    await assert.rejects(
      lockup.write.withdrawMax([1n, account.address], { account }),
      new RegExp(toFunctionSelector(error)),
    );
  });
});
// endregion test
