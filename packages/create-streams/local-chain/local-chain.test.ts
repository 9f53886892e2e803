import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allAnswers, DEFAULTS, refusalReason, type Answers } from '../answers';
import { readWizardFacts } from '../facts';
import { projectFiles } from '../project-files';
import { TEST_FEED, withDetails } from '../testing';
import { createRandom } from '@sablier-docs/testing/random';

/* That the tests of the projects pass: tests/examples/wizard. */

const SEPOLIA = 11_155_111;
const facts = readWizardFacts(process.cwd(), 'https://docs.sablier.com');
const filesOf = (answers: Partial<Answers>) =>
  new Map(
    projectFiles({ ...DEFAULTS, ...answers }, SEPOLIA, facts).map(({ path, text }) => [path, text]),
  );
interface Manifest {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}
const manifestOf = (files: ReadonlyMap<string, string>) =>
  JSON.parse(files.get('package.json') ?? '') as Manifest;

const random = createRandom(0x35n);
const pick = <T>(list: readonly T[]) =>
  list[Number(random.between(0n, BigInt(list.length - 1)))] as T;

describe.each(['viem', 'react', 'ethers'] as const)(
  'the local chain of a project for %s',
  (stack) => {
    const accepted = allAnswers()
      .filter((answers) => answers.stack === stack && !refusalReason(answers))
      .map((answers) => withDetails(answers, pick));

    it('has every file that one of its files imports, and no other', () => {
      for (const answers of accepted) {
        const files = filesOf(answers);
        const { scripts } = manifestOf(files);
        const own = [...files.keys()].filter((file) =>
          /^(local|test|contracts)\/.*\.(ts|json)$/.test(file),
        );
        const reached = new Set(own.filter((file) => Object.values(scripts).join().includes(file)));
        for (const file of own.filter((one) => one.endsWith('.ts'))) {
          const text = files.get(file) ?? '';
          for (const [, from = ''] of text.matchAll(/(?:from |import\()'(\.[^']*)'/g)) {
            const at = path.posix.join(path.posix.dirname(file), from);
            const found = [at, `${at}.ts`, `${at}.tsx`].find((one) => files.has(one));
            expect(found, `${file} imports ${from} for ${JSON.stringify(answers)}`).toBeDefined();
            reached.add(found ?? '');
          }
        }
        if (stack === 'react') reached.add('src/name-contracts.ts');
        expect(
          own.filter((file) => !reached.has(file)),
          JSON.stringify(answers),
        ).toEqual([]);
      }
    });

    it('has the contracts that it deploys, compiled and as their source', () => {
      for (const answers of accepted) {
        const files = filesOf(answers);
        const compiled = Object.keys(JSON.parse(files.get('contracts/local.json') ?? '') as object);
        const deployed = [...files.values()].flatMap((text) =>
          [...text.matchAll(/\blocal\.(Local\w+|UnusualToken)\b/g)].map(([, name]) => name),
        );
        expect(compiled.sort()).toEqual([...new Set(deployed)].sort());
        const sources = [...files]
          .filter(([file]) => file.endsWith('.sol'))
          .map(([, text]) => text);
        for (const name of compiled) expect(sources.join()).toContain(`contract ${name} `);
      }
    });

    it('is told of another port in the address that its files read, and by that number', () => {
      for (const answers of accepted) {
        const files = filesOf(answers);
        const readme = files.get('README.md') ?? '';
        const sources = [...files].filter(([file]) => file.endsWith('.ts'));
        const read = sources.flatMap(([, text]) => [
          ...text.matchAll(/process\.env\.(\w+) \?\? 'http:\/\/127\.0\.0\.1:(\d+)'/g),
        ]);
        expect(read, JSON.stringify(answers)).toHaveLength(1);
        const [, name, usual] = read[0] ?? [];
        const [, taken, other] =
          /program has port (\d+),\s+start the chain with `npm run chain -- --port (\d+)`/.exec(
            readme,
          ) ?? [];
        expect(taken).toBe(usual);
        expect(other).not.toBe(usual);
        expect(readme).toContain(`set \`${name}\` to \`http://127.0.0.1:${other}\``);
      }
    });

    it('has the packages of its product for development alone', () => {
      const lockup = Object.keys(manifestOf(filesOf({ stack })).devDependencies);
      const flow = Object.keys(
        manifestOf(filesOf({ stack, product: 'flow', model: 'none' })).devDependencies,
      );
      expect(lockup).toEqual(expect.arrayContaining(['@foundry-rs/anvil', '@sablier/lockup']));
      expect(flow).toEqual(expect.arrayContaining(['@foundry-rs/anvil', '@sablier/flow']));
      expect(
        [...lockup, ...flow].filter((name) => /^@sablier\/(lockup|flow)$/.test(name)),
      ).toHaveLength(2);
    });
  },
);

it('only a command for the local chain leads a project there', () => {
  expect(filesOf({ stack: 'viem' }).get('.env.example')).not.toContain('LOCAL');
  const page = filesOf({ stack: 'react' });
  expect(page.get('.gitignore')).toContain('.env*.local');
  expect(page.get('local/deploy.ts')).toContain("writeFileSync('.env.anvil.local'");
  expect(manifestOf(page).scripts).toMatchObject({
    start: 'vite',
    build: 'tsc && vite build',
    'start:local': 'vite --mode anvil',
  });
});

it('a project whose sender is a Safe sends its file from there on the local chain alone', () => {
  const files = filesOf({ stack: 'viem', sender: 'safe' });
  expect(Object.keys(manifestOf(files).scripts)).toContain('test');
  expect(files.get('local/run-example.ts')).toContain('executeFile(clients, url, sender,');
  const sent = [...files].filter(([, text]) => /PRIVATE_KEY|sendTransaction/.test(text));
  expect(sent.map(([file]) => file)).toEqual(['local/clients.ts', 'local/execute-file.ts']);
});

describe('the test asks for what the answers say', () => {
  const testOf = (answers: Partial<Answers>) => filesOf(answers).get('test/check-streams.ts');
  const setupOf = (answers: Partial<Answers>) => filesOf(answers).get('local/setup.ts');
  const flow = { product: 'flow', model: 'none' } as const;
  const gated = { model: 'price-gated', price: '1.5', expiry: '3650' } as const;

  it.each(['viem', 'react', 'ethers'] as const)('in a project for %s', (stack) => {
    const linear = {
      cliff: '90',
      startUnlock: '33.33',
      cliffUnlock: '25',
      granularity: 'week',
    } as const;
    const schedule = testOf({ stack, ...linear });
    expect(schedule).toContain('start + 90 * 86_400');
    expect(schedule).toContain("read('getGranularity', [id]), 604800)");
    expect(schedule).toContain(
      'start: (amount * 3333n) / 10000n, cliff: (amount * 2500n) / 10000n',
    );
    const rate = testOf({ stack, ...flow, rate: '0.00000001', period: 'year' });
    expect(rate).toContain('const RATE = 317n;');
    expect(rate).toContain('const YEARS = 1000;');
    const gate = testOf({ stack, ...gated });
    expect(gate).toContain('const YEARS = 11;');
    expect(gate).toContain('start + 3650 * 86_400');
    expect(setupOf({ stack, ...gated })).toContain('TARGET = 150000000n;');
    expect(setupOf({ stack, ...gated, feed: TEST_FEED })).toContain(
      `const FEED: Address = '${TEST_FEED}';`,
    );
    expect(setupOf({ stack, ...gated })).not.toContain('setCode');
  });

  it('by the names of the variables and fields of the project', () => {
    const run = (answers: Partial<Answers>) =>
      filesOf({ stack: 'viem', ...answers }).get('local/run-example.ts');
    expect(run(gated)).toContain('ORACLE: feed,');
    expect(run({ ...gated, feed: TEST_FEED })).not.toContain('ORACLE');
    expect(run({ batch: 'parts' })).toContain("writeFileSync('recipients.txt'");
    expect(run({ batch: 'parts' })).not.toContain('RECIPIENT:');
    expect(testOf({ stack: 'react', ...flow, rate: '12.5' })).toContain("rate: '12.5',");
    expect(testOf({ stack: 'react', ...gated, batch: 'yes' })).toContain("prices: '1.5 3',");
  });
});
