import { Wallet, formatUnits, getDefaultProvider, JsonRpcProvider, parseUnits } from 'ethers';
import { deployToken } from './deploy';
import { createStream, lockupAddress } from './stream';

try {
  process.loadEnvFile();
} catch {
  // There is no .env: the key comes from the environment itself.
}

const SEPOLIA = 11_155_111;
const { PRIVATE_KEY, RPC_URL } = process.env;
if (!PRIVATE_KEY) throw new Error('Set PRIVATE_KEY to 0x and 64 hexadecimal digits.');

// region signer
const provider = RPC_URL ? new JsonRpcProvider(RPC_URL, SEPOLIA) : getDefaultProvider(SEPOLIA);
const signer = new Wallet(PRIVATE_KEY, provider);
// endregion signer

const lockup = lockupAddress(SEPOLIA);
const token = await deployToken(signer);
const depositAmount = parseUnits('100', 18);
const streamId = await createStream(signer, {
  ...{ lockup, token, recipient: signer.address, depositAmount },
  duration: 3_600,
});
provider.destroy();

console.log(`Lockup ${lockup}`);
console.log(`Token  ${token}`);
console.log(`Stream ${streamId}: ${formatUnits(depositAmount, 18)} tokens over one hour`);
