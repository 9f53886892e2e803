import {
  DEFAULTS,
  isChoice,
  OPTIONS,
  WIZARD_QUESTIONS,
  streamsOf,
  type Question,
} from '../answers';
import type { WizardFacts } from '../contracts/types';
import { entryLabels, labels } from '../labels';
import { ALIASES, flagOf } from './command';

/** The text of `--help`, with every flag and its options; the first is the default. */
export function help({ chains, site }: WizardFacts): string {
  const flags = WIZARD_QUESTIONS.map((question) => [
    `${namesOf(question)} ${takes(question)}`,
    says(question),
  ]);
  const rows = [
    ...flags,
    ['--chain <name or id>', `one of ${chains.length} chains, ${chains[0]?.name} unless given`],
    ['--from <address>', 'the answers in an address of the wizard'],
    ['--yes', 'ask nothing, and take the first option of what is not given'],
    ['--help', 'this text'],
  ];
  return [
    'Writes a project that creates streams with Sablier.',
    '',
    `  npx ${site}/create-sablier-streams.tgz [folder] [flags]`,
    '',
    'Use this address: a package of that name on npm would not be from here. Its digest is at',
    `${site}/create-sablier-streams.json`,
    '',
    ...rows.map(([flag = '', what = '']) => `  ${flag}\n      ${what}`),
    '',
    `The questions are explained at ${site}/guides/start/build`,
  ].join('\n');
}

/** The names of a flag, its own first. */
const namesOf = (question: Question): string =>
  [flagOf(question), ...Object.keys(ALIASES).filter((name) => ALIASES[name] === question)]
    .map((name) => `--${name}`)
    .join(', ');

const takes = (question: Question): string =>
  isChoice(question) ? OPTIONS[question].join('|') : `<${DEFAULTS[question] || 'nothing'}>`;

function says(question: Question): string {
  const { legend } = isChoice(question) ? labels[question] : entryLabels[question];
  const streams = streamsOf(question);
  return streams === null ? legend : `${legend} (of ${streams})`;
}
