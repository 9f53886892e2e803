import { formatEther, formatUnits } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { runLocal } from './run-local';

const recipient = privateKeyToAddress(generatePrivateKey());
const { lockup, streamId, status, amount, fee } = await runLocal(
  recipient,
  process.env.LOCAL_RPC_URL,
);

console.log(`Lockup      ${lockup}`);
console.log(`Stream      ${streamId}`);
console.log(`Status      ${status}`);
console.log(`Withdrawn   ${Number(formatUnits(amount, 18)).toFixed(2)} of 100 tokens`);
console.log(`Minimum fee ${Number(formatEther(fee)).toFixed(6)} ETH`);
