import type { WizardChain } from '../../../protocol/wizard/types';
import type { Answers } from '../answers';
import { modelOf } from '../solidity/lockup';
import { checkImports, checkLines } from './checks';
import { createName } from './create';

/** The amounts and dates of the example, by model; a batch has one entry for each recipient. */
const lockupOptions: Record<ReturnType<typeof modelOf>, Record<Answers['batch'], string[]>> = {
  linear: {
    no: ['depositAmount: amount', 'cliff: 4 * WEEK'],
    yes: ['grants: recipients.map((recipient) => ({ recipient, depositAmount: amount }))'],
  },
  dynamic: {
    no: ['evenAmount: amount / 4n', 'curvedAmount: amount - amount / 4n', 'startTime: now'],
    yes: [
      'startTime: now',
      "grants: recipients.map((recipient) => ({ recipient, depositAmount: amount, exponent: '2.71' }))",
    ],
  },
  tranched: {
    no: [
      'depositAmount: amount',
      'startTime: now',
      'dates: [now + 4 * WEEK, now + 8 * WEEK, now + 12 * WEEK]',
    ],
    yes: [
      'startTime: now',
      'dates: [now + 4 * WEEK, now + 8 * WEEK, now + 12 * WEEK]',
      'grants: recipients.map((recipient) => ({ recipient, depositAmount: amount }))',
    ],
  },
  'price-gated': {
    no: ['depositAmount: amount', "oracle: addressFrom('ORACLE')", "targetPrice: '5000'"],
    yes: [
      'recipient',
      "oracle: addressFrom('ORACLE')",
      'timestamps: { start: now, end: now + 52 * WEEK }',
      "steps: ['5000', '6000'].map((targetPrice) => ({ depositAmount: amount, targetPrice }))",
    ],
  },
};

/** Whether the streams of a batch go to several recipients; the steps of prices are for one. */
const hasMany = ({ batch, model }: Answers) => batch === 'yes' && model !== 'price-gated';

/** What the script reads from the environment, each with what it is. */
export function mainVariables(answers: Answers): [name: string, what: string][] {
  const { model, sender, recipient } = answers;
  const who = recipient === 'contract' ? 'contract' : 'account';
  return [
    ['TOKEN', 'address of the token to stream'],
    hasMany(answers)
      ? ['RECIPIENTS', `address of each ${who} that receives a stream, with commas between them`]
      : ['RECIPIENT', `address of the ${who} that receives`],
    ...(sender === 'contract'
      ? ([['SENDER', 'address of the contract that is to be the sender']] as [string, string][])
      : []),
    ...(model === 'price-gated'
      ? ([['ORACLE', 'address of the price feed; the target price is in `src/main.ts`']] as [
          string,
          string,
        ][])
      : []),
  ];
}

/** `src/main.ts`: creates the streams of the example on one chain. */
export function mainScript(answers: Answers, chain: WizardChain): string {
  const options = answers.product === 'lockup' ? lockupCall(answers) : flowCall(answers);
  const used = (text: string) => new RegExp(`\\b${text}\\b`).test(options);
  const many = hasMany(answers);
  const address = answers.product === 'lockup' ? 'lockupAddress' : 'flowAddress';
  const rate = used('ratePerSecond');
  const body = [
    `const clients = connect(${chain.viem}, keyFromEnvironment(), process.env.RPC_URL || undefined);`,
    many
      ? "const recipients = (process.env.RECIPIENTS ?? '').split(',').map((text) => getAddress(text.trim()));"
      : "const recipient = addressFrom('RECIPIENT');",
    "const token = addressFrom('TOKEN');",
    `const at = { address: token, abi: erc20Abi, functionName: 'decimals' } as const;`,
    'const decimals = await clients.publicClient.readContract(at);',
    "const amount = parseUnits('100', decimals); // for each stream",
    ...(used('now')
      ? ['const now = Number((await clients.publicClient.getBlock()).timestamp);']
      : []),
    ...checkLines(answers, many),
    '',
    options,
    ids(answers),
  ].join('\n');
  const imports = [
    `import { erc20Abi, getAddress, parseUnits, type Address } from 'viem';`,
    `import { ${chain.viem} } from 'viem/chains';`,
    ...checkImports(answers),
    `import { connect, keyFromEnvironment } from './clients';`,
    `import { ${address} } from './contracts';`,
    `import { ${createName(answers)} } from './create';`,
    ...(rate ? [`import { ratePerSecond } from './rates';`] : []),
  ];
  const week = used('WEEK') ? '\nconst WEEK = 7 * 24 * 60 * 60;\n' : '';
  return `${imports.join('\n')}
${week}
try {
  process.loadEnvFile();
} catch {
  // There is no .env: the values come from the environment itself.
}

/** An address in the environment. Throws without one. */
function addressFrom(name: string): Address {
  const value = process.env[name];
  if (!value) throw new Error(\`Set \${name} to an address.\`);
  return getAddress(value);
}

${body}
`;
}

function lockupCall(answers: Answers): string {
  const { batch, sender } = answers;
  const batchLine =
    batch === 'yes' ? [`batchLockup: lockupAddress(SABLIER, 'SablierBatchLockup')`] : [];
  const lines = [
    ...batchLine,
    'lockup: lockupAddress(SABLIER)',
    'token',
    ...(sender === 'contract' ? ['sender'] : []),
    ...(batch === 'yes' ? [] : ['recipient']),
    ...lockupOptions[modelOf(answers)][batch],
  ].map((line) => `  ${line.replace('SABLIER', 'clients.publicClient.chain.id')},`);
  return `const created = await ${createName(answers)}(clients, {\n${lines.join('\n')}\n});`;
}

function flowCall(answers: Answers): string {
  const { batch, sender } = answers;
  const flow = 'flowAddress(clients.publicClient.chain.id)';
  const rate =
    'const rate = ratePerSecond(amount, decimals, 30n * 86_400n); // the amount in 30 days';
  const party = sender === 'contract' ? ['sender'] : [];
  if (batch === 'yes') {
    const employees = '  recipients.map((recipient) => ({ recipient, rate, deposit: amount })),';
    const args = ['clients', flow, ...party, 'token'].map((arg) => `  ${arg},`).join('\n');
    return `${rate}\nconst created = await createPayroll(\n${args}\n${employees}\n);`;
  }
  const own = party.length > 0 ? '\n  sender,' : '';
  return `${rate}\nconst created = await createFundedStream(clients, ${flow}, {${own}\n  token,\n  recipient,\n  rate,\n  deposit: amount,\n});`;
}

const ids = ({ batch }: Answers): string =>
  batch === 'yes'
    ? "console.log(`Streams ${created.join(', ')}`);"
    : 'console.log(`Stream ${created}`);';
