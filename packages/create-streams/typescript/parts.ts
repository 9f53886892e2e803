import type { Answers } from '../answers';
import { hasOwnAmounts } from '../options';
import { gasOfTranched, mostStreams } from '../most-streams';
import type { ProjectFile } from '../project-file';
import { replaceAllInSample, replaceInSample, type ReadSample } from '../samples';
import { isSafe } from '../is-safe';

/** `src/parts.ts`: divides a list. */
const partsModule = (answers: Answers, read: ReadSample): string =>
  answers.model === 'tranched'
    ? replaceAllInSample(read('wizard/parts.ts'), [
        ['MOST_STREAMS = 60', `MOST_STREAMS = ${mostStreams(answers)}`],
        ['230,000', gasOfTranched(answers)],
      ])
    : read('wizard/parts.ts');

/** What a list needs: a reader of its amounts, and in parts a function that goes on where it stopped, or the parts alone for a Safe. */
export function partFiles(answers: Answers, read: ReadSample): ProjectFile[] {
  const grants = hasOwnAmounts(answers)
    ? [{ path: 'src/grants.ts', text: read('wizard/grants.ts') }]
    : [];
  if (answers.batch !== 'parts') return grants;
  const parts = { path: 'src/parts.ts', text: partsModule(answers, read) };
  if (isSafe(answers)) return [...grants, parts];
  const [event, contracts] =
    answers.product === 'lockup'
      ? ['wizard/creation-event.ts', '../lockup/contracts']
      : ['wizard/flow-event.ts', '../flow/contracts'];
  const text = replaceInSample(read(event), contracts, './contracts');
  const progress = answers.stack === 'react' ? 'wizard/react/progress.ts' : 'wizard/progress.ts';
  return [
    ...grants,
    { path: 'src/in-parts.ts', text: read('wizard/in-parts.ts') },
    { path: 'src/progress.ts', text: read(progress) },
    { path: 'src/creation-event.ts', text },
    parts,
  ];
}
