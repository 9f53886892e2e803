import { proseIn } from '../../tests/unit/content/checks/prose';
import { wrongRights, wrongRows } from '../../tests/unit/content/checks/roles';
import type { Source } from './pages';
import { checkProblem, type Problem } from './problem';

/** Sentences and rows about who may do what that the access matrix denies. */
export const wrongRightsOf = (pages: readonly Source[]): Problem[] =>
  pages.flatMap(({ file, text }) => {
    const title = /^title: (.*)$/m.exec(text)?.[1] ?? '';
    const prose = proseIn(file, title, text.replace(/^---\n[\s\S]*?\n---$/m, blank));
    return [...wrongRights(prose), ...wrongRows(prose)].map((found) => {
      const [, line = '1', says = found] = /^\S+?:(\d+): ([^]*)$/.exec(found) ?? [];
      return checkProblem(file, { line: Number(line), column: 1 }, `${capital(says)}. ${REMEDY}`);
    });
  });

const REMEDY =
  'That is not what the contracts allow: compare it with the table of access control in the reference. ' +
  'If it is about an older release, name the release.';

const blank = (text: string) => text.replace(/[^\n]/g, '');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
