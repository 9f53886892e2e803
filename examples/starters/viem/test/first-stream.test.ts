import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPublicClient, erc20Abi, http, parseUnits } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { runLocal } from '../src/run-local';
import { startChain } from '../../_shared/test/anvil';

for (const decimals of [6, 18]) {
  test(`a stream of a token with ${decimals} decimals pays half after half of the time`, async () => {
    const chain = await startChain();
    try {
      const recipient = privateKeyToAddress(generatePrivateKey());
      const run = await runLocal(recipient, chain.url, decimals);
      assert.equal(run.streamId, 1n);
      assert.equal(run.status, 'STREAMING');
      assert.equal(run.fee, 10n ** 18n / 3_000n); // 1 USD at 3,000 USD per coin

      // 50 days, and the seconds of the blocks that follow.
      const half = parseUnits('50', decimals);
      assert.ok(run.amount >= half && run.amount < half + half / 10_000n, String(run.amount));
      const client = createPublicClient({ transport: http(chain.url) });
      const token = { address: run.token, abi: erc20Abi } as const;
      const read = { ...token, functionName: 'balanceOf', args: [recipient] } as const;
      assert.equal(await client.readContract(read), run.amount);
      assert.equal(await client.getBalance({ address: run.lockup }), (run.fee * 106n) / 100n);
    } finally {
      chain.stop();
    }
  });
}
