import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allAnswers, refusalReason } from '../answers';
import { readWizardFacts } from '../facts';
import { projectFiles } from '../project-files';
import { withDetails } from '../testing';

/* tests/starters installs such projects and runs them on a chain. */

const facts = readWizardFacts(process.cwd(), 'https://docs.sablier.com');
const SEPOLIA = 11_155_111;

const accepted = allAnswers()
  .filter((answers) => answers.stack === 'ethers' && refusalReason(answers) === null)
  .map((answers) => withDetails(answers, (list) => list.at(-1) as never));

const sourcesOf = (answers: (typeof accepted)[number], stack: 'ethers' | 'viem' = 'ethers') =>
  new Map(
    projectFiles({ ...answers, stack }, SEPOLIA, facts).map(({ path: at, text }) => [at, text]),
  );

/** The arguments of the contract in a file, without the name of the account. */
const argsOf = (text = '') =>
  (/functionName: '\w+',\n {4}args: ([^]*?)\n {2}\}\);/.exec(text)?.[1] ?? '').replaceAll(
    /sender: (?:walletClient\.account\.address|account),/g,
    'sender,',
  );

describe('a project with ethers', () => {
  it('has files of its own for all that src imports, and asks viem for nothing there', () => {
    expect(accepted).toHaveLength(208);
    for (const answers of accepted) {
      const files = sourcesOf(answers);
      for (const [file, text] of files) {
        if (!file.startsWith('src/')) continue;
        expect(text, file).not.toMatch(/viem|[cC]lients\b|\bAddress\b(?=[;,})\[])/);
        for (const [, from = ''] of text.matchAll(/from '(\.[^']*)'/g)) {
          const at = path.posix.join(path.posix.dirname(file), `${from}.ts`);
          expect(files.has(at), `${file} imports ${from}`).toBe(true);
        }
      }
      expect(files.get('.env.example')).not.toContain('Leave it empty');
    }
  });

  it('passes Lockup the arguments of the project for viem, and reads the id from its event', () => {
    const lockup = accepted.filter(({ product }) => product === 'lockup');
    for (const answers of lockup) {
      const create = sourcesOf(answers).get('src/create.ts');
      const other = sourcesOf(answers, 'viem').get('src/create.ts');
      expect(argsOf(create)).not.toBe('');
      expect(argsOf(create)).toBe(argsOf(other));
      const event = answers.batch === 'no' ? /'CreateLockup\w+Stream'/ : /'CreateLockupBatch'/;
      expect(create).toMatch(event);
      expect(other).toMatch(event);
    }
  });
});
