import type { Step } from '../run/messages';
import { LAST_LINE, LONGEST_LINE, MOST_LINES } from './limits';

const count = (lines: number): string => lines.toLocaleString('en-US');

export const MORE_LINES = `More lines are not shown: a run shows the first ${count(MOST_LINES)}.`;
export const TOO_MANY_LINES = `The run was ended after ${count(LAST_LINE)} lines. Print less in a loop, or end the loop.`;

/** A text that fits into a line. */
export const cutLine = (text: string): string =>
  text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)} …` : text;

/**
 * The steps of a run, of which the page gets as many as it can draw. They are counted in the worker: a page that
 * gets every one of them can neither end the run nor take a press on Stop.
 * @param end ends the run from outside, because a script may catch what its console throws
 * @throws at every step after the last one
 */
export function boundedSteps(
  tell: (step: Step) => void,
  end: (reason: string) => void,
): (step: Step) => void {
  let lines = 0;
  return ({ kind, words, details }) => {
    lines += 1;
    if (lines > LAST_LINE) {
      if (lines === LAST_LINE + 1) end(TOO_MANY_LINES);
      throw new Error(TOO_MANY_LINES);
    }
    if (lines === MOST_LINES + 1) tell({ kind: 'more', words: MORE_LINES, details: [] });
    if (lines > MOST_LINES) return;
    tell({
      kind,
      words: cutLine(words),
      details: details.slice(0, MOST_LINES).map(cutLine),
    });
  };
}
