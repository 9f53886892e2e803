import { writeFileSync } from 'node:fs';
import {
  createTestClient,
  createWalletClient,
  http,
  isAddress,
  parseEther,
  parseUnits,
  type Address,
} from 'viem';
import { foundry } from 'viem/chains';
import { connect } from './clients';
import { deployLockup, deployToken } from './deploy';
import { createStream } from './stream';

/** The key of the first account of every anvil chain. It is public: use it nowhere else. */
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const DAY = 86_400;

// region seed
/**
 * Deploys Lockup with a fee of 1 USD, opens a stream of 100 tokens over 100 days, moves the clock by 50
 * days, and tells the page where the contract is.
 * @param localAccount what the page connects as "Local account"
 */
async function seed(recipient: Address, localAccount: Address, url: string) {
  const clients = connect(foundry, KEY, url);
  const { lockup } = await deployLockup(clients, 1_00000000n);
  const token = await deployToken(clients);
  const depositAmount = parseUnits('100', 18);
  const streamId = await createStream(clients, {
    ...{ lockup, token, recipient, depositAmount },
    duration: 100 * DAY,
  });

  const testClient = createTestClient({ mode: 'anvil', chain: foundry, transport: http(url) });
  await testClient.setBalance({ address: recipient, value: parseEther('10') });
  await testClient.increaseTime({ seconds: 50 * DAY });
  await testClient.mine({ blocks: 1 });
  const settings = { LOCKUP: lockup, ACCOUNT: localAccount, RPC_URL: url };
  const lines = Object.entries(settings).map(([name, value]) => `VITE_LOCAL_${name}=${value}\n`);
  writeFileSync('.env.local', lines.join(''));
  return { lockup, streamId };
}
// endregion seed

const url = process.env.LOCAL_RPC_URL ?? 'http://127.0.0.1:8545';
const chain = createWalletClient({ chain: foundry, transport: http(url) });
// The first account sends.
const [, localAccount] = await chain.getAddresses();
if (!localAccount) throw new Error(`${url} is no local chain: it has no accounts of its own.`);
const recipient = process.argv[2] ?? localAccount;
if (!isAddress(recipient)) throw new Error(`${recipient} is not an address.`);
const { lockup, streamId } = await seed(recipient, localAccount, url);
console.log(`Lockup    ${lockup}`);
console.log(`Stream    ${streamId}`);
console.log(`Recipient ${recipient}`);
