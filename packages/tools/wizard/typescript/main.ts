import type { WizardChain } from '../contracts/types';
import type { Answers } from '../answers';
import { literalOf } from '../feed-address';
import { doublePrice } from '../terms';
import { createCall, hasMany, lengthsOf } from './call';
import { checkImports, checkLines } from './checks';
import { createName } from './create';

/** The environment variables of the script, each with a description. */
export function mainVariables(answers: Answers): [name: string, what: string][] {
  const { model, feed, sender, recipient } = answers;
  const who = recipient === 'contract' ? 'contract' : 'account';
  return [
    ['TOKEN', 'address of the token to stream'],
    hasMany(answers)
      ? ['RECIPIENTS', `address of each ${who} that receives a stream, with commas between them`]
      : ['RECIPIENT', `address of the ${who} that receives`],
    ...(sender === 'contract'
      ? ([['SENDER', 'address of the contract that is to be the sender']] as [string, string][])
      : []),
    ...(model === 'price-gated' && feed === ''
      ? ([['ORACLE', 'address of the price feed; the target price is in `src/main.ts`']] as [
          string,
          string,
        ][])
      : []),
  ];
}

/** `src/main.ts`: creates the streams of the example on one chain. */
export function mainScript(answers: Answers, chain: WizardChain): string {
  const call = createCall(answers, {
    oracle: answers.feed === '' ? "addressFrom('ORACLE')" : `'${literalOf(answers.feed)}'`,
    price: `'${answers.price}'`,
    prices: `['${answers.price}', '${doublePrice(answers)}']`,
    rate: `parseUnits('${answers.rate}', 18)`,
  });
  const many = hasMany(answers);
  const address = answers.product === 'lockup' ? 'lockupAddress' : 'flowAddress';
  const rate = call.uses('ratePerSecond');
  const body = [
    `const clients = connect(${chain.viem}, keyFromEnvironment(), process.env.RPC_URL || undefined);`,
    many
      ? "const recipients = (process.env.RECIPIENTS ?? '').split(',').map((text) => getAddress(text.trim()));"
      : "const recipient = addressFrom('RECIPIENT');",
    "const token = addressFrom('TOKEN');",
    `const at = { address: token, abi: erc20Abi, functionName: 'decimals' } as const;`,
    'const decimals = await clients.publicClient.readContract(at);',
    "const amount = parseUnits('100', decimals); // for each stream",
    ...(call.uses('now')
      ? ['const now = Number((await clients.publicClient.getBlock()).timestamp);']
      : []),
    ...checkLines(answers, many, { sender: "addressFrom('SENDER')", warn: 'console.warn' }),
    '',
    call.text,
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
  const week = lengthsOf(call.uses);
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

const ids = ({ batch }: Answers): string =>
  batch === 'yes'
    ? "console.log(`Streams ${created.join(', ')}`);"
    : 'console.log(`Stream ${created}`);';
