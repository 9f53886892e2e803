import { proseIn } from '../../tests/unit/content/checks/prose';
import { rightsIn } from '../../tests/unit/content/checks/roles';
import { ownWords, saysBehavior } from './behavior';
import { saidLines, shortened } from './lines';
import type { Source } from './pages';
import { mayBeIntended } from './intended';
import { textPosition, type Problem } from './problem';
import { bodyProse } from './turned';

/*
 * Sentences that a page did not have. Three kinds are asked about where nothing backs them: a figure with a unit, a right in
 * a form that the access matrix cannot be compared with, and what the contracts do.
 */

const BACKED = /\{\/\* (?:tested|source):/;

const COUNT =
  '(?:\\d[\\d,.]*|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a dozen|a hundred|a thousand)\\b)';
const FIGURE = new RegExp(
  `\\\\?\\$\\d|\\ba (?:half|third|quarter|fifth|tenth) of\\b|\\b(?:for|within|after|lasts?|every) an? (?:second|minute|hour|day|week|month|year)\\b|(?<![\\w.#-])${COUNT}(?: (?:hundred|thousand|million|billion|more|units of))* ?(?:%|(?:percent|gas|wei|gwei|ether|decimals?|USD|dollars?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|bits?|bytes?)\\b)`,
);

const WHO =
  /\b(?:senders?|recipients?|payers?|payees?|owners?|holders?|operators?|admins?|managers?|creators?|comptroller|issuers?|employers?|employees?|compan(?:y|ies)|any(?:one|body)|somebody|someone|whoever|strangers?|third part(?:y|ies)|accounts?|wallets?|part(?:y|ies)|sides?)\b/i;
const MAY =
  /\b(?:can|cannot|may|could|must|able|allowed|permitted|entitled|reserved|right|power|only|alone|gets?|goes|belongs?|keeps?)\b/i;
const DOES =
  /\b(?:withdr[ae]w\w*|cancel\w*|stop\w*|end(?:s|ed|ing)?|paus\w+|on hold|halt\w*|refund\w*|back|void\w*|burn\w*|transferr?\w*|collect\w*|over|mov(?:e|es|ed|ing)|claim\w*|renounc\w+|restart\w*|deposit\w*|unreleased|not (?:been )?released)\b/i;

const isUnread = (line: string): boolean => {
  const { sentences } = proseIn('docs/x.mdx', '', line);
  return sentences.some(
    ({ text }) =>
      WHO.test(text) && MAY.test(text) && DOES.test(text) && rightsIn(text).length === 0,
  );
};

/** Why a new sentence is asked about; undefined where it is not. */
function doubtOf(line: string, isMoved: boolean): string | undefined {
  if (BACKED.test(line) || line.endsWith('?') || /^#|^\|[\s|:-]+$/.test(line)) return undefined;
  const words = ownWords(line);
  const [figure] = FIGURE.exec(words) ?? [];
  if (figure !== undefined) return `a figure (${figure.trim()})`;
  if (isUnread(words))
    return 'who may do what, in a form that the access matrix cannot be compared with';
  return !isMoved && saysBehavior(line) ? 'what the contracts do' : undefined;
}

/**
 * Sentences and rows of a page that are new and say something of that kind.
 * @param comesFrom whether a line is another one's edit, which is compared with it, or stood on another page, so that what
 * the contracts do in it is not new
 */
export function newLines(
  { file, text }: Source,
  before: string,
  place: string,
  comesFrom: (line: string) => 'edit' | 'moved' | undefined,
): Problem[] {
  const was = new Set(saidLines(bodyProse(before)));
  const [body = ''] = bodyProse(text).split(/^## Next$/m);
  return saidLines(body)
    .filter((line) => !was.has(line) && comesFrom(line) !== 'edit')
    .flatMap((line) => {
      const doubt = doubtOf(line, comesFrom(line) === 'moved');
      if (doubt === undefined) return [];
      const says = `A new sentence has ${doubt}, and neither a test nor a source: "${shortened(line)}". Mark it, name its source, or link to the page that proves it.`;
      const at = textPosition(text, Math.max(text.indexOf(line.slice(0, 40)), 0));
      return [mayBeIntended({ file, ...at }, says, { place, changed: line })];
    });
}
