import { readErrors } from '@sablier-docs/reference/errors';
import type { Prose } from './prose';
import { isFunction } from './rights';

/* An error beside a function: the function has to be one that can end with it. */

const raised = new Map(
  readErrors(process.cwd()).map(({ name, raisedBy }) => [
    name,
    new Set(raisedBy.flatMap(({ functions }) => functions)),
  ]),
);

const ERROR = /`(Sablier\w+_\w+|Comptrollerable_\w+|CallerNotAdmin|UnauthorizedAccess|ERC721\w+)`/g;
const FUNCTION = /`(?:\w+\.)?(\w+)(?:\([^`]*\))?`/g;
const ENDS = /\b(?:reverts?|fails?|ends?|stops?|refuses?|gets?) (?:with|by)?\s*(?:the error )?$/;

/** `f` reverts with `E`: one function, then one error, in one clause. */
export function wrongErrors({ sentences }: Prose): string[] {
  return sentences.flatMap(({ at, text }) =>
    text.split(/[;:,]\s|\b(?:and|but|while|because|if|when)\b/).flatMap((clause) => {
      const errors = [...clause.matchAll(ERROR)];
      const [error] = errors;
      if (errors.length !== 1 || !error) return [];
      const before = clause.slice(0, error.index);
      const names = [...before.matchAll(FUNCTION)].map(([, name = '']) => name).filter(isFunction);
      const known = raised.get(error[1] ?? '');
      if (!known || known.size === 0 || !ENDS.test(before) || /\bnot\b|\bno\b/.test(before))
        return [];
      return names
        .filter((name) => !known.has(name))
        .map((name) => `${at}: \`${name}\` cannot end with \`${error[1]}\`: "${text}"`);
    }),
  );
}
