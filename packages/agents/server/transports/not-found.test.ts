import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { notFoundFrom } from './not-found';

const folder = mkdtempSync(path.join(tmpdir(), 'not-found-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(path.join(folder, '404.md'), 'Not found: no page.\n');
writeFileSync(
  path.join(folder, 'llms.txt'),
  '- [Fees](https://docs.example/concepts/fees.md)\n- [NFT](https://docs.example/concepts/nft.md)\n',
);

const answerFor = async (address: string, from = folder) => {
  const answer = await notFoundFrom(from)(new Request(`https://site.example${address}`));
  return { status: answer.status, text: await answer.text() };
};

it('names the pages that the Markdown of an unknown address may mean, on the site that answers', async () => {
  const { status, text } = await answerFor('/concept/fes.md');
  expect(status).toBe(404);
  expect(text).toBe(
    'Not found: no page.\n\nPages with words of the address:\n\n- [Fees](https://site.example/concepts/fees.md)\n',
  );
});

it('says no more than before for an address without a word of the site, and in a folder without lists', async () => {
  expect(await answerFor('/wp-login.md')).toEqual({ status: 404, text: 'Not found: no page.\n' });
  expect((await answerFor('/concepts/fes.md', path.join(folder, 'none'))).status).toBe(404);
});
