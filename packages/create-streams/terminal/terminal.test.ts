import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '@sablier-docs/testing/random';
import { allAnswers, completed, DEFAULTS, refusalReason, type Answers } from '../answers';
import { readWizardFacts } from '../facts';
import { hashOfState } from '@sablier-docs/kit/form/url-state';
import { WIZARD_ID } from '../id';
import { packageSet, withLockfile } from '../lockfile';
import { readLockfiles } from '../lockfiles';
import type { ProjectFile } from '../project-file';
import { projectFiles } from '../project-files';
import { writeSharedWizard } from '../share';
import { withDetails } from '../testing';
import { offeredChainNamed, flagsOf, readCommand } from './command';
import { createPackageFiles } from './npm-package';
import { answersFrom } from './questions';
import { runTerminal } from './run';

const SITE = 'https://docs.sablier.com';
const facts = readWizardFacts(process.cwd(), SITE);
const lockfiles = readLockfiles(process.cwd());
const lockfileOf = (set: string): string => lockfiles[set] ?? '';
const sources = { facts, lockfileOf };
/** What the command writes for answers. */
const projectOf = (answers: Answers, chainId: number): ProjectFile[] =>
  withLockfile(projectFiles(answers, chainId, facts), lockfileOf(packageSet(answers)));
const { chains } = facts;
const [first] = chains;
if (!first) throw new Error('There are no chains.');
const accepted = allAnswers().filter((answers) => !refusalReason(answers));
const random = createRandom(0x34n);
const detailed = (answers: Answers) => withDetails(answers, one);
const one = <T>(list: readonly T[]) =>
  list[Number(random.between(0n, BigInt(list.length - 1)))] as T;

/** A choice that the wizard accepts, at random. */
function anyChoice() {
  for (;;) {
    const [answers, chain] = [detailed(one(accepted)), one(chains)];
    if (!refusalReason(answers, chain)) return { answers, chain };
  }
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'create-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files of a folder, in the order of their paths. */
const filesIn = (root: string): ProjectFile[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(root, file)).isFile())
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }))
    .sort(byPath);
const byPath = (a: ProjectFile, b: ProjectFile) => (a.path < b.path ? -1 : 1);

describe('the flags', () => {
  it('give their answers back, for every choice', () => {
    expect(accepted.length).toBeGreaterThan(600);
    for (const answers of accepted) {
      const { given, chainId } = readCommand(flagsOf(answers, first, first), facts);
      expect(completed(given)).toEqual(answers);
      expect(chainId).toBeNull();
    }
  });

  it('take an address of the page, which the command prints too', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { answers, chain } = anyChoice();
      const state = writeSharedWizard(
        { answers, chainId: chain.id },
        chains.map(({ id }) => id),
      );
      const address = `${SITE}/guides/start/build${hashOfState(WIZARD_ID, state || '?model=linear')}`;
      const feed = answers.feed === '' ? [] : ['--feed', answers.feed];
      const command = readCommand(['--from', address, ...feed], facts);
      expect(completed(command.given)).toEqual(answers);
      expect(command.chainId ?? first.id).toBe(chain.id);
      const at = path.join(folder, `address-${round}`);
      if (state) {
        const said = await runTerminal([at, '--from', address, ...feed], sources, false);
        expect(said).toContain(address);
        expect(said).toContain(`  cd ${at}\n`);
      }
    }
  });

  it('take no price feed from an address, and say whose it is', async () => {
    const feed = '0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419';
    const address = `${SITE}/guides/start/build#${WIZARD_ID}?model=price-gated&feed=${feed}&stack=viem`;
    const at = path.join(folder, 'feed-of-a-link');
    const failing = runTerminal([at, '--from', address, '--yes'], sources, true);
    await expect(failing).rejects.toThrow(`brings the price feed ${feed}`);
    const without = readCommand(['--from', address, '--feed='], facts).given;
    expect(completed(without)).toMatchObject({ model: 'price-gated', feed: '' });
    const own = '0x2c1d072e956AFFC0D435Cb7AC38EF18d24d9127c';
    const said = await runTerminal([at, '--from', address, '--feed', own], sources, false);
    expect(said).toContain(`The price is that of the feed ${own}`);
    expect(said).not.toContain(feed);
  });

  it.each<[string[], RegExp]>([
    [['--model', 'cubic'], /--model takes linear, dynamic.*it has no "cubic"/],
    [['--shape', '__proto__'], /--shape takes/],
    [['--chain', 'nowhere'], /--chain takes sepolia/],
    [['--from', SITE], /--from takes an address of the wizard with its answers/],
    [['--from', `https://evil.example/#${WIZARD_ID}?model=linear`], /and no other site/],
    [['--from', `${SITE}.evil.example/#${WIZARD_ID}?model=linear`], /and no other site/],
    [['--from', `https://x@${new URL(SITE).host}/#${WIZARD_ID}?model=linear`], /and no other site/],
    [['--from', `#${WIZARD_ID}?model=linear`], /and no other site/],
    [['--from', `${SITE}/#${WIZARD_ID}?model=cubic`], /--model takes linear, dynamic/],
    [['--from', `${SITE}/#${WIZARD_ID}?chain=31337`], /--chain takes sepolia/],
    [['--from', `${SITE}/#${WIZARD_ID}?cliffs=5`], /has "cliffs", which is no question/],
    [['--from', `${SITE}/#${WIZARD_ID}?feed=0x12`], /--feed: Give the price feed/],
    [['--cubic'], /Unknown option '--cubic'/],
    [['one', 'two'], /Name one folder/],
    [['--product', 'flow', '--model', 'linear'], /no model/],
    [['--cliff', '40000'], /--cliff: Give the cliff in whole days from 0/],
    [['--cliff-unlock', 'all'], /--cliff-unlock: Give/],
    [['--model', 'dynamic', '--start-unlock', '5'], /Only a linear Lockup stream/],
    [['--hooks', 'yes'], /Choose a contract as the recipient/],
    [['--chain', 'abstract'], /compiler of its own/],
  ])('are refused with a sentence: %o', async (args, reason) => {
    await expect(runTerminal(args, sources, false)).rejects.toThrow(reason);
  });

  it('know a chain by id and by both names, and the model as the shape', () => {
    for (const chain of chains) {
      for (const name of [String(chain.id), chain.name, chain.viem]) {
        expect(offeredChainNamed(name, chains)).toBe(chain);
      }
    }
    expect(readCommand(['--shape', 'tranched'], facts).given).toEqual({ model: 'tranched' });
  });
});

it('a folder with files is left alone', async () => {
  const at = path.join(folder, 'full');
  mkdirSync(at);
  writeFileSync(path.join(at, 'mine'), 'mine');
  await expect(runTerminal([at], sources, false)).rejects.toThrow(/is not empty/);
  expect(readdirSync(at)).toEqual(['mine']);
});

describe('the questions', () => {
  const answering = (lines: string[], given: Partial<Answers> = {}) => {
    const shown: string[] = [];
    const ask = (text: string) => {
      shown.push(text);
      const line = lines.shift();
      return line === undefined
        ? Promise.reject(new Error('asked too much'))
        : Promise.resolve(line);
    };
    return answersFrom(given, ask).then((answers) => ({ answers, shown }));
  };

  it('are those that apply, and an empty line takes the first option', async () => {
    const { answers, shown } = await answering(Array<string>(13).fill(''));
    expect(answers).toEqual(DEFAULTS);
    expect(shown).toHaveLength(13); // hooks need a contract as the recipient
    const flow = await answering(['', '', '', '2', '', ''], { product: 'flow', stack: 'viem' });
    expect(flow.answers).toEqual(
      completed({ product: 'flow', stack: 'viem', recipient: 'contract' }),
    );
  });

  it('of a cliff come only for a linear stream, and say what is wrong', async () => {
    const given: Partial<Answers> = { ...DEFAULTS };
    delete given.cliff;
    delete given.cliffUnlock;
    const none = await answering(['0'], given);
    expect(none.answers).toEqual({ ...DEFAULTS, cliff: '0' });
    const { answers, shown } = await answering(['soon', '90', '101', '7.5'], given);
    expect(answers).toEqual({ ...DEFAULTS, cliff: '90', cliffUnlock: '7.5' });
    expect(shown[1]).toContain('Give the cliff in whole days');
    expect(shown[3]).toContain('as a percentage of the deposit from 0 to 100');
    const others = { ...given, model: 'dynamic' } as const;
    expect((await answering([], others)).shown).toEqual([]);
  });

  it('are asked again after what is no option, and take a word', async () => {
    const given = { ...DEFAULTS } as Partial<Answers>;
    delete given.model;
    const { answers, shown } = await answering(['9', 'cubic', 'Tranched'], given);
    expect(answers.model).toBe('tranched');
    expect(shown).toHaveLength(3);
  });
});

it('the package has no dependencies and writes the same files', () => {
  const files = createPackageFiles(process.cwd(), facts);
  const manifest = JSON.parse(String(files.get('package/package.json'))) as object;
  expect(manifest).not.toHaveProperty('dependencies');
  for (const [file, content] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const command = (...args: string[]) =>
    execFileSync(process.execPath, [path.join(folder, 'package/create.mjs'), ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const shown = command('--help');
  expect(shown).toContain('--model, --shape linear|dynamic|tranched|price-gated|none');
  // Whoever takes the name on npm must not be run.
  for (const text of [shown, String(files.get('package/README.md'))]) {
    expect(text).toContain(`npx ${SITE}/create-sablier-streams.tgz`);
    expect(text).not.toMatch(/(?<!\/)create-sablier-streams/);
    expect(text).toContain(`${SITE}/create-sablier-streams.json`);
  }
  command('made', '--stack', 'viem', '--model', 'dynamic');
  const answers = { ...DEFAULTS, stack: 'viem', model: 'dynamic' } as const;
  expect(filesIn(path.join(folder, 'made'))).toEqual(projectOf(answers, first.id).sort(byPath));
  command('solidity');
  expect(statSync(path.join(folder, 'solidity/solc.cjs')).mode & 0o111).toBeGreaterThan(0);
  expect(() => command('made')).toThrow(/is not empty/);
  symlinkSync(path.join(folder, 'nowhere', 'else'), path.join(folder, 'dangling'));
  for (const name of ['dangling', 'x'.repeat(300), 'solidity/solc.cjs/below'])
    expect(() => command(name)).toThrow(/Nothing can be written to .* \(E[A-Z]+\)\. Name another/);
});
