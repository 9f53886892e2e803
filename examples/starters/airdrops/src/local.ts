import { formatUnits } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { runLocal } from './run-local';

/** Of the token, from the command line. */
const decimals = Number(process.argv[2] ?? 18);
const someone = () => privateKeyToAddress(generatePrivateKey());
const { campaign, streamId, left, withdrawable } = await runLocal(
  [someone(), someone(), someone()],
  process.env.LOCAL_RPC_URL,
  decimals,
);
const tokens = (amount: bigint) => Number(formatUnits(amount, decimals)).toFixed(2);

console.log(`Campaign     ${campaign}`);
console.log(`Stream       ${streamId}`);
console.log(`Withdrawable ${tokens(withdrawable)} of 100 tokens`);
console.log(`Unclaimed    ${tokens(left)} of 175 tokens`);
