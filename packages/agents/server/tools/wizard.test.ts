import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  allAnswers,
  completed,
  refusalReason,
  streamsOf,
  WIZARD_QUESTIONS,
  type Answers,
} from '@sablier-docs/create-streams/answers';
import { readWizardFacts } from '@sablier-docs/create-streams/facts';
import { flagsOf } from '@sablier-docs/create-streams/terminal/command';
import { runTerminal } from '@sablier-docs/create-streams/terminal/run';
import { lockfilePath } from '@sablier-docs/create-streams/lockfile';
import { readLockfiles } from '@sablier-docs/create-streams/lockfiles';
import type { ProjectFile } from '@sablier-docs/create-streams/project-file';
import { archiveOfPage, filesOfPage, pairwiseAnswers } from '@sablier-docs/create-streams/testing';
import { onProcessorUntil, onThisProcessor } from '@sablier-docs/testing/cpu';
import { createRandom } from '@sablier-docs/testing/random';
import { MAX_MILLISECONDS, MAX_REPLY } from '../limits';
import { readSiteData } from '../site-data';
import type { Site } from '../site';
import { NOW } from '../testing/samples';
import { wizardTool } from './wizard';

/* The wizard has three doors: a command in a terminal, a page with its address, and this tool. */

const siteData = readSiteData('https://site.example', process.cwd());
const site = { data: () => Promise.resolve(siteData), now: () => NOW } as unknown as Site;
const { wizard } = siteData;
const [sepolia] = wizard.chains;
if (!sepolia) throw new Error('There are no chains.');

const call = async (input: object) =>
  (await wizardTool.call(input, site)) as unknown as {
    files: { path: string; text?: string; url?: string; digest?: string }[];
    command: string;
    url: string;
    executable: string[];
  };

const random = createRandom(0x34n);
const pick = <T>(list: readonly T[]) =>
  list[Number(random.between(0n, BigInt(list.length - 1)))] as T;

const factsOf = (family: 'solidity' | 'typescript' | 'ethers') =>
  JSON.parse(
    JSON.stringify(readWizardFacts(process.cwd(), siteData.siteUrl, [family])),
  ) as typeof wizard;
const loadedByPage = {
  solidity: factsOf('solidity'),
  typescript: factsOf('typescript'),
  ethers: factsOf('ethers'),
};

const lockfiles = readLockfiles(process.cwd());
const lockfileOf = (set: string): string => lockfiles[set] ?? '';
const sources = { facts: wizard, lockfileOf };
const served = new Map(Object.entries(lockfiles).map(([set, text]) => [lockfilePath(set), text]));
const load = (at: string) =>
  Promise.resolve(new Response(served.get(at), { status: served.has(at) ? 200 : 404 }));

/** The files that an answer of the tool names, by path: what it links is on the site. */
function filesOfAnswer({ files }: Awaited<ReturnType<typeof call>>): Map<string, string> {
  return new Map(
    files.map(({ path: file, text, url = '', digest }) => {
      const linked = served.get(url.slice(siteData.siteUrl.length));
      if (linked !== undefined) expect(digest).toBe(`sha256:${hash('sha256', linked)}`);
      return [file, text ?? linked ?? 'nothing'];
    }),
  );
}

/** The files that a command gives its folder, by path; the tests of the terminal read them from the disk. */
async function filesOfCommand(flags: readonly string[]): Promise<ReturnType<typeof byPath>> {
  let written: readonly ProjectFile[] = [];
  const write = (folder: string, files: readonly ProjectFile[]) => {
    expect(folder).toBe('made');
    written = files;
  };
  await runTerminal(['made', ...flags], { ...sources, write }, false);
  return byPath(written);
}

const byPath = (files: readonly { path: string; text?: string }[]) =>
  new Map(files.map((file) => [file.path, file.text]));

/** The words of a command line as a shell reads them. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');

describe('the same choices', () => {
  const accepted = allAnswers().filter((answers) => !refusalReason(answers));
  const feedOf = ({ feed }: Answers) => (feed === '' ? [] : ['--feed', feed]);

  it('give the same bytes by terminal, address and server, for every pair of answers', async () => {
    const pairs = pairwiseAnswers(accepted, pick);
    expect(pairs.length).toBeGreaterThan(150);
    let longest = 0;
    for (const answers of pairs) {
      const chain = pick(wizard.chains.filter((one) => !refusalReason(answers, one)));
      const about = JSON.stringify({ ...answers, chain: chain.name });
      const { value: found, milliseconds } = await onProcessorUntil(() =>
        call({ ...answers, chain: chain.name }),
      );
      const { length } = JSON.stringify(found, null, 1);
      expect(milliseconds).toBeLessThan(onThisProcessor(MAX_MILLISECONDS, milliseconds));
      expect(length).toBeLessThan(MAX_REPLY);
      longest = Math.max(longest, length);
      expect(found.executable).toEqual(answers.stack === 'foundry' ? ['solc.cjs'] : []);

      const files = filesOfAnswer(found);
      expect(files.size, about).toBeGreaterThan(9);
      expect(byPath(await archiveOfPage(found.url, loadedByPage, load)), about).toEqual(files);
      // What the server tells, what a person types, and what a person copies from the page.
      expect(await filesOfCommand(wordsOf(found.command).slice(2)), about).toEqual(files);
      if (!found.url.includes('#')) continue;
      const copied = await filesOfCommand(['--from', found.url, ...feedOf(answers)]);
      expect(copied, about).toEqual(files);
    }
    expect(longest).toBeGreaterThan(20_000);
  });

  it('are refused by all three with the same sentence', async () => {
    const refused = allAnswers().filter((answers) => refusalReason(answers) !== null);
    const chosen = [...Array.from({ length: 60 }, () => pick(refused)), ...REFUSED.map(completed)];
    const said = new Set<string>();
    for (const answers of chosen) {
      const reason = refusalReason(answers) ?? '';
      said.add(reason);
      await expect(call(answers), reason).rejects.toThrow(reason);
      const flags = flagsOf(answers, sepolia, sepolia);
      await expect(runTerminal([NOWHERE, ...flags], sources, false)).rejects.toThrow(reason);
      const address = addressOf(answers);
      expect(() => filesOfPage(address, loadedByPage), address).toThrow(reason);
      const copied = runTerminal([NOWHERE, '--from', address], sources, false);
      await expect(copied).rejects.toThrow(reason);
    }
    expect(said.size).toBeGreaterThan(14);
  });

  it.each([
    ['of another stream', { model: 'tranched', cliff: '5' }, /Only a linear Lockup stream/],
    ['of no question', { model: 'cubic' }, /linear.*dynamic/],
    ['of no chain', { chain: 'zz' }, /chain/],
    ['of an unknown question', { cliffs: '5' }, /cliffs/],
  ])(
    'are refused %s but by the page, which shows what it takes instead',
    async (_, given, words) => {
      const flags = Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);
      await expect(call(given)).rejects.toThrow(words);
      await expect(runTerminal([NOWHERE, ...flags], sources, false)).rejects.toThrow(words);
      const address = addressOf(given);
      const copied = runTerminal([NOWHERE, '--from', address], sources, false);
      await expect(copied).rejects.toThrow(words);
      const { model } = given as { model?: string };
      const usual = await call(model === 'tranched' ? { model } : {});
      expect(byPath(await archiveOfPage(address, loadedByPage, load))).toEqual(
        filesOfAnswer(usual),
      );
    },
  );

  it('of a product leave out what it fixes, at each door', async () => {
    const files = filesOfAnswer(await call({ product: 'flow', stack: 'viem' }));
    const address = addressOf({ product: 'flow', stack: 'viem' });
    expect(byPath(await archiveOfPage(address, loadedByPage, load))).toEqual(files);
    expect(await filesOfCommand(['--product', 'flow', '--stack', 'viem'])).toEqual(files);
    expect(await filesOfCommand(['--from', address])).toEqual(files);
  });
});

/** Answers of one kind of stream that are refused, each for a reason of its own. */
const REFUSED: Partial<Answers>[] = [
  { cliff: '40000' },
  { cliff: '400' },
  { duration: '0' },
  { cliffUnlock: 'all' },
  { startUnlock: '70', cliffUnlock: '40' },
  { model: 'price-gated', price: '0' },
  { model: 'price-gated', expiry: '36501' },
  { product: 'flow', rate: '0' },
  { product: 'flow', rate: '1e3' },
  { model: 'tranched', dates: 'months' },
  { model: 'tranched', dates: 'years', stack: 'hardhat' },
];

/** A folder that no refused command may write. */
const NOWHERE = '/proc/refused';

/** An address as somebody writes it, with every answer. */
const addressOf = (given: object): string =>
  `${siteData.siteUrl}/guides/start/build#integration-wizard?${new URLSearchParams(Object.entries(given)).toString()}`;

it('has the text of the wanted files alone, and every path', async () => {
  const { files } = await call({ stack: 'viem', files: ['src/main.ts'] });
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter(({ text }) => text !== undefined).map(({ path }) => path)).toEqual([
    'src/main.ts',
  ]);
});

it.each<[object, RegExp]>([
  [{ chain: 'seplia' }, /no chain "seplia"\. Did you mean Sepolia\?.* It has .*Ethereum/],
  [{ chain: 'Arbitrum 1' }, /Did you mean Arbitrum/],
  [{ chain: 'zzzzzz' }, /no chain "zzzzzz"\. It has those/],
  [{ stack: 'viem', files: ['src/man.ts'] }, /no src\/man\.ts\. Did you mean src\/main\.ts/],
  [{ model: 'tranched', cliff: '5' }, /Only a linear Lockup stream has an answer to "cliff"/],
  [{ cliff: '400' }, /not before the end/],
  [{ startUnlock: '70', cliffUnlock: '40' }, /more than the deposit/],
  [{ hooks: 'yes' }, /Choose a contract as the recipient/],
])('refuses %o with what to give instead', async (input, reason) => {
  await expect(call(input)).rejects.toThrow(reason);
});

it.each<[object, RegExp]>([
  [{ cliff: 'soon' }, /Give the cliff in whole days/],
  [{ model: 'cubic' }, /linear/],
  [{ cliffs: '5' }, /cliffs/],
])('refuses the answer %o and says which one it needs', async (input, reason) => {
  await expect(call(input)).rejects.toThrow(reason);
});

it('names in its schema the streams that a question belongs to', () => {
  const { properties = {} } = z.toJSONSchema(wizardTool.schema, { io: 'input' });
  for (const question of WIZARD_QUESTIONS) {
    const { description = '' } = properties[question] as { description?: string };
    expect(description, question).toContain('unless given');
    const streams = streamsOf(question);
    if (streams !== null) expect(description).toContain(`Of ${streams} only.`);
  }
});
