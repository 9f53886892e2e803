import type { Answers } from '../answers';
import { hasOwnAmounts } from '../options';
import { formFields } from '../form-fields';
import { mainVariables } from '../main-variables';
import { isSafe } from '../is-safe';

const READS = `const url = process.env.LOCAL_RPC_URL ?? 'http://127.0.0.1:8545';
const decimals = Number(process.argv[2] ?? 6);
const local = await setUp(url, decimals);
`;

/** What each variable of the script is on the local chain, as an expression, and what it takes from there. */
const VARIABLES: Record<string, { is: string; from: string }> = {
  TOKEN: { is: 'token', from: 'token' },
  RECIPIENT: { is: 'recipient', from: 'recipient' },
  RECIPIENTS: { is: '[recipient, recipient].join()', from: 'recipient' },
  SENDER: { is: 'sender', from: 'sender' },
  ORACLE: { is: 'feed', from: 'feed' },
  SAFE: { is: 'sender', from: 'sender' },
};

function variableOf(name: string) {
  const variable = VARIABLES[name];
  if (!variable) throw new Error(`The local chain has no value for ${name}.`);
  return { name, ...variable };
}

const FOLDER = `  process.chdir(mkdtempSync(path.join(tmpdir(), 'streams-')));\n`;
const OWN_LIST = `  writeFileSync('recipients.txt', [\`\${recipient},100\`, \`\${recipient},37.5\`].join('\\n'));\n`;
const LIST = `  writeFileSync('recipients.txt', [recipient, recipient].join('\\n'));\n`;

/**
 * `local/run-example.ts` of a script: what `src/main.ts` reads from the environment, from the local chain.
 * @throws when the script reads a variable that the local chain does not know
 */
export function runModule(answers: Answers): string {
  const isOwn = hasOwnAmounts(answers);
  const isInParts = answers.batch === 'parts' || isOwn;
  const ofSafe = isSafe(answers);
  const variables = mainVariables(answers).map(([name]) => variableOf(name));
  const names = new Set(['url', ...variables.map(({ from }) => from)]);
  if (isInParts) names.add('recipient');
  if (ofSafe) names.add('clients');
  const files = [
    'mkdtempSync',
    ...(ofSafe ? ['readdirSync', 'readFileSync'] : []),
    ...(isInParts ? ['writeFileSync'] : []),
  ];
  const imports =
    isInParts || ofSafe
      ? `import { ${files.join(', ')} } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
`
      : '';
  const folder = [
    ...(isInParts
      ? [
          '  // The list of this run, and what the script writes.\n',
          FOLDER,
          isOwn ? OWN_LIST : LIST,
        ]
      : ofSafe
        ? ['  // Where the script writes its file.\n', FOLDER]
        : []),
  ].join('');
  const key = ofSafe ? '' : '    PRIVATE_KEY: KEY,\n';
  const execute = `  for (const file of readdirSync('.').filter((name) => name.endsWith('.json'))) {
    await executeFile(clients, url, sender, readFileSync(file, 'utf8'));
    console.log(\`The Safe has sent what \${file} lists.\`);
  }
`;
  return `${imports}${ofSafe ? "import { executeFile } from './execute-file';\nimport type { Local } from './setup';" : "import { KEY, type Local } from './setup';"}

/** Runs \`src/main.ts\` on the local chain${ofSafe ? ', and what it writes' : ''}. Once in a process, because a module runs once. */
export async function runExample({ ${[...names].join(', ')} }: Local): Promise<void> {
${folder}  Object.assign(process.env, {
    LOCAL: 'yes',
    RPC_URL: url,
${key}${variables.map(({ name, is }) => `    ${name}: ${is},\n`).join('')}  });
  await import('../src/main');
${ofSafe ? execute : ''}}
`;
}

/** `local/start.ts` of a script. */
export const START_COMMAND = `import { runExample } from './run-example';
import { setUp } from './setup';

${READS}console.log(\`Token \${local.token} with \${decimals} decimals\`);
await runExample(local);
`;

/** `local/deploy.ts` of a page: what to type into its form, and the file that sends it to the local chain. */
export function deployCommand(answers: Answers): string {
  const typed = formFields(answers).flatMap(({ name, label }) => {
    const value = ADDRESSES[name];
    return value ? [`console.log(\`${label.replace(/,.*/, '')}: ${value}\`);`] : [];
  });
  return `import { writeFileSync } from 'node:fs';
import { setUp } from './setup';

${READS}const { contracts, payer: account } = local;
// For \`vite --mode anvil\` alone: no other page reads this file.
writeFileSync('.env.anvil.local', \`VITE_LOCAL='\${JSON.stringify({ url, account, contracts })}'\\n\`);
console.log('${isSafe(answers) ? 'Type' : 'Connect the local account, and type'} into the form:');
${typed.join('\n')}
`;
}

const ADDRESSES: Partial<Record<ReturnType<typeof formFields>[number]['name'], string>> = {
  token: '${local.token}',
  recipient: '${local.recipient}',
  recipients: '${local.recipient} ${local.recipient}',
  sender: '${local.sender}',
  safe: '${local.sender}',
  oracle: '${local.feed}',
};
