import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkQuestions } from '../../../scripts/check/questions';

const file = 'docs/support/explorer.mdx';
const text = readFileSync(file, 'utf8');
const saysOf = async (page: string) => {
  const site = { builtIds: () => undefined };
  return (await checkQuestions({ file, text: page }, undefined, site)).map(
    ({ message }) => message,
  );
};

it('finds questions of a section of which only the anchor is left, as the build does', async () => {
  expect(await saysOf(text)).toEqual([]);
  const kept = text.replace('## Read\n', '<div id="read" />\n');
  expect(await saysOf(kept)).toEqual([expect.stringContaining('no section #read.')]);
});
