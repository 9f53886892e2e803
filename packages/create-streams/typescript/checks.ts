import type { Answers } from '../answers';
import { hasOwnAmounts } from '../options';
import type { ProjectFile } from '../project-file';
import { replaceInSample, type ReadSample } from '../samples';

/**
 * Contracts whose addresses are inputs of the script, which checks their code before it creates
 * anything.
 */
export const needsCode = ({ sender, recipient, hooks }: Answers) =>
  sender !== 'account' || (recipient === 'contract' && hooks === 'no');

/** The files with the checks that `checkLines` calls. */
export function checkFiles(answers: Answers, read: ReadSample): ProjectFile[] {
  const hook = () =>
    replaceInSample(read('lockup/hooks/check-hook.ts'), "'../contracts'", "'./contracts'");
  return [
    ...(needsCode(answers)
      ? [{ path: 'src/check-contract.ts', text: read('wizard/check-contract.ts') }]
      : []),
    ...(answers.hooks === 'yes' ? [{ path: 'src/check-hook.ts', text: hook() }] : []),
  ];
}

/** Imports of the checks. */
export const checkImports = (answers: Answers): string[] => [
  ...(needsCode(answers) ? [`import { checkContract } from './check-contract';`] : []),
  ...(answers.hooks === 'yes' ? [`import { checkHook } from './check-hook';`] : []),
];

/** Code of the file that contains the checks. */
export interface CheckContext {
  /** Expression for the address of the sender. */
  sender: string;
  /** Function for a warning to the creator of the streams. */
  warn: string;
}

/**
 * Checks of contract addresses, because a typing error would give away a right or a stream.
 * @param many whether there are several recipients
 */
export function checkLines(answers: Answers, many: boolean, around: CheckContext): string[] {
  const { sender, recipient, hooks } = answers;
  const each = hasOwnAmounts(answers) ? '{ recipient } of grants' : 'recipient of recipients';
  const party =
    sender === 'contract'
      ? [`const sender = ${around.sender};`, 'await checkContract(clients.publicClient, sender);']
      : [];
  if (recipient === 'account') return party;
  const lines =
    hooks === 'yes' ? hookLines(around) : ['await checkContract(clients.publicClient, recipient);'];
  const asked = many ? [`for (const ${each}) {`, ...lines.map((line) => `  ${line}`), '}'] : lines;
  const lockup =
    hooks === 'yes' ? ['const lockup = lockupAddress(clients.publicClient.chain.id);'] : [];
  return [...party, ...lockup, ...asked];
}

const hookLines = ({ warn }: CheckContext): string[] => [
  'const hook = await checkHook(clients.publicClient, lockup, recipient);',
  'if (!hook.isReady) throw new Error(`There are no hooks at ${recipient}.`);',
  `if (!hook.isAllowed) ${warn}(\`Lockup does not call the hooks of \${recipient} yet.\`);`,
];
