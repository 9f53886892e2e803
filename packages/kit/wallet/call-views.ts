import type { CallResult } from './chain';
import { noContract } from './problem';
import type { WalletResponse } from './request';
import type { CallContract } from './token';
import { readWords } from './abi-words';

/** The result of a view in 32-byte words, or its revert data. */
export type ViewResult = { words: readonly bigint[] } | { reverted: string };

/** Calls views of one contract, each by its name and calldata. */
export async function callViews(
  call: CallContract,
  contract: string,
  views: readonly { name: string; data: string }[],
): Promise<WalletResponse<Map<string, ViewResult>>> {
  const asked = await Promise.all(views.map(({ data }) => call(contract, data)));
  const found = new Map<string, ViewResult>();
  for (const [at, answer] of asked.entries()) {
    if ('problem' in answer) return answer;
    const view = viewAnswer(answer.value);
    // A view never returns empty data, so the wallet's network has no contract here.
    if (!view) return { problem: noContract };
    found.set(views[at]?.name ?? '', view);
  }
  return { value: found };
}

function viewAnswer(answer: CallResult): ViewResult | null {
  if ('reverted' in answer) return answer;
  const words = readWords(answer.data);
  return words && { words };
}
