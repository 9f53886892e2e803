import { createInterface } from 'node:readline/promises';
import {
  applies,
  completed,
  DEFAULTS,
  isChoice,
  WIZARD_QUESTIONS,
  type Answers,
  type Choice,
} from '../answers';
import { entryProblem, type Entry } from '../entries';
import { entryLabels, labels } from '../labels';

/** Shows a text and returns the line that the reader types. */
export type Ask = (text: string) => Promise<string>;

/**
 * Asks every question that has no answer yet and applies to the answers before it. An empty line takes the default.
 */
export async function answersFrom(given: Partial<Answers>, ask: Ask): Promise<Answers> {
  const answers: Partial<Answers> = { ...given };
  for (const question of WIZARD_QUESTIONS) {
    const sofar = completed(answers);
    const isIdle = question === 'hooks' && sofar.recipient === 'account';
    if (question in answers || isIdle || !applies(question, sofar)) continue;
    const answer = isChoice(question) ? await choice(question, ask) : await entry(question, ask);
    Object.assign(answers, { [question]: answer });
  }
  return completed(answers);
}

async function entry(question: Entry, ask: Ask): Promise<string> {
  const { legend, hint } = entryLabels[question];
  let problem: string | null = null;
  for (;;) {
    const said = problem ?? hint;
    const typed = (await ask(`\n${legend}\n  ${said}\n[${DEFAULTS[question]}] `)).trim();
    if (typed === '') return DEFAULTS[question];
    problem = entryProblem(question, typed);
    if (problem === null) return typed;
  }
}

async function choice(question: Choice, ask: Ask): Promise<string> {
  const { legend, options } = labels[question];
  const sorted = [...options].sort(([a]) => (a === DEFAULTS[question] ? -1 : 0));
  const lines = sorted.map(([, label], index) => `  ${index + 1}  ${label}`);
  for (;;) {
    const typed = (await ask(`\n${legend}\n${lines.join('\n')}\n[1] `)).trim().toLowerCase();
    const found =
      typed === ''
        ? sorted[0]
        : (sorted[Number(typed) - 1] ?? sorted.find(([name]) => name === typed));
    if (found) return found[0];
  }
}

/** Asks in the terminal until `close`. */
export function terminal(): { ask: Ask; close: () => void } {
  const line = createInterface({ input: process.stdin, output: process.stdout });
  return { ask: (text) => line.question(text), close: () => line.close() };
}
