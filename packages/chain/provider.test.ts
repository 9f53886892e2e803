import { BaseError, ContractFunctionRevertedError, parseAbi, type Hex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { describe, expect, test, vi } from 'vitest';
import { chainOfProvider } from '@sablier-docs/testing/provider-chain';
import { ACCOUNTS } from './ledger/accounts';
import { createProvider, RpcError, type ProviderOptions } from './provider';

const AT: Hex = '0x00000000000000000000000000000000000000bb';
const LOOP: Hex = '0x5b5f56';

async function viemOn(options: ProviderOptions = {}) {
  const provider = await createProvider(options);
  const client = chainOfProvider(provider);
  return { provider, client };
}

test('ACCOUNTS are the addresses that the mnemonic "test … junk" derives', () => {
  const mnemonic = 'test test test test test test test test test test test junk';
  const derived = ACCOUNTS.map((_, addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }));
  expect(ACCOUNTS).toEqual(derived.map(({ address }) => address.toLowerCase()));
});

describe("viem's clients", () => {
  test('send, wait, read balances and logs', async () => {
    const { client } = await viemOn();
    const [account, to] = ACCOUNTS as readonly [Hex, Hex];
    const hash = await client.sendTransaction({ account, to, value: 5n });
    const { status, blockNumber } = await client.waitForTransactionReceipt({ hash });
    expect({ status, blockNumber }).toEqual({ status: 'success', blockNumber: 1n });
    expect(await client.getBalance({ address: to })).toBe(10_000n * 10n ** 18n + 5n);
    expect(await client.getLogs({ fromBlock: 0n, toBlock: 'latest' })).toEqual([]);
    const fees = await client.estimateFeesPerGas();
    expect(fees.maxFeePerGas).toBeGreaterThan(0n);
  });

  test('decode what a contract reverts with', async () => {
    const { client } = await viemOn();
    const abi = parseAbi(['function any() view', 'error Nope()']);
    // PUSH4 of the selector of Nope(), MSTORE, REVERT of its four bytes.
    await client.setCode({ address: AT, bytecode: '0x634c0f26045f526004601cfd' });
    const error: unknown = await client
      .readContract({ abi, address: AT, functionName: 'any' })
      .catch((thrown: unknown) => thrown);
    const reverted =
      error instanceof BaseError &&
      error.walk((cause) => cause instanceof ContractFunctionRevertedError);
    expect(reverted).toMatchObject({ raw: '0x4c0f2604' });
  });

  test('take a snapshot, move the clock and act as an account without a key', async () => {
    const { client } = await viemOn({ timestamp: 1_798_761_600n });
    const id = await client.snapshot();
    await client.setNextBlockTimestamp({ timestamp: 1_900_000_000n });
    await client.mine({ blocks: 1 });
    expect((await client.getBlock()).timestamp).toBe(1_900_000_000n);
    await client.impersonateAccount({ address: AT });
    await client.setBalance({ address: AT, value: 10n ** 18n });
    await client.sendTransaction({ account: AT, to: AT });
    expect(await client.getTransactionCount({ address: AT })).toBe(1);
    await client.revert({ id });
    expect((await client.getBlock()).timestamp).toBe(1_798_761_600n);
    expect(await client.getTransactionCount({ address: AT })).toBe(0);
  });
});

describe('a loop without an end', () => {
  const looping = async () => {
    // By a clock that moves with each look of a loop at it; other calls look once.
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 50));
    const opened = await viemOn({ limit: 200 });
    await opened.client.setCode({ address: AT, bytecode: LOOP });
    return opened;
  };
  const sentence = 'The call was stopped after 0.2 seconds.';

  test('of a call is stopped, and the chain goes on', async () => {
    const { provider, client } = await looping();
    const call = provider.request({ method: 'eth_call', params: [{ to: AT }, 'latest'] });
    await expect(call).rejects.toThrow(sentence);
    expect(await client.getBlockNumber()).toBe(0n);
  });

  test('of a transaction is stopped, and nothing of it stays', async () => {
    const { provider, client } = await looping();
    const [from = AT, to = AT] = ACCOUNTS;
    const params = [{ from, to: AT, value: '0x5', gas: '0x1c00000' }];
    await expect(provider.request({ method: 'eth_sendTransaction', params })).rejects.toThrow(
      sentence,
    );
    expect(await client.getBalance({ address: from })).toBe(10_000n * 10n ** 18n);
    expect(await client.getBalance({ address: AT })).toBe(0n);
    await client.sendTransaction({ account: from, to, value: 5n });
    expect(await client.getBalance({ address: to })).toBe(10_000n * 10n ** 18n + 5n);
  });

  test('uses up the gas of a small one', async () => {
    const { provider } = await viemOn();
    const state = { [AT]: { code: LOOP } };
    const params = [{ to: AT, gas: '0x10000' }, 'latest', state];
    const call = provider.request({ method: 'eth_call', params });
    await expect(call).rejects.toMatchObject({ code: -32603, message: 'EVM error out of gas' });
  });
});

describe('what the chain does not do', () => {
  test.each([
    ['eth_simulateV1', [], -32601, "The page's chain has no method eth_simulateV1."],
    ['eth_sendRawTransaction', ['0x00'], -32602, 'without a private key'],
    ['eth_getBalance', ['nobody', 'latest'], -32602, 'The account has to be an address'],
    ['eth_call', [{ to: AT, accessList: [{ address: AT }] }], -32602, 'takes no accessList'],
    ['eth_call', ['0x'], -32602, 'The call has to be an object.'],
    ['toString', [], -32601, 'has no method toString'],
  ])(
    'refuses %s with a sentence and the code of the standard',
    async (method, params, code, says) => {
      const provider = await createProvider();
      const failure: unknown = await provider
        .request({ method, params })
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(RpcError);
      expect(failure).toMatchObject({ code });
      expect((failure as RpcError).message).toContain(says);
    },
  );
});

test('20 transactions sent at once are mined in 20 blocks, one each', async () => {
  const provider = await createProvider({ baseFee: 0n });
  const [from = AT, to = AT] = ACCOUNTS;
  const params = [{ from, to, value: '0x1', gas: '0x5208', gasPrice: '0x0' }];
  const send = () => provider.request({ method: 'eth_sendTransaction', params });
  const hashes = await Promise.all(Array.from({ length: 20 }, send));
  expect(new Set(hashes).size).toBe(20);
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x14');
});
