import { readFileSync } from 'node:fs';
import { closestNames } from './closest';
import { textPosition, checkProblem, type Problem } from './problem';

const FILE = 'packages/protocol/glossary/entries.json';

interface Entry {
  id: string;
  seeAlso: string[];
}

/** Related terms of the glossary that are no entry. */
export function checkGlossary(text: string = readFileSync(FILE, 'utf8')): Problem[] {
  const entries = JSON.parse(text) as Entry[];
  const ids = entries.map(({ id }) => id);
  return entries.flatMap(({ id, seeAlso }) =>
    seeAlso
      .filter((related) => !ids.includes(related))
      .map((related) => {
        const own = text.indexOf(`"id": "${id}"`);
        const offset = text.indexOf(`"${related}"`, text.indexOf('"seeAlso"', own));
        const near = closestNames(related, ids);
        const advice = near ? `Do you mean "${near}"?` : 'Name the id of another entry.';
        return checkProblem(
          FILE,
          textPosition(text, offset),
          `"${id}" names the term "${related}", which the glossary does not have. ${advice}`,
        );
      }),
  );
}
