// region imports
import {
  erc20Abi,
  isAddressEqual,
  parseAbi,
  parseEventLogs,
  parseUnits,
  zeroAddress,
  type Address,
} from 'viem';
import { approveIfNeeded } from '../approve';
import type { Clients } from '../clients';
import { lockupAbi } from '../contracts';

const feedAbi = parseAbi([
  'function decimals() view returns (uint8)',
  'function latestRoundData() view returns (uint80, int256 answer, uint256, uint256 updatedAt, uint80)',
]);
// endregion imports

const WEEK = 7 * 24 * 60 * 60;

export interface PriceGatedOptions {
  lockup: Address;
  token: Address;
  recipient: Address;
  /** In the token's smallest unit. */
  depositAmount: bigint;
  /** A feed with the interface of Chainlink's aggregators. */
  oracle: Address;
  /** In USD as a decimal number, for example '5000'. */
  targetPrice: string;
}

// region price
/**
 * The feed's price in USD with 8 decimals, 0 when it is not positive, dated in the future or too large
 * for `uint128`, and its age in seconds. To see exactly what Lockup compares, call `currentPrice` of a
 * contract as above.
 */
export async function readPrice({ publicClient }: Pick<Clients, 'publicClient'>, oracle: Address) {
  const feed = { address: oracle, abi: feedAbi } as const;
  const [decimals, [, answer, , updatedAt], { timestamp }] = await Promise.all([
    publicClient.readContract({ ...feed, functionName: 'decimals' }),
    publicClient.readContract({ ...feed, functionName: 'latestRoundData' }),
    publicClient.getBlock(),
  ]);
  const isUsable = answer > 0n && answer < 2n ** 128n && updatedAt <= timestamp;
  const price = isUsable ? (answer * 10n ** 8n) / 10n ** BigInt(decimals) : 0n;
  return { price, age: timestamp - updatedAt };
}
// endregion price

// region create
/** Opens a stream that is locked until the target price or for 52 weeks. Returns its id. */
export async function createPriceGatedStream(clients: Clients, options: PriceGatedOptions) {
  const { publicClient, walletClient } = clients;
  const { lockup, token, recipient, depositAmount, oracle, targetPrice } = options;
  await approveIfNeeded(clients, { token, spender: lockup, amount: depositAmount });

  const { timestamp } = await publicClient.getBlock();
  const start = Number(timestamp);
  const target = parseUnits(targetPrice, 8);
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: lockup,
    abi: lockupAbi,
    functionName: 'createWithTimestampsLPG',
    args: [
      {
        sender: walletClient.account.address,
        recipient,
        depositAmount,
        token,
        cancelable: true,
        transferable: true,
        timestamps: { start, end: start + 52 * WEEK },
        shape: '',
      },
      { oracle, targetPrice: target },
    ],
  });
  const hash = await walletClient.writeContract(request);
  const { logs, status } = await publicClient.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  // A token can emit the same event, and a smart account's transaction can hold the calls of others. The event
  // names neither recipient nor payer: Lockup emits it after it has minted the NFT and taken the deposit.
  const minted = parseEventLogs({
    abi: lockupAbi,
    logs,
    eventName: 'Transfer',
    args: { from: zeroAddress, to: recipient },
  }).filter(({ address }) => isAddressEqual(address, lockup));
  const paid = parseEventLogs({
    abi: erc20Abi,
    logs,
    eventName: 'Transfer',
    args: { to: lockup },
  }).filter(({ address }) => isAddressEqual(address, token));
  const created = parseEventLogs({
    abi: lockupAbi,
    logs,
    eventName: 'CreateLockupPriceGatedStream',
    args: { oracle, targetPrice: target },
  }).find(({ address, args: { streamId }, logIndex }) => {
    const mint = minted.find(({ args }) => args.tokenId === streamId);
    if (!mint || !isAddressEqual(address, lockup)) return false;
    // A token that logs no transfers names no payer.
    const payment = paid.find((one) => one.logIndex > mint.logIndex && one.logIndex < logIndex);
    return !payment || isAddressEqual(payment.args.from, walletClient.account.address);
  });
  if (!created) throw new Error(`Transaction ${hash} created no stream.`);
  return created.args.streamId;
}
// endregion create
