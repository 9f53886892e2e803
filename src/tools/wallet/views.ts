import type { CallAnswer } from './chain';
import { noContract } from './problem';
import type { Answer } from './request';
import type { Ask } from './token';
import { readWords } from './words';

/** What a view answered, in words of 32 bytes, or the data that it reverted with. */
export type ViewAnswer = { words: readonly bigint[] } | { reverted: string };

/** Asks views of one contract, each by its name and the data of its call. */
export async function askViews(
  call: Ask,
  contract: string,
  views: readonly { name: string; data: string }[],
): Promise<Answer<Map<string, ViewAnswer>>> {
  const asked = await Promise.all(views.map(({ data }) => call(contract, data)));
  const found = new Map<string, ViewAnswer>();
  for (const [at, answer] of asked.entries()) {
    if ('problem' in answer) return answer;
    const view = viewAnswer(answer.value);
    // A view never answers nothing: there is no contract where the wallet looks.
    if (!view) return { problem: noContract };
    found.set(views[at]?.name ?? '', view);
  }
  return { value: found };
}

function viewAnswer(answer: CallAnswer): ViewAnswer | null {
  if ('reverted' in answer) return answer;
  const words = readWords(answer.data);
  return words && { words };
}
