import { readFileSync } from 'node:fs';
import { sablier } from 'sablier';
import { getAddress } from 'viem';
import * as viemChains from 'viem/chains';
import { describe, expect, it } from 'vitest';
import { regionOf, withoutMarkers } from '@sablier-docs/ui/Code/regions';
import { readWizardFacts, readChainsOnOffer } from './facts';
import {
  allAnswers,
  DEFAULTS,
  familyOf,
  refusalReason,
  withProduct,
  type Answers,
} from './answers';
import { projectFiles } from './project-files';
import { sampleReader, replaceInSample } from './samples';
import { readShared, writeShared } from './share';

/* tests/examples/wizard checks that every project compiles and does what was chosen. */

const facts = readWizardFacts(process.cwd(), 'https://docs.sablier.com');
const read = sampleReader(facts);
const example = (file: string, region: string): string => {
  const source = readFileSync(`examples/${file}`, 'utf8');
  return region === '' ? withoutMarkers(source) : regionOf(source, region, file);
};
const SEPOLIA = 11_155_111;
const chainIds = facts.chains.map(({ id }) => id);
const accepted = allAnswers().filter((answers) => !refusalReason(answers));

const fileOf = (answers: Partial<Answers>, path: string, chainId = SEPOLIA): string => {
  const files = projectFiles({ ...DEFAULTS, ...answers }, chainId, facts);
  return files.find((file) => file.path === path)?.text ?? '';
};

describe('answers', () => {
  it('are refused with a sentence where they exclude each other', () => {
    const flow = { product: 'flow', model: 'none' } as const;
    const reasons: [Partial<Answers>, RegExp | null][] = [
      [{}, null],
      [flow, null],
      [{ product: 'flow' }, /no model\. Choose Lockup/],
      [{ model: 'none' }, /needs a model/],
      [{ ...flow, hooks: 'yes', recipient: 'contract' }, /Flow calls no hooks/],
      [{ ...flow, cancelable: 'no' }, /can pause it/],
      [{ hooks: 'yes' }, /Choose a contract as the recipient/],
      [{ hooks: 'yes', recipient: 'contract' }, null],
    ];
    for (const [answers, reason] of reasons) {
      const reasonGiven = refusalReason({ ...DEFAULTS, ...answers });
      if (reason === null) expect(reasonGiven, JSON.stringify(answers)).toBeNull();
      else expect(reasonGiven, JSON.stringify(answers)).toMatch(reason);
    }
    expect(accepted).toHaveLength(624);
    expect(() => projectFiles({ ...DEFAULTS, hooks: 'yes' }, SEPOLIA, facts)).toThrow(
      /Hooks run in/,
    );
    expect(() => projectFiles(DEFAULTS, 31_337, facts)).toThrow(/does not know chain 31337/);
  });

  it('refuse Foundry on a chain whose virtual machine needs another compiler', () => {
    const zk = facts.chains.filter(({ isZK }) => isZK);
    expect(zk.map(({ name }) => name)).toContain('Abstract');
    for (const chain of zk) {
      expect(refusalReason(DEFAULTS, chain)).toMatch(/compiler of its own/);
      for (const stack of ['viem', 'react'] as const) {
        expect(refusalReason({ ...DEFAULTS, stack }, chain)).toBeNull();
      }
    }
  });

  it('follow the product', () => {
    const flow = withProduct({ ...DEFAULTS, product: 'flow', cancelable: 'no' });
    expect(refusalReason(flow)).toBeNull();
    expect(withProduct({ ...flow, product: 'lockup' })).toEqual(DEFAULTS);
  });

  it('come back from an address, and wrong ones are the defaults', () => {
    for (const answers of accepted) {
      const choice = { answers, chainId: chainIds.at(-1) ?? 0 };
      expect(readShared(writeShared(choice, chainIds), chainIds)).toEqual(choice);
    }
    const first = { answers: DEFAULTS, chainId: chainIds[0] };
    expect(readShared('?model=x&chain=31337&stack=__proto__', chainIds)).toEqual(first);
    expect(writeShared({ answers: DEFAULTS, chainId: chainIds[0] ?? 0 }, chainIds)).toBe('');
  });
});

describe('the key of a viem project', () => {
  const textOf = (file: string, chainId: number) => fileOf({ stack: 'viem' }, file, chainId);

  it('goes into .env where it holds test coins, and into no file where it holds real ones', () => {
    expect(textOf('.env.example', SEPOLIA)).toMatch(/test network\.\nPRIVATE_KEY=\n/);
    expect(textOf('README.md', SEPOLIA)).toMatch(/- `PRIVATE_KEY`: .* test coins\n- /);
    for (const file of ['.env.example', 'README.md']) {
      const text = textOf(file, 1);
      expect(text).not.toMatch(/^(- `)?PRIVATE_KEY/m);
      expect(text).toContain('read -rs PRIVATE_KEY && export PRIVATE_KEY');
    }
    expect(textOf('.env.example', 1)).toContain('# A node of Ethereum.');
  });
});

describe('what a reader loads', () => {
  it('has every piece that a project needs, and no other', () => {
    const unread = new Set(
      Object.entries(facts.samples).flatMap(([file, pieces]) =>
        Object.keys(pieces).map((piece) => `${file} "${piece}"`),
      ),
    );
    const watched = Object.entries(facts.samples).map(([file, pieces]) => [
      file,
      new Proxy(pieces, {
        get(target, piece: string) {
          unread.delete(`${file} "${piece}"`);
          return target[piece];
        },
      }),
    ]);
    const samples = Object.fromEntries(watched) as typeof facts.samples;
    expect(unread.size).toBeGreaterThan(60);
    for (const answers of accepted) projectFiles(answers, SEPOLIA, { ...facts, samples });
    expect([...unread]).toEqual([]);
  });

  it('is that of one family of stacks', () => {
    const own = {
      solidity: readWizardFacts(process.cwd(), 'https://docs.sablier.com', ['solidity']),
      typescript: readWizardFacts(process.cwd(), 'https://docs.sablier.com', ['typescript']),
    };
    for (const answers of accepted) {
      const files = projectFiles(answers, SEPOLIA, own[familyOf(answers)]);
      expect(files).toEqual(projectFiles(answers, SEPOLIA, facts));
    }
    const both = Object.values(own).flatMap(({ samples }) => Object.keys(samples));
    expect(both.sort()).toEqual(Object.keys(facts.samples).sort());
  });

  it('begins with the chains of the form alone', () => {
    expect(readChainsOnOffer()).toEqual(
      facts.chains.map(({ id, name, isZK }) => ({ id, name, isZK })),
    );
  });
});

describe('the files', () => {
  it.each<[Partial<Answers>, string, string, string[]]>([
    [
      {},
      'src/StreamCreator.sol',
      'lockup/create-stream/LinearStreamCreator.sol',
      ['fund', 'model', 'call'],
    ],
    [
      { model: 'dynamic' },
      'src/StreamCreator.sol',
      'lockup/create-stream/DynamicStreamCreator.sol',
      ['segments'],
    ],
    [
      { model: 'tranched' },
      'src/StreamCreator.sol',
      'lockup/create-stream/TranchedStreamCreator.sol',
      ['tranches'],
    ],
    [
      { model: 'price-gated' },
      'src/StreamCreator.sol',
      'lockup/create-stream/PriceGatedStreamCreator.sol',
      ['call', 'price'],
    ],
    [
      { batch: 'yes' },
      'src/StreamCreator.sol',
      'lockup/batch/BatchLinearStreamCreator.sol',
      ['fund', 'call'],
    ],
    [
      { product: 'flow', model: 'none' },
      'src/StreamCreator.sol',
      'flow/create-stream/FlowStreamCreator.sol',
      ['rate', 'create-and-deposit'],
    ],
    [{ stack: 'viem' }, 'src/contracts.ts', 'lockup/contracts.ts', ['']],
    [{ stack: 'viem', token: 'unusual' }, 'src/approve.ts', 'lockup/approve.ts', ['']],
  ])('of %o have what the sample has', (answers, path, sample, regions) => {
    const lines = (text: string) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .join('\n');
    const text = lines(fileOf(answers, path));
    for (const region of regions) expect(text).toContain(lines(example(sample, region)).trim());
  });

  it('have the address that the SDK has, on every chain', () => {
    const release = (protocol: 'lockup' | 'flow') => sablier.releases.getLatest({ protocol });
    for (const { id, name } of facts.chains) {
      const address = (contractName: string, protocol: 'lockup' | 'flow') => {
        const found = { chainId: id, contractName, release: release(protocol) };
        return getAddress(sablier.contracts.get(found as never)?.address ?? '0x');
      };
      if (!facts.chains.find((chain) => chain.id === id)?.isZK) {
        const script = fileOf({ batch: 'yes' }, 'script/Deploy.s.sol', id);
        expect(script, name).toContain(`ISablierLockup(${address('SablierLockup', 'lockup')})`);
        expect(script, name).toContain(address('SablierBatchLockup', 'lockup'));
        expect(script, name).toContain(`block.chainid == ${id},`);
        const flow = fileOf({ product: 'flow', model: 'none' }, 'script/Deploy.s.sol', id);
        expect(flow, name).toContain(`ISablierFlow(${address('SablierFlow', 'flow')})`);
      }
      const main = fileOf({ stack: 'viem' }, 'src/main.ts', id);
      const imported = /import \{ (\w+) \} from 'viem\/chains'/.exec(main)?.[1] ?? '';
      expect((viemChains as Record<string, { id?: number }>)[imported]?.id, name).toBe(id);
    }
    expect(facts.chains.length).toBeGreaterThan(20);
    expect(facts.chains[0]?.id, 'a test network comes first').toBe(SEPOLIA);
  });

  it('name exact versions, those of this repository', () => {
    interface Manifest {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    }
    const own = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
    const ours: Record<string, string> = { ...own.dependencies, ...own.devDependencies };
    for (const answers of accepted) {
      const text = fileOf(answers, 'package.json');
      const { dependencies, devDependencies } = JSON.parse(text) as Manifest;
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        expect(version).toMatch(/^\d+\.\d+\.\d+$/);
        expect({ [name]: ours[name] ?? version }).toEqual({ [name]: version });
      }
      const product = `@sablier/${answers.product}`;
      if (answers.stack === 'foundry') expect(dependencies[product]).toBe(ours[product]);
    }
  });

  it('have every name of code and every file that their README names', () => {
    /** Commands, URLs, environment variables, and the file that a reader creates for them. */
    const OUTSIDE = /^(?:npm|npx|node|forge|cast|anvil)\b|^https?:|^[A-Z][A-Z_]+$|^\.env/;
    for (const answers of accepted) {
      const files = projectFiles(answers, SEPOLIA, facts);
      const rest = files.filter(({ path }) => path !== 'README.md');
      const words = new Set(rest.flatMap(({ text }) => text.match(/\w+/g) ?? []));
      const paths = rest.map(({ path }) => path);
      const readme = files.find(({ path }) => path === 'README.md')?.text ?? '';
      const named = [...readme.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)]
        .map(([, code = '']) => code)
        .filter((code) => !OUTSIDE.test(code));
      const isThere = (code: string) =>
        /[/.]/.test(code)
          ? paths.some((path) => path === code || path.startsWith(code))
          : (code.match(/\w+/g) ?? []).every((word) => words.has(word));
      expect(named.length).toBeGreaterThan(2);
      expect(
        named.filter((code) => !isThere(code)),
        JSON.stringify(answers),
      ).toEqual([]);
    }
  });

  it('declare the function that their README says to call', () => {
    for (const answers of accepted.filter(({ stack }) => stack === 'foundry')) {
      const readme = fileOf(answers, 'README.md');
      const creator = fileOf(answers, 'src/StreamCreator.sol');
      const [, name = ''] = /calls? `(\w+)`/.exec(readme) ?? [];
      expect(creator, JSON.stringify(answers)).toMatch(new RegExp(`function ${name}\\(`));
    }
  });

  it('keep no mark of a region, and no word that a sample has of its own parties', () => {
    for (const answers of accepted) {
      const files = projectFiles(answers, SEPOLIA, facts);
      expect(files.map(({ text }) => text).join('\n')).not.toMatch(/(?:\/\/|#) (?:end)?region/);
      expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
      const creator = fileOf(answers, 'src/StreamCreator.sol');
      if (answers.stack === 'foundry' && answers.sender === 'contract') {
        expect(creator).not.toMatch(/sender: msg\.sender/);
      }
      if (answers.cancelable === 'no') expect(creator).not.toMatch(/may cancel|cancelable: true/);
    }
  });
});

it('a sample that is written differently stops the wizard', () => {
  expect(() => replaceInSample('a', 'b', 'c')).toThrow(/does not contain: b/);
  expect(() => read('lockup/nothing.sol')).toThrow(/has no ""/);
});
