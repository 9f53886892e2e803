import type { WizardChain } from '../contracts/types';
import type { Answers } from '../answers';
import { literalOf } from '../feed-address';
import { doublePrice } from '../terms';
import { callOfPart, createCall, hasMany, partLengths } from './call';
import { hasOwnAmounts } from '../options';
import { checkImports, checkLines } from './checks';
import { calendarImports } from '../calendar-imports';
import { createFunctionName } from './create';
import { isSafe } from '../is-safe';
import type { ReadSample } from '../samples';

/** `src/main.ts`: creates the streams of the example on one chain, or writes the calls of a Safe. */
export function mainScript(answers: Answers, chain: WizardChain, read: ReadSample): string {
  const call = createCall(answers, {
    oracle: answers.feed === '' ? "addressFrom('ORACLE')" : `'${literalOf(answers.feed)}'`,
    price: `'${answers.price}'`,
    prices: `['${answers.price}', '${doublePrice(answers)}']`,
    rate: `parseUnits('${answers.rate}', 18)`,
  });
  const many = hasMany(answers);
  const isOwn = hasOwnAmounts(answers);
  const address = answers.product === 'lockup' ? 'lockupAddress' : 'flowAddress';
  const rate = call.uses('ratePerSecond');
  const body = [
    ...clientsOf(answers, chain),
    ...(isOwn ? [] : [recipientsOf(answers)]),
    "const token = addressFrom('TOKEN');",
    `const at = { address: token, abi: erc20Abi, functionName: 'decimals' } as const;`,
    `const decimals = await clients.publicClient.readContract(at);`,
    isOwn
      ? "const grants = grantsFrom(readFileSync('recipients.txt', 'utf8'), decimals);"
      : "const amount = parseUnits('100', decimals); // for each stream",
    ...(call.uses('now')
      ? ['const now = Number((await clients.publicClient.getBlock()).timestamp);']
      : []),
    ...checkLines(answers, many, { sender: "addressFrom('SENDER')", warn: 'console.warn' }),
    '',
    ...ending(answers, call.text),
  ].join('\n');
  const imports = [
    ...nodeImports(answers),
    `import { ${[
      ...(isSafe(answers) ? ['createPublicClient'] : []),
      ...['erc20Abi', 'getAddress'],
      ...(isSafe(answers) ? ['http'] : []),
      ...(isOwn && !call.uses('parseUnits') ? [] : ['parseUnits']),
      'type Address',
    ].join(', ')} } from 'viem';`,
    `import { ${chainsOf(chain)} } from 'viem/chains';`,
    ...calendarImports(answers),
    ...checkImports(answers),
    ...(isSafe(answers) ? [] : [`import { connect, keyFromEnvironment } from './clients';`]),
    `import { ${address} } from './contracts';`,
    `import { ${createFunctionName(answers)} } from './create';`,
    ...(isOwn ? [`import { grantsFrom } from './grants';`] : []),
    ...(answers.batch !== 'parts'
      ? []
      : isSafe(answers)
        ? [`import { partsOf } from './parts';`]
        : [`import { inParts } from './in-parts';`]),
    ...(rate ? [`import { ratePerSecond } from './rates';`] : []),
    ...(isSafe(answers) ? [`import { safeFile } from './safe-file';`] : []),
  ];
  const week = partLengths(call.uses);
  return `${imports.join('\n')}
${week}
${read('wizard/environment.ts', 'environment')}
${body}
`;
}

function nodeImports(answers: Answers): string[] {
  const names = [
    ...(answers.batch === 'parts' || hasOwnAmounts(answers) ? ['readFileSync'] : []),
    ...(isSafe(answers) ? ['writeFileSync'] : []),
  ];
  return names.length > 0 ? [`import { ${names.join(', ')} } from 'node:fs';`] : [];
}

const clientsOf = (answers: Answers, chain: WizardChain): string[] =>
  isSafe(answers)
    ? [
        `const chain = process.env.LOCAL === 'yes' ? foundry : ${chain.viem};`,
        'const transport = http(process.env.RPC_URL || undefined);',
        'const publicClient = createPublicClient({ chain, transport });',
        "const safe = addressFrom('SAFE');",
        'await checkContract(publicClient, safe);',
        'const clients = { publicClient, safe };',
      ]
    : [
        // The command for the local chain sets the variable.
        `const chain = process.env.LOCAL === 'yes' ? foundry : ${chain.viem};`,
        'const clients = connect(chain, keyFromEnvironment(), process.env.RPC_URL || undefined);',
      ];

/** The chains that the script imports. */
const chainsOf = ({ viem }: WizardChain): string => [viem, 'foundry'].sort().join(', ');

function recipientsOf(answers: Answers): string {
  if (answers.batch === 'parts') {
    return `const lines = readFileSync('recipients.txt', 'utf8').split('\\n');
const recipients = lines
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => getAddress(line));
if (recipients.length === 0) throw new Error('Write addresses into recipients.txt.');`;
  }
  return hasMany(answers)
    ? "const recipients = (process.env.RECIPIENTS ?? '').split(',').map((text) => getAddress(text.trim()));"
    : "const recipient = addressFrom('RECIPIENT');";
}

/** What follows the values: the creation, or the files for the Safe. */
function ending(answers: Answers, call: string): string[] {
  const inPart = indent(callOfPart(call));
  const list = hasOwnAmounts(answers) ? 'grants' : 'recipients';
  const write = (file: string) => [
    `writeFileSync(${file}, safeFile(publicClient.chain.id, calls, Date.now()));`,
    `console.log(\`\${${file}} is ready for the Transaction Builder of the Safe.\`);`,
  ];
  if (isSafe(answers)) {
    const prepared = (text: string) => text.replace('const created = ', 'const calls = ');
    return answers.batch === 'parts'
      ? [
          `for (const [at, part] of partsOf(${list}).entries()) {`,
          prepared(inPart),
          '  const file = `safe-${at + 1}.json`;',
          ...write('file').map(indent),
          '}',
        ]
      : [prepared(call), "const file = 'safe.json';", ...write('file')];
  }
  if (answers.batch !== 'parts') return [call, ids(answers)];
  const contract =
    answers.product === 'lockup'
      ? "lockupAddress(clients.publicClient.chain.id, 'SablierBatchLockup')"
      : 'flowAddress(clients.publicClient.chain.id)';
  return [
    `const contract = ${contract};`,
    hasOwnAmounts(answers) ? 'const terms = token;' : 'const terms = `${token} ${amount}`;',
    `const created = await inParts(clients, contract, ${list}, terms, async (clients, part) => {`,
    inPart,
    '  return created;',
    '});',
    ids(answers),
  ];
}

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

const ids = ({ batch }: Answers): string =>
  batch !== 'no'
    ? "console.log(`Streams ${created.join(', ')}`);"
    : 'console.log(`Stream ${created}`);';
