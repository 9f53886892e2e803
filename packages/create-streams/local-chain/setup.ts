import type { Answers } from '../answers';
import { tokenName } from '../options';
import { literalOf } from '../feed-address';
import { isGated, targetLines } from './terms';

/** Whether a contract of the local chain is the sender or the recipient. */
export const hasContract = ({ sender, recipient }: Answers): boolean =>
  sender !== 'account' || recipient === 'contract';

/**
 * `local/setup.ts`: deploys the protocol, a token and the parties of the streams.
 * @param clients module with the clients, from `local/`
 * @param names module with `nameContracts`, from `local/`
 */
export function setupModule(answers: Answers, clients: string, names: string): string {
  const { product, sender, recipient, hooks } = answers;
  const gated = isGated(answers);
  const hasOwnFeed = gated && answers.feed !== '';
  const fromViem = [
    ...(hasOwnFeed ? ['createTestClient'] : []),
    ...(hooks === 'yes' ? ['encodeFunctionData'] : []),
    ...(hasOwnFeed ? ['http'] : []),
    'parseAbi',
    'parseUnits',
    ...(recipient === 'account' || gated ? ['type Address'] : []),
  ];
  const imports = [
    `import { ${fromViem.join(', ')} } from 'viem';`,
    "import { foundry } from 'viem/chains';",
    "import local from '../contracts/local.json';",
    ...(hooks === 'yes' ? ["import { lockupAbi } from '../src/contracts';"] : []),
    `import { confirmed, connect${gated ? ', type Clients' : ''} } from '${clients}';`,
    ...(hooks === 'yes' ? ["import { comptrollerAbi } from './comptroller';"] : []),
    "import { deploy } from './deploy-contract';",
    `import { nameContracts } from '${names}';`,
    "import { deployProtocol } from './protocol';",
  ];
  const account =
    recipient === 'account'
      ? `/** The third account of every anvil chain. */
const RECIPIENT: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
`
      : '';
  const allow = `
  // As the comptroller's admin, which you are on this chain alone.
  const allow = { abi: lockupAbi, functionName: 'allowToHook', args: [recipient] } as const;
  const allowed = await walletClient.writeContract({
    address: comptroller,
    abi: comptrollerAbi,
    functionName: 'execute',
    args: [protocol, encodeFunctionData(allow)],
  });
  await confirmed(clients, allowed);
`;
  const contract = 'await deploy(clients, local.LocalContract)';
  return `${imports.join('\n')}

/** The key of the first account of every anvil chain. It is public: use it nowhere else. */
export const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
${account}const tokenAbi = parseAbi(['function mint(address to, uint256 amount)']);

${gated ? gateParts(answers) : ''}
export type Local = Awaited<ReturnType<typeof setUp>>;

/** Deploys ${product === 'lockup' ? 'Lockup' : 'Flow'} on an empty chain, and gives ${sender === 'safe' ? 'a contract that stands for the Safe' : 'the account that pays'} 1,000 tokens with these decimals. */
export async function setUp(url: string, decimals: number) {
  const clients = connect(foundry, KEY, url);
  const { walletClient } = clients;
  const payer = walletClient.account.address;
  const { contracts, protocol${hooks === 'yes' ? ', comptroller' : ''} } = await deployProtocol(clients);
  nameContracts(contracts);

  const sender = ${sender === 'account' ? 'payer' : contract};
  const recipient = ${recipient === 'contract' ? contract : 'RECIPIENT'};
  const token = await deploy(clients, local.${tokenName(answers)}, [decimals]);
  const minted = await walletClient.writeContract({
    address: token,
    abi: tokenAbi,
    functionName: 'mint',
    args: [${sender === 'safe' ? 'sender' : 'payer'}, parseUnits('1000', decimals)],
  });
  await confirmed(clients, minted);
${hooks === 'yes' ? allow : ''}${gated ? feedLines(answers) : ''}  return { url, clients, contracts, protocol, token, ${gated ? 'feed, ' : ''}payer, sender, recipient };
}
`;
}

/** The target price, the feed of the answers, and what a test changes the price with. */
const gateParts = (
  answers: Answers,
): string => `const feedAbi = parseAbi(['function setPrice(int256 newPrice)']);

${targetLines(answers).join('\n')}
${answers.feed === '' ? '' : `/** The price feed of the answers, where this chain gets a feed of its own. */\nconst FEED: Address = '${literalOf(answers.feed)}';\n`}
/** Sets what a feed of the local chain says, in USD with 8 decimals. */
export async function setPrice(clients: Clients, feed: Address, price: bigint): Promise<void> {
  const call = { address: feed, abi: feedAbi, functionName: 'setPrice', args: [price] } as const;
  await confirmed(clients, await clients.walletClient.writeContract(call));
}
`;

const OWN_FEED = `  const bytecode = await clients.publicClient.getCode({
    address: await deploy(clients, local.LocalFeed),
  });
  if (!bytecode) throw new Error('There is no feed.');
  const node = createTestClient({ mode: 'anvil', chain: foundry, transport: http(url) });
  await node.setCode({ address: FEED, bytecode });
  const feed = FEED;
`;

/** The feed of the streams, apart from that of the comptroller. */
const feedLines = ({ feed }: Answers): string => `
${feed === '' ? '  const feed = await deploy(clients, local.LocalFeed);\n' : OWN_FEED}  // A stream is created below its target only.
  await setPrice(clients, feed, TARGET - 1n);
`;
