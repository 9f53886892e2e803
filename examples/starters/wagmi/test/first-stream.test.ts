import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPublicClient, createWalletClient, erc20Abi, http, parseUnits } from 'viem';
import { foundry } from 'viem/chains';
import { createServer } from 'vite';
import { fillChain } from '../local/fill';
import { startChain } from '../../_shared/test/anvil';

/** The modules of the page, as Vite serves them: they read their settings from `import.meta.env`. */
async function withPage<T>(
  env: Record<string, string>,
  use: (load: <M>(file: string) => Promise<M>) => Promise<T>,
): Promise<T> {
  Object.assign(process.env, env);
  const server = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
  });
  try {
    return await use(async <M>(file: string) => (await server.ssrLoadModule(file)) as M);
  } finally {
    await server.close();
  }
}

for (const decimals of [6, 18]) {
  test(`the page finds a stream of a token with ${decimals} decimals, and withdraws`, async () => {
    const chain = await startChain();
    try {
      const wallet = createWalletClient({ chain: foundry, transport: http(chain.url) });
      const [, account] = await wallet.getAddresses();
      assert.ok(account);
      const { lockup, token } = await fillChain(account, chain.url, decimals);
      const client = createPublicClient({ chain: foundry, transport: http(chain.url) });
      const half = parseUnits('50', decimals);
      const isHalf = (amount: bigint) => amount >= half && amount < half + half / 10_000n;
      const env = {
        VITE_LOCAL_LOCKUP: lockup,
        VITE_LOCAL_ACCOUNT: account,
        VITE_LOCAL_RPC_URL: chain.url,
      };
      await withPage(env, async (load) => {
        const { config } = await load<typeof import('../src/config')>('/src/config.ts');
        const { lockupAddress } = await load<typeof import('../src/lockup')>('/src/lockup.ts');
        const streams = await load<typeof import('../src/streams')>('/src/streams.ts');
        const { withdraw } = await load<typeof import('../src/withdraw')>('/src/withdraw.ts');
        const { connect } = await load<typeof import('wagmi/actions')>('wagmi/actions');
        const connector = config.connectors.find(({ type }) => type === 'mock');
        assert.ok(connector);
        await connect(config, { connector, chainId: foundry.id });

        assert.equal(lockupAddress(foundry.id), lockup);
        const contract = { chainId: foundry.id, lockup };
        assert.deepEqual(await streams.streamIds(contract, account), [1n]);
        const stream = await streams.readStream(contract, 1n);
        assert.equal(stream.decimals, decimals);
        assert.equal(stream.fee, 10n ** 18n / 3_000n); // 1 USD at 3,000 USD per coin
        assert.ok(isHalf(stream.withdrawable), String(stream.withdrawable));

        const { amount, paid } = await withdraw(contract, 1n);
        assert.ok(isHalf(amount), String(amount));
        assert.equal(paid, (stream.fee * 106n) / 100n);
        const of = { address: token, abi: erc20Abi } as const;
        const read = { ...of, functionName: 'balanceOf', args: [account] } as const;
        assert.equal(await client.readContract(read), amount);
        assert.equal(await client.getBalance({ address: lockup }), paid);
      });
    } finally {
      chain.stop();
    }
  });
}
