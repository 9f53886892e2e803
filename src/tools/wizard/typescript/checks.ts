import type { Answers } from '../answers';
import type { ProjectFile } from '../file';
import { swap, type Read } from '../pieces';

/** Contracts whose addresses the script takes, and whose code it asks for before it creates anything. */
const needsCode = ({ sender, recipient, hooks }: Answers) =>
  sender === 'contract' || (recipient === 'contract' && hooks === 'no');

/** The files with the checks that `checkLines` calls. */
export function checkFiles(answers: Answers, read: Read): ProjectFile[] {
  const hook = () => swap(read('lockup/hooks/check-hook.ts'), "'../contracts'", "'./contracts'");
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

/** TypeScript of the file that has the checks. */
export interface Around {
  /** Gives the address of the sender. */
  sender: string;
  /** Takes a sentence that whoever creates the streams should read. */
  warn: string;
}

/**
 * What the script asks about addresses of contracts: a typing error would give away a right or a stream.
 * @param many whether there are several recipients
 */
export function checkLines(
  { sender, recipient, hooks }: Answers,
  many: boolean,
  around: Around,
): string[] {
  const party =
    sender === 'contract'
      ? [`const sender = ${around.sender};`, 'await checkContract(clients.publicClient, sender);']
      : [];
  if (recipient === 'account') return party;
  const lines =
    hooks === 'yes' ? hookLines(around) : ['await checkContract(clients.publicClient, recipient);'];
  const asked = many
    ? ['for (const recipient of recipients) {', ...lines.map((line) => `  ${line}`), '}']
    : lines;
  const lockup =
    hooks === 'yes' ? ['const lockup = lockupAddress(clients.publicClient.chain.id);'] : [];
  return [...party, ...lockup, ...asked];
}

const hookLines = ({ warn }: Around): string[] => [
  'const hook = await checkHook(clients.publicClient, lockup, recipient);',
  'if (!hook.isReady) throw new Error(`There are no hooks at ${recipient}.`);',
  `if (!hook.isAllowed) ${warn}(\`Lockup does not call the hooks of \${recipient} yet.\`);`,
];
