import { Wallet, formatEther, formatUnits } from 'ethers';
import { runLocal } from './run-local';

/** Of the token, from the command line. */
const decimals = Number(process.argv[2] ?? 18);
const recipient = Wallet.createRandom().address;
const { lockup, streamId, amount, fee } = await runLocal(
  recipient,
  process.env.LOCAL_RPC_URL,
  decimals,
);

console.log(`Lockup      ${lockup}`);
console.log(`Stream      ${streamId}`);
console.log(`Withdrawn   ${Number(formatUnits(amount, decimals)).toFixed(2)} of 100 tokens`);
console.log(`Minimum fee ${Number(formatEther(fee)).toFixed(6)} ETH`);
