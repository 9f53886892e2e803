import { writeFileSync } from 'node:fs';
import { createWalletClient, http, isAddress } from 'viem';
import { foundry } from 'viem/chains';
import { fillChain } from './fill';

// A recipient, decimals of the token, both or none.
const isNumber = (text: string) => /^\d+$/.test(text);
const typed = process.argv.slice(2);
const decimals = Number(typed.find(isNumber) ?? 18);

const url = process.env.LOCAL_RPC_URL ?? 'http://127.0.0.1:8545';
const chain = createWalletClient({ chain: foundry, transport: http(url) });
// The first account sends. The second is what the page connects as "Local account".
const [, localAccount] = await chain.getAddresses();
if (!localAccount) throw new Error(`${url} is no local chain: it has no accounts of its own.`);
const recipient = typed.find((text) => !isNumber(text)) ?? localAccount;
if (!isAddress(recipient)) throw new Error(`${recipient} is not an address.`);

const { lockup, streamId } = await fillChain(recipient, url, decimals);
// Tells the page where the contract is.
const settings = { LOCKUP: lockup, ACCOUNT: localAccount, RPC_URL: url };
const lines = Object.entries(settings).map(([name, value]) => `VITE_LOCAL_${name}=${value}\n`);
writeFileSync('.env.local', lines.join(''));
console.log(`Lockup    ${lockup}`);
console.log(`Stream    ${streamId}`);
console.log(`Recipient ${recipient}`);
