import { steps, type Item, type Step } from './types';

type Shown = Pick<Item, 'step' | 'name' | 'before' | 'after' | 'todo'>;

/** The entries of a step, as pages and tools show them. */
export interface StepLayout {
  step: Step;
  /** Sentences, with code in backticks. */
  sentences: string[];
  /** Entries that need a row each. */
  rows: Shown[];
  /** Names of events and errors whose entries would all say the same. */
  added: string[];
  removed: string[];
}

const listed = /^(?:event|error) /;

/** The steps that have entries, in order. */
export function layOut(items: readonly Shown[]): StepLayout[] {
  return steps.flatMap((step): StepLayout[] => {
    const own = items.filter((one) => one.step === step);
    if (own.length === 0) return [];
    const isSentence = ({ before, after }: Shown) => before.length === 0 && after.length === 0;
    const isListed = (one: Shown) =>
      listed.test(one.name) && (one.before.length === 0 || one.after.length === 0);
    const names = (missing: 'before' | 'after') =>
      own
        .filter((one) => !isSentence(one) && isListed(one) && one[missing].length === 0)
        .map(({ name }) => name.replace(listed, ''));
    return [
      {
        step,
        sentences: own.filter(isSentence).map(sentence),
        rows: own.filter((one) => !isSentence(one) && !isListed(one)),
        added: names('before'),
        removed: names('after'),
      },
    ];
  });
}

/** Titles that are words; others are names of code. */
const words = /^(?:Paths|Hooks|Allowlist|Contracts|Filters|in a contract)$/;

function sentence({ name, todo }: Shown): string {
  if (name.startsWith('since ')) return todo;
  const title = words.test(name)
    ? `${name.charAt(0).toUpperCase()}${name.slice(1)}`
    : `\`${name}\``;
  return `${title}: ${todo}`;
}
