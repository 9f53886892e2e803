import { replaceInSample } from '../samples';

const FUNCTION =
  /(?<=export async function )\w+\(clients: Clients, options: (\w+)\) \{\n([^]*?)\n\}\n/g;
const APPROVAL = /\n  await approveIfNeeded\(clients, (\{.*\})\);/;
const SIMULATION =
  /  const \{ request \} = await publicClient\.simulateContract\(\{\n    account: walletClient\.account,\n    address: (\w+),\n([^]*?)\n  \}\);\n[^]*$/;
/** The reader of a price that one sample has before its function. */
const READER =
  /\nconst feedAbi = [^]*?\n\]\);\n|\/\*\*[^/]*\*\/\nexport async function readPrice[^]*?\n\}\n/g;
const CLIENTS = '  const { publicClient, walletClient } = clients;';

/**
 * The function of a Lockup sample as one that returns the calls of a Safe.
 * @param source with imports from its own folder
 * @throws when the sample is written differently
 */
export function asCalls(source: string, name: string): string {
  const functions = [...source.matchAll(FUNCTION)];
  const sends = functions.find(([, , body = '']) => body.includes('simulateContract'));
  const [, approval] = APPROVAL.exec(sends?.[2] ?? '') ?? [];
  const [, address, encoded] = SIMULATION.exec(sends?.[2] ?? '') ?? [];
  const [first] = functions;
  if (!sends || !first || !approval || !address || !encoded) {
    throw new Error('The sample sends its calls differently.');
  }
  const prepared = (sends[2] ?? '')
    .replace(APPROVAL, '')
    .replace(
      SIMULATION,
      () =>
        `  const data = encodeFunctionData({\n${encoded}\n  });\n` +
        `  return [...approvalCalls(${approval}), { to: ${address}, data }];`,
    );
  const rest = replaceInSample(prepared, CLIENTS, '');
  const reads = /\bpublicClient\b/.test(rest);
  const clients = `  const { ${reads ? 'publicClient, ' : ''}safe } = clients;`;
  const body = replaceInSample(
    replaceInSample(prepared, CLIENTS, clients),
    'walletClient.account.address',
    'safe',
  );
  const head = source.slice(0, source.lastIndexOf('/**', first.index)).replace(READER, '');
  const [kind, returned] = reads ? ['async ', 'Promise<Call[]>'] : ['', 'Call[]'];
  const text = `/** The calls with which the Safe creates the streams. Nothing is sent. */
export ${kind}function ${name}(
  clients: SafeClients,
  options: ${sends[1]},
): ${returned} {
${body}
}
`;
  return withUsedImports(head, text);
}

/** An import of names, on one line or more. */
const IMPORT = /^import (type )?\{([^}]*)\} from '(.*)';\n/gm;

/** The lines before the function, whose imports are those that it and they use. */
function withUsedImports(head: string, text: string): string {
  const rest = head.replace(IMPORT, '');
  const isUsed = (word: string) =>
    new RegExp(`\\b${word.replace(/^type /, '')}\\b`).test(rest + text);
  const kept = [...head.matchAll(IMPORT)].flatMap(([, type = '', names = '', from = '']) => {
    if (from === './approve')
      return ["import { approvalCalls, type Call, type SafeClients } from './calls';\n"];
    const own = (from === 'viem' ? `encodeFunctionData, ${names}` : names)
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && isUsed(name));
    return own.length > 0 ? [`import ${type}{ ${own.join(', ')} } from '${from}';\n`] : [];
  });
  return `${kept.join('')}\n${rest.trim()}\n\n${text}`;
}

/** The name of a function that returns the calls instead of sending them. */
export const safeName = (name: string): string => `${name}Calls`;
