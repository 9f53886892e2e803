import type { Provider } from '@sablier-docs/chain';
import type { EventLog } from '@sablier-docs/chain/outcome';
import { linked, type Load } from '@sablier-docs/chain/artifacts/types';
import { openWorld, type Release } from '@sablier-docs/chain/worlds/open';
import {
  createPublicClient,
  createWalletClient,
  custom,
  encodeDeployData,
  encodeFunctionData,
  parseAbi,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import { foundry } from 'viem/chains';
import type { Rehearsed } from './releases';
import type { RehearsedToken } from './types';

const tokenAbi = parseAbi([
  'constructor(string symbol, uint8 decimals)',
  'function mint(address to, uint256 amount)',
  'function balanceOf(address account) view returns (uint256)',
  'function approve(address spender, uint256 amount)',
]);

/** Enough of a token or the coin for whatever is rehearsed. */
const PLENTY = 1n << 130n;
const GAS = 25_000_000n;

interface SiteOptions {
  readonly rehearsed: Rehearsed;
  readonly abi: Abi;
  /** Releases beside it. */
  readonly more?: readonly Release[];
  readonly token: RehearsedToken;
  /** Minimum fee of a withdrawal in USD, 8 decimals, and the price of the coin at which it was read. */
  readonly fee?: { readonly usd: bigint; readonly price: bigint };
  readonly load: Load;
}

/** A release on the page's chain, with a token, and accounts that need no key. */
export interface Site {
  readonly contract: Address;
  readonly token: Address;
  readonly abi: Abi;
  read<T>(name: string, args?: readonly unknown[]): Promise<T>;
  /** @returns the logs @throws the error of viem when the call reverts */
  send(
    from: Address,
    name: string,
    args: readonly unknown[],
    value?: bigint,
  ): Promise<readonly EventLog[]>;
  /** @returns the logs @throws with the data of a revert */
  sendData(from: Address, to: Address, data: Hex, value: bigint): Promise<readonly EventLog[]>;
  /** Gives the account tokens and coin, and lets the contract or nobody pull its tokens. */
  fund(account: Address, spender?: null): Promise<void>;
  mint(account: Address, amount: bigint): Promise<void>;
  /** Deploys a contract of the group with tokens. @returns its address */
  deploy(name: string, abi: Abi, args: readonly unknown[]): Promise<Address>;
  /** Deploys, and may do what only an admin of the protocol may. */
  readonly admin: Address;
  /** The same place with another contract in the middle. */
  around(contract: Address, abi: Abi): Site;
  /** Any contract of the world. @throws when it has no such name */
  at(name: string): Address;
  tokensOf(account: Address): Promise<bigint>;
  coinOf(account: Address): Promise<bigint>;
  /** Mines a block at this second. The next ones are at the same second. */
  moveTo(time: bigint): Promise<void>;
}

/** Deploys the release and a token on a chain that begins before the stream does. */
export async function openRehearsalSite(chain: Provider, options: SiteOptions): Promise<Site> {
  const { rehearsed, abi, more = [], token: like, fee, load } = options;
  const { contracts, accounts } = await openWorld(chain, {
    releases: [rehearsed.release, ...more],
    load,
    ...(fee && { minFeeUSD: fee.usd, price: fee.price }),
  });
  const { admin } = accounts;
  const transport = custom(chain, { retryCount: 0 });
  const reader = createPublicClient({ chain: foundry, transport, cacheTime: 0 });
  const wallet = createWalletClient({ chain: foundry, transport });
  await chain.request({ method: 'anvil_autoImpersonateAccount', params: [true] });

  const sendData: Site['sendData'] = async (account, to, data, value) => {
    // Asked first: the revert of a transaction has no data.
    await reader.call({ account, to, data, value, gas: GAS });
    const hash = await wallet.sendTransaction({
      account,
      to,
      data,
      value,
      gas: GAS,
      gasPrice: 0n,
    });
    const { status, logs } = await reader.getTransactionReceipt({ hash });
    if (status !== 'success') throw new Error('The transaction of a rehearsal reverted.');
    return logs;
  };
  const deploy: Site['deploy'] = async (name, own, args) => {
    const bytecode = linked(await load('tokens'), name);
    const data = encodeDeployData({ abi: own, bytecode, args: [...args] });
    const hash = await wallet.sendTransaction({ account: admin, data });
    const { contractAddress } = await reader.getTransactionReceipt({ hash });
    if (!contractAddress) throw new Error(`${name} of the rehearsal was not deployed.`);
    return contractAddress;
  };
  const token = await deploy('TestToken', tokenAbi, [like.symbol, like.decimals]);
  const onToken = (from: Address, functionName: 'mint' | 'approve', args: [Address, bigint]) =>
    sendData(from, token, encodeFunctionData({ abi: tokenAbi, functionName, args }), 0n);
  const around = (contract: Address, abi: Abi): Site => ({
    contract,
    token,
    abi,
    admin,
    sendData,
    deploy,
    around,
    read: async <T>(functionName: string, args: readonly unknown[] = []) =>
      (await reader.readContract({ address: contract, abi, functionName, args })) as T,
    send: (from, functionName, args, value = 0n) =>
      sendData(from, contract, encodeFunctionData({ abi, functionName, args }), value),
    at: (name) => {
      const address = contracts[name];
      if (!address) throw new Error(`The rehearsal has no ${name}.`);
      return address;
    },
    mint: async (account, amount) => {
      await onToken(admin, 'mint', [account, amount]);
    },
    fund: async (account, spender: Address | null = contract) => {
      const balance = `0x${PLENTY.toString(16)}`;
      await chain.request({ method: 'anvil_setBalance', params: [account, balance] });
      await onToken(admin, 'mint', [account, PLENTY]);
      if (spender) await onToken(account, 'approve', [spender, PLENTY]);
    },
    tokensOf: (account) =>
      reader.readContract({
        address: token,
        abi: tokenAbi,
        functionName: 'balanceOf',
        args: [account],
      }),
    coinOf: (address) => reader.getBalance({ address }),
    moveTo: async (time) => {
      const params = [`0x${time.toString(16)}`];
      await chain.request({ method: 'evm_setNextBlockTimestamp', params });
      await chain.request({ method: 'evm_mine', params: [] });
    },
  });
  return around(contracts[rehearsed.name] as Address, abi);
}
