import type { Answers } from '../answers';
import { replaceAllInSample } from '../samples';
import { hasList } from './script-parts';
import { hasScript } from './scripts';

const PACKAGES = '{ access = "read", path = "./node_modules/@sablier" }';

/** `foundry.toml`: the starter's, with the files that the script reads and writes. */
export function settings(answers: Answers, starter: string): string {
  if (!hasScript(answers)) return starter;
  const isList = answers.batch === 'parts';
  const readsList = hasList(answers);
  const ofSafe = answers.sender === 'safe';
  const files = [
    ...(readsList ? ['{ access = "read", path = "./recipients.txt" }'] : []),
    ...(ofSafe ? ['{ access = "read-write", path = "./safe" }'] : []),
  ];
  const uses = [
    ...(readsList ? ['reads recipients.txt'] : []),
    ...(ofSafe ? ['writes into the folder safe'] : []),
  ].join(' and ');
  const text = replaceAllInSample(starter, [
    [
      'published bytecode, and nothing else, from the packages.',
      `published bytecode from the packages. The script ${uses}.`,
    ],
    [
      `fs_permissions = [${PACKAGES}]`,
      `fs_permissions = [\n    ${[PACKAGES, ...files].join(',\n    ')}\n]`,
    ],
  ]);
  // The gas of a script, not of a transaction: a list of any length runs through it.
  return isList
    ? `${text}# A script goes through the whole list at once.\ngas_limit = "18446744073709551615"\n`
    : text;
}
