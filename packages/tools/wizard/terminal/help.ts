import { OPTIONS, QUESTIONS } from '../answers';
import type { WizardFacts } from '../contracts/types';
import { labels } from '../labels';

/** The text of `--help`, with every flag and its options; the first is the default. */
export function help({ chains, site }: WizardFacts): string {
  const flags = QUESTIONS.map((question) => [
    `--${question} ${OPTIONS[question].join('|')}`,
    labels[question].legend,
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
    '  create-sablier-streams [folder] [flags]',
    '',
    ...rows.map(([flag = '', what = '']) => `  ${flag}\n      ${what}`),
    '',
    `The questions are explained at ${site}/guides/start/build`,
  ].join('\n');
}
