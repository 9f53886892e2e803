import type { WizardChain } from '../contracts/types';
import type { Answers } from '../answers';
import type { ProjectFile } from '../project-file';
import { replaceAllInSample, replaceInSample, sampleReader, type ReadSample } from '../samples';
import type { ProjectWriter } from '../write-project';
import { asEthersFunction, ethersFlow } from './create';
import { asEthersScript } from './main';

const STARTER = 'starters/ethers';

/**
 * The files of a TypeScript project with ethers, from those of the project for viem: the same streams on the same local
 * chain. Only `src` is another. It takes the writer of that project, whose code a page loads apart.
 */
export const ethersOf =
  (viem: ProjectWriter): ProjectWriter =>
  (answers, chain, facts) => {
    const read = sampleReader(facts);
    const own = (name: string): string =>
      read(`wizard/ethers/${name}.ts`).replaceAll(`../../${STARTER}/src/`, './');
    const change: Record<string, (text: string) => string> = {
      'src/create.ts': (text) =>
        answers.product === 'flow' ? ethersFlow(answers, read) : asEthersFunction(text),
      'src/main.ts': (text) => asEthersScript(text, chain),
      'src/approve.ts': () => own('approve'),
      'src/contracts.ts': (text) =>
        answers.product === 'flow' ? own('contracts-flow') : contracts(text),
      'src/check-contract.ts': () => own('check-contract'),
      'src/check-hook.ts': () => own('check-hook'),
      'src/grants.ts': grants,
      'package.json': (text) => manifest(text, read),
      'README.md': (text) => readme(text, chain),
      '.env.example': (text) =>
        // ethers asks no public node by itself.
        replaceInSample(text, ' Leave it empty to use a public one.', ''),
    };
    const files = viem({ ...answers, stack: 'viem' } satisfies Answers, chain, facts);
    return [
      ...files.map(
        ({ path, text }): ProjectFile => ({
          // Those of viem, which the local chain alone needs.
          path: path === 'src/clients.ts' ? 'local/clients.ts' : path,
          text: change[path]?.(text) ?? withOwnClients(path, text),
        }),
      ),
      { path: 'src/send.ts', text: own('send') },
      { path: 'src/transactions.ts', text: read(`${STARTER}/src/transactions.ts`) },
    ];
  };

/** A file of the local chain or its test, which has the clients of viem beside it. */
const withOwnClients = (path: string, text: string): string =>
  text.replaceAll(
    "'../src/clients'",
    path.startsWith('local/') ? "'./clients'" : "'../local/clients'",
  );

/** The ABI stays typed; the address is a text with its checksum. */
const contracts = (text: string): string =>
  replaceAllInSample(text, [
    ["import type { Address } from 'viem';", "import { getAddress } from 'ethers';"],
    ['): Address {', '): string {'],
    ['contract.address as Address', 'getAddress(contract.address)'],
  ]);

const grants = (text: string): string =>
  replaceAllInSample(text, [
    ["parseUnits, type Address } from 'viem'", "parseUnits } from 'ethers'"],
    ['recipient: Address;', 'recipient: string;'],
  ]);

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const sorted = (versions: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));

/** `package.json`, with viem for the local chain alone. */
function manifest(text: string, read: ReadSample): string {
  const whole = JSON.parse(text) as Manifest;
  const { ethers } = (JSON.parse(read(`${STARTER}/package.json`)) as Manifest).dependencies;
  const { viem, ...dependencies } = whole.dependencies;
  if (!ethers || !viem) throw new Error('A starter is written differently.');
  const own = {
    ...whole,
    dependencies: sorted({ ...dependencies, ethers }),
    devDependencies: sorted({ ...whole.devDependencies, viem }),
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}

const readme = (text: string, { name }: WizardChain): string =>
  replaceAllInSample(
    text.replace(
      /^- `src\/clients\.ts`: .*$/m,
      '- `src/send.ts`: sends a call and reads its events; `src/transactions.ts` waits for the block',
    ),
    [
      ['- `TOKEN`:', `- \`RPC_URL\`: address of a node of ${name}\n- \`TOKEN\`:`],
      [
        '\n## Files\n',
        '\nThe local chain and its test use viem, by `local/clients.ts`. `src` needs ethers alone.\n\n## Files\n',
      ],
    ],
  );
