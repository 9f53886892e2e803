import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allAnswers, DEFAULTS, refusalReason, type Answers } from '../answers';
import { readWizardFacts } from '../facts';
import { projectFiles } from '../project-files';
import { deployVariables } from './deploy';

/* That the Foundry projects compile and pass is in tests/examples/wizard; tests/starters installs one with Hardhat, on a
 * Node.js that Hardhat takes. */

const SEPOLIA = 11_155_111;
const facts = readWizardFacts(process.cwd(), 'https://docs.sablier.com');
const filesOf = (answers: Answers, chainId = SEPOLIA) =>
  new Map(projectFiles(answers, chainId, facts).map(({ path: file, text }) => [file, text]));

const accepted = allAnswers().filter(
  (answers) => answers.stack === 'hardhat' && refusalReason(answers) === null,
);

/** A file without the paths of its imports. */
const withoutPaths = (text = '') => text.replace(/(?<=^import .*")[^"]*(?=";$)/gm, '');

const creatorArgs = (text: string) =>
  (/constructor\(([^)]*)\)/.exec(text)?.[1] ?? '').split(',').filter((one) => one.trim() !== '');

const passed = (script: string, contract: string) =>
  (new RegExp(`deployContract\\('${contract}', \\[([^\\]]*)\\]`).exec(script)?.[1] ?? '')
    .split(',')
    .filter((one) => one.trim() !== '');

describe('a Hardhat project', () => {
  it('has the contracts and tests of the Foundry project, whose imports name files of its own', () => {
    expect(accepted).toHaveLength(208);
    for (const answers of accepted) {
      const own = filesOf(answers);
      const foundry = filesOf({ ...answers, stack: 'foundry' });
      for (const [file, text] of foundry) {
        if (!/^(?:src|test)\/.*\.sol$/.test(file)) continue;
        const moved = own.get(file.replace(/^src\//, 'contracts/'));
        expect(withoutPaths(moved), file).toBe(withoutPaths(text));
      }
      for (const [file, text] of own) {
        if (!file.endsWith('.sol')) continue;
        for (const [, from = ''] of text.matchAll(/^import .*"(.*)";$/gm)) {
          if (/^@/.test(from)) continue;
          const at = path.posix.join(path.posix.dirname(file), from);
          expect(own.has(at), `${file} imports ${from}`).toBe(true);
        }
      }
    }
  });

  it('deploys with the arguments that its constructors take, and asks for those of the environment', () => {
    for (const answers of accepted) {
      const own = filesOf(answers);
      const script = own.get('scripts/deploy.ts') ?? '';
      for (const contract of ['StreamCreator', 'StreamRecipient']) {
        const source = own.get(`contracts/${contract}.sol`);
        if (source === undefined) expect(script).not.toContain(contract);
        else expect(passed(script, contract)).toHaveLength(creatorArgs(source).length);
      }
      const asked = [...script.matchAll(/addressFrom\('(\w+)'\)/g)].map(([, name]) => name);
      const named = deployVariables(answers).map(([name]) => name);
      expect([...new Set(asked)].sort()).toEqual([...named].sort());
      for (const name of named) expect(own.get('README.md')).toContain(`export ${name}=0x`);
    }
  });

  it('names the contracts of its chain, and no other chain gets through', () => {
    for (const { id, isZK, lockup, batchLockup } of facts.chains) {
      if (isZK) continue;
      const own = filesOf({ ...DEFAULTS, batch: 'yes', stack: 'hardhat' }, id);
      const script = own.get('scripts/deploy.ts');
      expect(script).toContain(`const LOCKUP: Address = '${lockup}';`);
      expect(script).toContain(`const BATCH_LOCKUP: Address = '${batchLockup}';`);
      expect(own.get('hardhat.config.ts')).toContain(`chainId: ${id},`);
    }
  });
});
