import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Contract, JsonRpcProvider, parseUnits, Wallet } from 'ethers';
import { runLocal } from '../src/run-local';
import { startChain } from '../../_shared/test/anvil';

const tokenAbi = ['function balanceOf(address owner) view returns (uint256)'];

for (const decimals of [6, 18]) {
  test(`a stream of a token with ${decimals} decimals pays half after half of the time`, async () => {
    const chain = await startChain();
    const provider = new JsonRpcProvider(chain.url);
    try {
      const recipient = Wallet.createRandom().address;
      const run = await runLocal(recipient, chain.url, decimals);
      assert.equal(run.streamId, 1n);
      assert.equal(run.fee, 10n ** 18n / 3_000n); // 1 USD at 3,000 USD per coin

      // 50 days, and the seconds of the blocks that follow.
      const half = parseUnits('50', decimals);
      assert.ok(run.amount >= half && run.amount < half + half / 10_000n, String(run.amount));
      const balanceOf = new Contract(run.token, tokenAbi, provider).getFunction('balanceOf');
      assert.equal(await balanceOf(recipient), run.amount);
      assert.equal(await provider.getBalance(run.lockup), (run.fee * 106n) / 100n);
    } finally {
      provider.destroy();
      chain.stop();
    }
  });
}
