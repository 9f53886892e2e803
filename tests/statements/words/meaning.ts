import type { CallText } from '@sablier-docs/protocol/calls/types';
import { meanings } from './meanings';
import type { Effect, Scene } from './scene';

const sentencesOf = (text: string): string[] => text.split(/(?<=[.])\s+(?=[A-Z])/);

/**
 * What the words of an action say of a call.
 * @throws when a sentence has no meaning here
 */
export function saidBy(
  text: CallText,
  scene: Scene,
): Required<Omit<Effect, 'owner'>> & { owner: string | undefined } {
  const all = [text.who, text.does, text.fails ?? ''].flatMap((part) =>
    part === '' ? [] : sentencesOf(part),
  );
  const effects = all.map((sentence) => {
    for (const [pattern, effect] of meanings) {
      const found = pattern.exec(sentence);
      if (found) return effect(scene, ...found.slice(1));
    }
    throw new Error(
      `No meaning is known for "${sentence}". Add a row to tests/statements/words/meanings.ts.`,
    );
  });
  const moves: Record<string, bigint> = {};
  for (const effect of effects)
    for (const [name, change] of Object.entries(effect.moves ?? {}))
      moves[name] = (moves[name] ?? 0n) + change;
  return {
    may: effects.some(({ may }) => may),
    refused: effects.some(({ refused }) => refused),
    skips: effects.some(({ skips }) => skips),
    // What moves the clock comes last.
    after: effects
      .flatMap(({ after }) => after ?? [])
      .sort((a, b) => Number(a.startsWith('paid')) - Number(b.startsWith('paid'))),
    owner: effects.find(({ owner }) => owner !== undefined)?.owner,
    moves,
  };
}
