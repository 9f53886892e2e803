import type { WizardChain, WizardFacts } from '../contracts/types';
import type { Answers } from '../answers';
import type { ProjectFile } from '../project-file';
import { sampleReader } from '../samples';
import { deployScript } from './deploy';
import { flowCreator } from './flow';
import { lockupCreator } from './lockup';
import { solidityManifest } from './manifest';
import { solidityReadme } from './readme';
import { recipientContract } from './recipient';
import { hasScript, scriptFiles } from './scripts';
import { settings } from './settings';
import { flowTest } from './test-flow';
import { lockupTest } from './test-lockup';
import { scriptTestFiles } from './test-scripts';

const STARTER = 'starters/foundry';
const SHARED = 'starters/_shared';

/** Folders that the scripts write: the files for a Safe, and forge's records of what it sent. */
const outputs = (answers: Answers): string =>
  !hasScript(answers) ? '' : answers.sender === 'safe' ? 'safe\n' : 'broadcast\n';

/** The files of a Foundry project; those to start from come first. */
export function foundryProject(
  answers: Answers,
  chain: WizardChain,
  facts: WizardFacts,
): ProjectFile[] {
  const read = sampleReader(facts);
  const isLockup = answers.product === 'lockup';
  const recipient = recipientContract(answers, read);
  const starter = (file: string): ProjectFile => ({ path: file, text: read(`${STARTER}/${file}`) });
  const shared = (file: string): ProjectFile => ({ path: file, text: read(`${SHARED}/${file}`) });
  return [
    {
      path: 'src/StreamCreator.sol',
      text: isLockup ? lockupCreator(answers, read) : flowCreator(answers, read),
    },
    ...(recipient === null ? [] : [{ path: 'src/StreamRecipient.sol', text: recipient }]),
    {
      path: 'test/StreamCreator.t.sol',
      text: isLockup ? lockupTest(answers) : flowTest(answers),
    },
    ...scriptTestFiles(answers),
    { path: 'script/Deploy.s.sol', text: deployScript(answers, chain, facts.releases) },
    ...scriptFiles(answers, chain, read),
    { path: 'README.md', text: solidityReadme(answers, chain, facts) },
    { path: 'package.json', text: solidityManifest(answers, facts) },
    { path: 'foundry.toml', text: settings(answers, read(`${SHARED}/foundry.toml`)) },
    shared('forge.cjs'),
    shared('solc.cjs'),
    starter('test/Cheats.sol'),
    { path: 'test/Local.sol', text: read(`${SHARED}/contracts/Local.sol`) },
    isLockup
      ? starter('test/LocalLockup.sol')
      : { path: 'test/LocalFlow.sol', text: read('wizard/LocalFlow.sol') },
    ...(answers.token === 'unusual'
      ? [{ path: 'test/UnusualToken.sol', text: read('wizard/UnusualToken.sol') }]
      : []),
    {
      path: '.gitignore',
      text: read(`${STARTER}/.gitignore`) + outputs(answers),
    },
    shared('.npmrc'),
  ];
}
