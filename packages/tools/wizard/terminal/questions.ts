import { createInterface } from 'node:readline/promises';
import { DEFAULTS, QUESTIONS, type Answers, type Question } from '../answers';
import { labels, LOCKUP_ONLY } from '../labels';
import { completed } from './command';

/** Shows a text and returns the line that the reader types. */
export type Ask = (text: string) => Promise<string>;

/**
 * Asks every question that has no answer yet and applies to the product. An empty line takes the first option.
 */
export async function answersFrom(given: Partial<Answers>, ask: Ask): Promise<Answers> {
  const answers: Partial<Answers> = { ...given };
  for (const question of QUESTIONS) {
    if (question in answers || !applies(question, answers)) continue;
    Object.assign(answers, { [question]: await choice(question, ask) });
  }
  return completed(answers);
}

const applies = (question: Question, { product, recipient }: Partial<Answers>): boolean =>
  !(product === 'flow' && LOCKUP_ONLY.includes(question)) &&
  !(question === 'hooks' && recipient === 'account');

async function choice(question: Question, ask: Ask): Promise<string> {
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
