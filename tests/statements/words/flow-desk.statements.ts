import { expect, test } from 'vitest';
import { askFlowWords } from './flow';
import { plantedWords } from './planted';

const timeout = 300_000;

test('what the desk says of each action of Flow is what happens', { timeout }, async () => {
  expect(await askFlowWords()).toBeGreaterThan(30);
});

test.each(plantedWords.flow)('wrong words of Flow are seen: $name', { timeout }, async (wrong) => {
  await expect(askFlowWords(wrong)).rejects.toThrow(/is false in world (?:[2-9]|[1-9]\d+) of/);
});
