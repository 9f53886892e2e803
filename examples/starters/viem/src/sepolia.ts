import { formatUnits, parseUnits } from 'viem';
import { sepolia } from 'viem/chains';
import { connect, keyFromEnvironment } from '../../_shared/src/clients';
import { deployToken } from '../../_shared/src/deploy';
import { createStream, lockupAddress } from '../../_shared/src/stream';

try {
  process.loadEnvFile();
} catch {
  // There is no .env: the key comes from the environment itself.
}

const clients = connect(sepolia, keyFromEnvironment(), process.env.RPC_URL || undefined);
const lockup = lockupAddress(sepolia.id);
const token = await deployToken(clients);
const depositAmount = parseUnits('100', 18);
const recipient = clients.walletClient.account.address;
const streamId = await createStream(clients, {
  ...{ lockup, token, recipient, depositAmount },
  duration: 3_600,
});

console.log(`Lockup ${lockup}`);
console.log(`Token  ${token}`);
console.log(`Stream ${streamId}: ${formatUnits(depositAmount, 18)} tokens over one hour`);
