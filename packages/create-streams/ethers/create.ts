import type { Answers } from '../answers';
import { replaceAllInSample, replaceInSample, type ReadSample } from '../samples';

const FUNCTION = /export async function (\w+)\(clients: Clients, options: (\w+)\) \{\n/g;
const SIMULATION =
  /  const \{ request \} = await publicClient\.simulateContract\(\{\n    account: walletClient\.account,\n([^]*?)\n  \}\);\n[^]*$/;
const EVENT = /eventName: '(CreateLockup\w+)'/;
/** What one sample has before its function and this project does not use. */
const READER =
  /\nconst feedAbi = [^]*?\n\]\);\n|\/\*\*[^/]*\*\/\nexport async function readPrice[^]*?\n\}\n/g;
const IMPORT = /^import [^;]*;\n/gm;

/**
 * The function of a sample for viem as one for ethers, with the same arguments of the contract.
 * @param source with imports from its own folder
 * @throws when the sample is written differently
 */
export function asEthersFunction(source: string): string {
  const functions = [...source.matchAll(FUNCTION)];
  const [first] = functions;
  // A batch is sent by the second function, which the first one calls.
  const sends = functions.findLast(({ index }) => source.slice(index).includes('simulateContract'));
  const [, event] = EVENT.exec(source) ?? [];
  if (!first || !sends || !event || !SIMULATION.test(source)) {
    throw new Error('The sample sends its call differently.');
  }
  const [value, type] =
    event === 'CreateLockupBatch' ? ['streamIds', 'bigint[]'] : ['streamId', 'bigint'];
  const body = replaceAllInSample(source.slice(sends.index + sends[0].length), [
    [CLIENTS, ACCOUNT],
    ['approveIfNeeded(clients,', 'approveIfNeeded(signer,'],
  ])
    .replace(
      SIMULATION,
      (_, call: string) =>
        `  const [created] = await send(signer, '${event}', {\n${call}\n  });\n` +
        `  return created?.getValue('${value}') as ${type};\n}\n`,
    )
    .replaceAll('walletClient.account.address', 'account')
    .replace('const { timestamp } = await publicClient.getBlock();', BLOCK)
    .replace('Number(timestamp)', 'block?.timestamp ?? 0');
  // A contract may be the sender in place of the account.
  const own = body.includes('sender: account,') ? body : replaceInSample(body, ACCOUNT, '');
  const notice = source.slice(source.lastIndexOf('/**', first.index), first.index);
  const head = source.slice(0, source.lastIndexOf('/**', first.index));
  const types = head
    .replace(READER, '')
    .replace(IMPORT, '')
    .replace(/\bAddress\b/g, 'string');
  return `${importsOf(source, own)}

${types.trim()}

${notice}export async function ${first[1]}(signer: Signer, options: ${sends[2]}) {
${own}`;
}

const CLIENTS = '  const { publicClient, walletClient } = clients;\n';
const ACCOUNT = '  const account = await signer.getAddress();\n';
const BLOCK = "const block = await signer.provider?.getBlock('latest');";

function importsOf(source: string, own: string): string {
  const [abi = ''] = /\b(?:lockupAbi|batchLockupAbi)\b/.exec(own) ?? [];
  const split = [...source.matchAll(IMPORT)]
    .map(([line]) => line.trim())
    .filter((line) => line.includes('installments'));
  return [
    own.includes('parseUnits')
      ? "import { parseUnits, type Signer } from 'ethers';"
      : "import type { Signer } from 'ethers';",
    "import { approveIfNeeded } from './approve';",
    `import { ${abi} } from './contracts';`,
    ...split,
    "import { send } from './send';",
  ].join('\n');
}

const FLOW = 'wizard/ethers/flow.ts';

/** The function of a Flow project. */
export function ethersFlow({ batch, sender }: Answers, read: ReadSample): string {
  const imports = replaceInSample(read(FLOW, 'imports'), './contracts-flow', './contracts').trim();
  if (batch === 'no') {
    const text = `${replaceInSample(imports, INTERFACE, 'import type { Signer }')}\n\n${read(FLOW, 'one')}`;
    return sender !== 'contract'
      ? text
      : replaceAllInSample(text, [
          ['stream: { token: string;', 'stream: { sender: string; token: string;'],
          ['const { token, recipient,', 'const { sender, token, recipient,'],
          [SENDER, ''],
        ]);
  }
  const text = `${imports}\n\n${read(FLOW, 'many')}`;
  return sender !== 'contract'
    ? text
    : replaceAllInSample(text, [
        ['  token: string,\n', '  sender: string,\n  token: string,\n'],
        [SENDER, ''],
      ]);
}

const INTERFACE = 'import { Interface, type InterfaceAbi, type Signer }';
const SENDER = '  const sender = await signer.getAddress();\n';
