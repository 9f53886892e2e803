import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPublicClient, erc20Abi, http, parseUnits } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { runLocal } from '../src/run-local';
import { startChain } from '../../_shared/test/anvil';

const someone = () => privateKeyToAddress(generatePrivateKey());

for (const decimals of [6, 18]) {
  test(`a claim of a token with ${decimals} decimals opens the stream of its row`, async () => {
    const chain = await startChain();
    try {
      const run = await runLocal([someone(), someone(), someone()], chain.url, decimals);
      assert.equal(run.streamId, 1n);
      assert.equal(run.left, parseUnits('75', decimals)); // of 175

      // 50 of 100 days, and the seconds of the blocks that follow.
      const half = parseUnits('50', decimals);
      const { withdrawable } = run;
      assert.ok(withdrawable >= half && withdrawable < half + half / 10_000n, String(withdrawable));
      const client = createPublicClient({ transport: http(chain.url) });
      const token = { address: run.token, abi: erc20Abi } as const;
      const read = { ...token, functionName: 'balanceOf', args: [run.lockup] } as const;
      assert.equal(await client.readContract(read), parseUnits('100', decimals));
    } finally {
      chain.stop();
    }
  });
}
