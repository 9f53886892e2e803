import { expect, test } from 'vitest';
import { askLockupWords, LOCKUP_RELEASES } from './lockup';
import { plantedWords } from './planted';

/** Each world opens a stream and sends some forty calls. */
const timeout = 300_000;

test.each(LOCKUP_RELEASES)(
  'what the desk says of each action is what happens: %s',
  { timeout },
  async (of) => {
    expect(await askLockupWords(of)).toBeGreaterThan(30);
  },
);

test.each(plantedWords.lockup)('wrong words are seen: $name', { timeout }, async (wrong) => {
  const where = wrong.of === 'lockup' ? /is false in world (?:[2-9]|[1-9]\d+) of/ : /Lockup v1\./;
  await expect(askLockupWords(wrong.of, wrong)).rejects.toThrow(where);
});
