import type { WizardChain } from '../contracts/types';
import { replaceAllInSample } from '../samples';

/** The imports of the script for viem that are not files of the project. */
const VIEM = /^import \{ (.*) \} from 'viem';\n.* from 'viem\/chains';\n/m;
const CLIENTS = /^const chain = .*\nconst clients = .*\n/m;

const signerOf = ({
  id,
  name,
}: WizardChain): string => `const { RPC_URL, PRIVATE_KEY = '' } = process.env;
if (!RPC_URL) throw new Error('Set RPC_URL to the address of a node.');
if (!/^0x[0-9a-fA-F]{64}$/.test(PRIVATE_KEY)) {
  throw new Error('Set PRIVATE_KEY to 0x and 64 hexadecimal digits.');
}
// ${name}, or the local chain, whose command sets the variable.
const chainId = process.env.LOCAL === 'yes' ? 31337 : ${id};
// Without the cache, a nonce that was read before the last transaction would be used again.
const options = { cacheTimeout: -1, pollingInterval: 500 };
const provider = new JsonRpcProvider(RPC_URL, undefined, options);
const network = await provider.getNetwork();
if (network.chainId !== BigInt(chainId)) {
  throw new Error(\`The node is on chain \${network.chainId}, not \${chainId}.\`);
}
const signer = new Wallet(PRIVATE_KEY, provider);
`;

/**
 * `src/main.ts` of the project for viem as one for ethers.
 * @throws when it is written differently
 */
export function asEthersScript(viem: string, chain: WizardChain): string {
  const [, names = ''] = VIEM.exec(viem) ?? [];
  if (names === '' || !CLIENTS.test(viem)) throw new Error('The script is written differently.');
  const kept = names.split(', ').filter((name) => name !== 'erc20Abi' && name !== 'type Address');
  const used = ['Contract', 'JsonRpcProvider', 'Wallet', ...kept].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
  return `${replaceAllInSample(
    viem
      .replace(VIEM, `import { ${used.join(', ')} } from 'ethers';\n`)
      .replace(CLIENTS, () => signerOf(chain))
      .replace(NOW, "(await provider.getBlock('latest'))?.timestamp ?? 0"),
    [
      ["import { connect, keyFromEnvironment } from './clients';\n", ''],
      ['(name: string): Address {', '(name: string): string {'],
      [
        "const at = { address: token, abi: erc20Abi, functionName: 'decimals' } as const;",
        "const erc20 = new Contract(token, ['function decimals() view returns (uint8)'], provider);",
      ],
      [
        'await clients.publicClient.readContract(at)',
        "Number(await erc20.getFunction('decimals')())",
      ],
      ['clients.publicClient.chain.id', 'chainId'],
    ],
  )
    .replaceAll('clients.publicClient', 'provider')
    .replace(/\bclients\b/g, 'signer')}provider.destroy();\n`;
}

const NOW = 'Number((await clients.publicClient.getBlock()).timestamp)';
