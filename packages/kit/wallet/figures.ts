import { firstWord } from './abi-words';
import { callAt } from './chain';
import type { Provider } from './provider';
import type { WalletResponse } from './request';

/**
 * How a figure may differ from the shown one. `exact`: not at all. `not-less` and `not-more`: it
 * moves with every second, so it may move a little in the direction that costs the reader.
 */
export type FigureRule = 'exact' | 'not-less' | 'not-more';

/** A figure on which the words of an action rest, and the view that returns it. */
export interface Figure {
  /** Begins a sentence. */
  label: string;
  to: string;
  /** The calldata of the view. */
  data: string;
  /** The word that was read and shown. */
  shown: bigint;
  rule: FigureRule;
  /** The word for people. */
  format: (word: bigint) => string;
}

/** A figure that is another one now, as sentences. */
export type Moved = string;

/** One percent: less than anybody regrets, more than a slow confirmation takes. */
const TOLERANCE = 100n;

/** Whether a figure has moved by more than its rule allows. */
export function hasMoved(shown: bigint, now: bigint, rule: FigureRule): boolean {
  if (rule === 'exact' || shown === 0n || now === 0n) {
    return rule === 'not-less' ? now < shown : now !== shown;
  }
  const change = rule === 'not-less' ? shown - now : now - shown;
  return change * TOLERANCE > shown;
}

/** Reads the figures again. */
export async function movedFigures(
  provider: Provider,
  figures: readonly Figure[],
): Promise<WalletResponse<Moved[]>> {
  const answers = await Promise.all(figures.map(({ to, data }) => callAt(provider, { to, data })));
  const moved: Moved[] = [];
  for (const [at, answer] of answers.entries()) {
    if ('problem' in answer) return answer;
    const figure = figures[at];
    if (!figure) continue;
    const { label, shown, rule, format } = figure;
    const now = 'data' in answer.value ? firstWord(answer.value.data) : null;
    if (now === null)
      moved.push(`${label}: was ${format(shown)}, and the contract gives none now.`);
    else if (hasMoved(shown, now, rule)) {
      moved.push(`${label}: was ${format(shown)}, is ${format(now)} now.`);
    }
  }
  return { value: moved };
}
