import { readFileSync } from 'node:fs';
import { sablier } from 'sablier';
import { getAddress, parseUnits } from 'viem';
import * as viemChains from 'viem/chains';
import { describe, expect, it } from 'vitest';
import { regionOf, withoutMarkers } from '@sablier-docs/ui/Code/regions';
import { readWizardFacts, readChainsOnOffer } from './facts';
import {
  allAnswers,
  DEFAULTS,
  familyOf,
  OPTIONS,
  refusalReason,
  settled,
  type Answers,
} from './answers';
import { ratePerSecond } from '../../examples/flow/calculate-rps/rates';
import { createRandom } from '@sablier-docs/testing/random';
import { projectFiles } from './project-files';
import { linearTerms, rateOf } from './terms';
import { TEST_FEED, withDetails } from './testing';
import { entryProblem } from './entries';
import { packageSet } from './lockfile';
import { readLockfiles } from './lockfiles';
import { sampleReader, replaceInSample } from './samples';
import { describeAnswers } from './describe-answers';
import { readSharedWizard, withoutFeed, writeSharedWizard } from './share';

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

const random = createRandom(0x34n);
const pick = <T>(list: readonly T[]) =>
  list[Number(random.between(0n, BigInt(list.length - 1)))] as T;
/** Each accepted combination of choices, with details at random. */
const detailed = accepted.map((answers) => withDetails(answers, pick));

const fileOf = (answers: Partial<Answers>, path: string, chainId = SEPOLIA): string => {
  const files = projectFiles({ ...DEFAULTS, ...answers }, chainId, facts);
  return files.find((file) => file.path === path)?.text ?? '';
};

/** Seconds of an expression in Solidity, such as `365 days / 12`. */
function secondsOf(expression: string): bigint {
  const [, count = '', unit = '', parts = '1'] =
    /^(\d+) (seconds|days|weeks)(?: \/ (\d+))?$/.exec(expression) ?? [];
  const lengths: Readonly<Record<string, bigint>> = { seconds: 1n, days: 86_400n, weeks: 604_800n };
  return (BigInt(count) * (lengths[unit] ?? 0n)) / BigInt(parts);
}

describe('a step of the release', () => {
  /** By the calendar of the contract, in which a year has 365 days. */
  const LENGTHS = {
    second: 1n,
    day: 86_400n,
    week: 604_800n,
    month: 2_592_000n,
    twelfth: 2_628_000n,
    quarter: 7_884_000n,
    year: 31_536_000n,
  } as const;

  it.each(OPTIONS.granularity)('of a %s is as long in every kind of project', (granularity) => {
    const answers = { granularity, cliff: '0', duration: '1460' } as const;
    expect(linearTerms({ ...DEFAULTS, ...answers }).granularity).toBe(LENGTHS[granularity]);
    const inSolidity = [
      fileOf({ ...answers, stack: 'foundry' }, 'src/StreamCreator.sol'),
      fileOf({ ...answers, stack: 'foundry', batch: 'yes' }, 'src/StreamCreator.sol'),
    ].map((text) => secondsOf(/granularity(?:: | = )([^,;\n]+)/.exec(text)?.[1] ?? ''));
    expect(inSolidity).toEqual([LENGTHS[granularity], LENGTHS[granularity]]);
  });
});

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
    expect(accepted).toHaveLength(1712);
    expect(() => projectFiles({ ...DEFAULTS, hooks: 'yes' }, SEPOLIA, facts)).toThrow(
      /Hooks run in/,
    );
    expect(() => projectFiles(DEFAULTS, 31_337, facts)).toThrow(/does not know chain 31337/);
  });

  it('refuse Foundry and Hardhat on a chain whose virtual machine needs another compiler', () => {
    const zk = facts.chains.filter(({ isZK }) => isZK);
    expect(zk.map(({ name }) => name)).toContain('Abstract');
    for (const chain of zk) {
      for (const stack of ['foundry', 'hardhat'] as const)
        expect(refusalReason({ ...DEFAULTS, stack }, chain)).toMatch(/compiler of its own/);
      for (const stack of ['viem', 'react', 'ethers'] as const) {
        expect(refusalReason({ ...DEFAULTS, stack }, chain)).toBeNull();
      }
    }
  });

  it('are refused where the contract would refuse the schedule', () => {
    const reasons: [Partial<Answers>, RegExp | null][] = [
      [{ cliff: '363' }, null],
      [{ cliff: '364' }, /^The cliff is not before the end/],
      [{ cliff: '365', duration: '366' }, null],
      [{ cliff: '36500' }, /^Give the cliff in whole days from 0/],
      [{ duration: '0' }, /^Give the length in whole days from 1/],
      [{ duration: '36501' }, /^Give the length in whole days from 1/],
      [{ duration: '1460', cliff: '365', granularity: 'year' }, null],
      [{ duration: '1460', cliff: '1096', granularity: 'year' }, /A step of the release is longer/],
      [{ model: 'tranched', duration: '90' }, /"duration"/],
      [{ cliff: '28.5' }, /whole days/],
      [{ cliff: '-1' }, /whole days/],
      [{ cliff: '1e2' }, /whole days/],
      [{ cliff: '363', granularity: 'day' }, null],
      [{ cliff: '363', granularity: 'week' }, /A step of the release is longer/],
      [{ startUnlock: '100', cliffUnlock: '0' }, null],
      [{ startUnlock: '100.01' }, /from 0 to 100/],
      [{ startUnlock: '0.001' }, /at most 2 decimal places/],
      [{ startUnlock: '60', cliffUnlock: '40.01' }, /more than the deposit/],
      [{ cliff: '0', cliffUnlock: '5' }, /Only a linear Lockup stream with a cliff/],
      [{ model: 'tranched', cliff: '90' }, /Only a linear Lockup stream has an answer to "cliff"/],
      [{ model: 'tranched', granularity: 'day' }, /"granularity"/],
      [{ sender: 'safe' }, null],
      [{ sender: 'safe', stack: 'react', batch: 'parts' }, null],
      [{ sender: 'safe', stack: 'viem' }, null],
      [{ batch: 'parts' }, null],
      [{ batch: 'parts', amounts: 'own', stack: 'viem' }, null],
      [{ batch: 'yes', amounts: 'own', stack: 'react', sender: 'safe' }, null],
      [{ batch: 'yes', amounts: 'own' }, null],
      [{ batch: 'yes', amounts: 'own', stack: 'hardhat' }, null],
      [
        { batch: 'parts', stack: 'hardhat' },
        /list in parts .* of forge, which Hardhat does not run\. Choose Foundry/,
      ],
      [{ sender: 'safe', stack: 'hardhat' }, /file of a Safe are of forge.*Choose Foundry/],
      [{ sender: 'safe', stack: 'ethers' }, /file of a Safe is of viem\. Choose viem/],
      [{ batch: 'parts', stack: 'ethers' }, /list in parts .* of viem\. Choose viem/],
      [{ batch: 'yes', amounts: 'own', stack: 'ethers' }, null],
      [{ batch: 'yes', sender: 'contract', stack: 'hardhat' }, null],
      [{ amounts: 'own', stack: 'viem' }, /Only a list of recipients/],
      [{ amounts: 'own', stack: 'viem', batch: 'yes', model: 'price-gated' }, /Only a list/],
      [{ batch: 'parts', model: 'price-gated' }, /No project divides price-gated/],
      [{ batch: 'parts', sender: 'safe', product: 'flow', model: 'none' }, null],
      [{ batch: 'parts', stack: 'react' }, null],
      [{ batch: 'parts', stack: 'viem', model: 'price-gated' }, /No project divides price-gated/],
      [{ batch: 'parts', stack: 'viem', sender: 'safe' }, null],
      [{ price: '1' }, /Only a price-gated stream/],
      [{ model: 'price-gated', price: '0' }, /from 0\.00000002/],
      [{ model: 'price-gated', price: '0.00000001' }, /from 0\.00000002/],
      [{ model: 'price-gated', price: '1.123456789' }, /at most 8 decimal places/],
      [{ model: 'price-gated', expiry: '0' }, /from 1 to/],
      [{ model: 'price-gated', feed: '0x12' }, /whose checksum is right/],
      [{ model: 'price-gated', feed: TEST_FEED.toLowerCase() }, null],
      [{ model: 'price-gated', feed: TEST_FEED.replace('A', 'a') }, /whose checksum is right/],
      [{ product: 'flow', model: 'none', rate: '0' }, /above 0/],
      [{ product: 'flow', model: 'none', rate: '0.00000001', period: 'year' }, null],
    ];
    for (const [answers, reason] of reasons) {
      const given = refusalReason({ ...DEFAULTS, ...answers });
      if (reason === null) expect(given, JSON.stringify(answers)).toBeNull();
      else expect(given, JSON.stringify(answers)).toMatch(reason);
    }
  });

  it('drops the answers that another product alone has', () => {
    const flow = settled({ ...DEFAULTS, product: 'flow', cancelable: 'no' });
    expect(refusalReason(flow)).toBeNull();
    expect(settled({ ...flow, product: 'lockup' })).toEqual(DEFAULTS);
  });

  it('come from a link without its price feed, which is given apart', () => {
    const gated = {
      ...DEFAULTS,
      model: 'price-gated',
      price: '7',
      feed: `0x${'1'.repeat(40)}`,
    } as const;
    const chainId = chainIds.at(-1) ?? 0;
    const shared = withoutFeed(
      readSharedWizard(writeSharedWizard({ answers: gated, chainId }, chainIds), chainIds),
    );
    expect(shared).toEqual({
      choice: { answers: { ...gated, feed: '' }, chainId },
      feed: gated.feed,
    });
    expect(withoutFeed({ answers: DEFAULTS, chainId }).feed).toBeNull();
    expect(describeAnswers(gated)).toContain(`The price is that of the feed ${gated.feed}`);
    expect(describeAnswers({ ...gated, feed: '' })).toContain('You name the price feed');
  });

  it('come back from an address, and wrong ones are the defaults or are named', () => {
    for (const answers of detailed) {
      const choice = { answers, chainId: chainIds.at(-1) ?? 0 };
      expect(readSharedWizard(writeSharedWizard(choice, chainIds), chainIds)).toEqual(choice);
    }
    const first = { answers: DEFAULTS, chainId: chainIds[0] };
    const reasonOf = (state: string) => refusalReason(readSharedWizard(state, chainIds).answers);
    // A detail of another stream is left out, as is an option that no question has.
    for (const state of ['?price=7', '?cliff=0&cliffUnlock=5&granularity=none', '?product=flow'])
      expect(reasonOf(state), state).toBeNull();
    expect(reasonOf('?cliff=40000')).toBe(entryProblem('cliff', '40000'));
    expect(readSharedWizard('?model=price-gated&feed=0x12', chainIds).answers.feed).toBe('');
    expect(readSharedWizard('?model=x&chain=31337&stack=__proto__', chainIds)).toEqual(first);
    expect(writeSharedWizard({ answers: DEFAULTS, chainId: chainIds[0] ?? 0 }, chainIds)).toBe('');
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
    // The amounts of a list are a detail, and bring a file of their own.
    const lists = accepted.map((answers): Answers => ({ ...answers, amounts: 'own' }));
    const dated = accepted
      .filter(({ model }) => model === 'tranched')
      .map((answers): Answers => ({ ...answers, dates: 'months' }));
    const others = [...lists, ...dated].filter((answers) => refusalReason(answers) === null);
    const all = [...accepted, ...others];
    for (const answers of all) projectFiles(answers, SEPOLIA, { ...facts, samples });
    expect([...unread]).toEqual([]);
  });

  it('is that of one family of stacks', () => {
    const own = {
      solidity: readWizardFacts(process.cwd(), 'https://docs.sablier.com', ['solidity']),
      typescript: readWizardFacts(process.cwd(), 'https://docs.sablier.com', ['typescript']),
      ethers: readWizardFacts(process.cwd(), 'https://docs.sablier.com', ['ethers']),
    };
    for (const answers of accepted) {
      const files = projectFiles(answers, SEPOLIA, own[familyOf(answers)]);
      expect(files).toEqual(projectFiles(answers, SEPOLIA, facts));
    }
    const both = Object.values(own).flatMap(({ samples }) => Object.keys(samples));
    expect([...new Set(both)].sort()).toEqual(Object.keys(facts.samples).sort());
  });

  it('begins with the chains of the form alone', () => {
    expect(readChainsOnOffer()).toEqual(
      facts.chains.map(({ id, name, isZK }) => ({ id, name, isZK })),
    );
  });
});

describe('the files', () => {
  it.each<[Partial<Answers>, string, string, string[]]>([
    [{}, 'src/StreamCreator.sol', 'lockup/create-stream/LinearStreamCreator.sol', ['fund', 'call']],
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
      const imported = /\? foundry : (\w+);/.exec(main)?.[1] ?? '';
      expect(main, name).toMatch(
        new RegExp(`import \\{.*\\b${imported}\\b.*\\} from 'viem/chains'`),
      );
      expect((viemChains as Record<string, { id?: number }>)[imported]?.id, name).toBe(id);
    }
    expect(facts.chains.length).toBeGreaterThan(20);
    expect(facts.chains[0]?.id, 'a test network comes first').toBe(SEPOLIA);
  });

  it('name exact versions, those of this repository and of their lockfile', () => {
    interface Manifest {
      name: string;
      version: string;
      engines?: Record<string, string>;
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    }
    const locked = Object.entries(readLockfiles(process.cwd())).map(([set, text]) => {
      const { packages } = JSON.parse(text) as { packages: Record<string, Manifest> };
      return [set, packages] as const;
    });
    const lockfiles = new Map(locked);
    const seen = new Set<string>();
    const own = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
    const ours: Record<string, string> = { ...own.dependencies, ...own.devDependencies };
    for (const answers of accepted) {
      const text = fileOf(answers, 'package.json');
      const { name, version, engines, dependencies, devDependencies } = JSON.parse(
        text,
      ) as Manifest;
      const set = packageSet(answers);
      seen.add(set);
      const lockfile = lockfiles.get(set);
      const own = { name, version, engines, dependencies, devDependencies };
      expect(lockfile?.[''], `${set}; run "npm run starters -- --locks"`).toEqual(own);
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        expect(version).toMatch(/^\d+\.\d+\.\d+$/);
        expect({ [name]: ours[name] ?? version }).toEqual({ [name]: version });
        expect(lockfile?.[`node_modules/${name}`]?.version, name).toBe(version);
      }
      const product = `@sablier/${answers.product}`;
      if (answers.stack === 'foundry') expect(dependencies[product]).toBe(ours[product]);
    }
    expect([...seen].sort()).toEqual([...lockfiles.keys()].sort());
  });

  it('have every name of code and every file that their README names', () => {
    /** Commands, URLs, environment variables, and the file that a reader creates for them. */
    const OUTSIDE = /^(?:npm|npx|node|forge|cast|anvil)\b|^https?:|^[A-Z][A-Z_]+$|^\.env/;
    for (const answers of detailed) {
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

  it('start forge with the file that passes its status on', () => {
    const own = example('starters/_shared/forge.cjs', '');
    for (const answers of accepted.filter(({ stack }) => stack === 'foundry')) {
      const { scripts } = JSON.parse(fileOf(answers, 'package.json')) as {
        scripts: Record<string, string>;
      };
      expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['build', 'deploy', 'test']));
      for (const command of Object.values(scripts)) expect(command).toMatch(/^node forge\.cjs /);
      expect(fileOf(answers, 'forge.cjs')).toBe(own);
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
    for (const answers of detailed) {
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

it('the rate of a script is the one that the protocol computes, for every period', () => {
  const flow = { product: 'flow', model: 'none', stack: 'viem' } as const;
  const rates = OPTIONS.period.flatMap((period) =>
    ['100', '0.00000001', '999999.12345678'].map((rate) => {
      const text = fileOf({ ...flow, period, rate }, 'src/main.ts');
      const [, amount = '', seconds = ''] =
        /ratePerSecond\(parseUnits\('([\d.]+)', 18\), 18, (.*)\);/.exec(text) ?? [];
      expect(amount).toBe(rate);
      const product = seconds
        .match(/\d[\d_]*(?=n)/g)
        ?.map((digits) => BigInt(digits.replace('_', '')));
      const [days = 1n, day = 1n, parts = 1n] =
        product?.length === 1 ? [1n, ...product] : (product ?? []);
      const answers = { ...DEFAULTS, ...flow, period, rate };
      expect(ratePerSecond(parseUnits(amount, 18), 18, (days * day) / parts)).toBe(rateOf(answers));
      return rateOf(answers);
    }),
  );
  expect(new Set(rates).size).toBe(15);
  // 100 tokens in 30 days, in a twelfth of 365 days and in 365 days, by hand.
  expect([rates[0], rates[3], rates[6]]).toEqual([
    38_580_246_913_580n,
    38_051_750_380_517n,
    3_170_979_198_376n,
  ]);
});

it('the words about a project have every target price of its streams', () => {
  const gated = detailed.filter(({ model }) => model === 'price-gated');
  const seen = gated.map((answers) => {
    const main = answers.stack === 'react' ? 'src/streams.ts' : 'src/main.ts';
    const [, first, second] =
      /(?:steps: \['|prices: ')([\d.]+)(?:', '| )([\d.]+)'/.exec(fileOf(answers, main)) ?? [];
    const targets = first && second ? [first, second] : [answers.price];
    const found = fileOf(answers, 'README.md').matchAll(/at or above ([\d.]+) USD/g);
    expect([...found].map(([, price]) => price)).toEqual(targets);
    return `${answers.stack} ${answers.batch} ${targets.length}`;
  });
  expect([...new Set(seen)].sort()).toEqual([
    'ethers no 1',
    'ethers yes 2',
    'foundry no 1',
    'foundry yes 1',
    'hardhat no 1',
    'hardhat yes 1',
    'react no 1',
    'react yes 2',
    'viem no 1',
    'viem yes 2',
  ]);
});

it.each([
  ['foundry', 'parts'],
  ['viem', 'yes'],
  ['react', 'yes'],
  ['ethers', 'yes'],
] as const)(
  'a list for Flow with %s has deposits beside its addresses, and one rate',
  (stack, batch) => {
    const flow = { product: 'flow', model: 'none', amounts: 'own' } as const;
    const answers = { ...DEFAULTS, ...flow, stack, batch };
    expect(describeAnswers(answers)).toContain('Each has a deposit of its own.');
    expect(describeAnswers(answers)).toContain('The rate of each is 100 tokens');
    const shown = ['README.md', 'recipients.txt', 'src/streams.ts'];
    const text = shown.map((path) => fileOf(answers, path)).join('');
    expect(text).toContain('address,deposit');
    expect(text).not.toContain('address,amount');
  },
);

it('a sample that is written differently stops the wizard', () => {
  expect(() => replaceInSample('a', 'b', 'c')).toThrow(/does not contain: b/);
  expect(() => read('lockup/nothing.sol')).toThrow(/has no ""/);
});
