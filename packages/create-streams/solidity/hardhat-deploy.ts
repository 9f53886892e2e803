import type { WizardChain, WizardFacts } from '../contracts/types';
import type { Answers } from '../answers';
import { literalOf } from '../feed-address';
import { deployVariables, takesToken } from './deploy';

/** `scripts/deploy.ts` of a Hardhat project: deploys the contracts on one chain. */
export function hardhatDeploy(
  answers: Answers,
  chain: WizardChain,
  releases: WizardFacts['releases'],
): string {
  const { product, model, batch, feed, sender, recipient } = answers;
  const isLockup = product === 'lockup';
  const protocol = isLockup ? 'LOCKUP' : 'FLOW';
  const args = [
    ...(isLockup && batch !== 'no' ? ['BATCH_LOCKUP'] : []),
    protocol,
    ...(takesToken(answers) ? ["addressFrom('TOKEN')"] : []),
    ...(model === 'price-gated'
      ? [feed === '' ? "addressFrom('ORACLE')" : `'${literalOf(feed)}'`]
      : []),
    ...(sender === 'contract' ? ["addressFrom('OWNER')"] : []),
  ];
  const owner = "addressFrom('OWNER')";
  const hasAddresses = deployVariables(answers).length > 0;
  const constants = isLockup
    ? [
        `/** Lockup ${releases.lockup} on ${chain.name}. */`,
        `const LOCKUP: Address = '${chain.lockup}';`,
        ...(batch !== 'no' ? [`const BATCH_LOCKUP: Address = '${chain.batchLockup}';`] : []),
      ]
    : [`/** Flow ${releases.flow} on ${chain.name}. */`, `const FLOW: Address = '${chain.flow}';`];
  const reader = `
/** An address in the environment. Throws without one. */
function addressFrom(name: string): Address {
  const value = process.env[name];
  if (!value) throw new Error(\`Set \${name} to an address.\`);
  return getAddress(value);
}
`;
  const lines = [
    "// The network of hardhat.config.ts, which refuses another chain than the addresses' own.",
    "const { viem } = await network.create('chain');",
    deployLine('creator', 'StreamCreator', args),
    'console.log(`StreamCreator: ${creator.address}`);',
    ...(recipient === 'contract'
      ? [
          deployLine(
            'recipient',
            'StreamRecipient',
            isLockup ? [owner, protocol] : [protocol, owner],
          ),
          'console.log(`StreamRecipient: ${recipient.address}`);',
        ]
      : []),
  ];
  return `import { network } from 'hardhat';
import { ${hasAddresses ? 'getAddress, ' : ''}type Address } from 'viem';

${constants.join('\n')}
${hasAddresses ? reader : ''}
${lines.join('\n')}
`;
}

/** The deployment of a contract, with an argument a line where one line is too long. */
function deployLine(name: string, contract: string, args: readonly string[]): string {
  const open = `const ${name} = await viem.deployContract('${contract}', [`;
  const line = `${open}${args.join(', ')}]);`;
  return line.length <= 100 ? line : `${open}\n${args.map((arg) => `  ${arg},\n`).join('')}]);`;
}
