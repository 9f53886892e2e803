import { readFileSync } from 'node:fs';
import path from 'node:path';
import { release } from 'sablier/evm/releases/lockup/v4.0';
import {
  AbiDecodingZeroDataError,
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  encodeErrorResult,
  getAddress,
  toFunctionSelector,
  HttpRequestError,
  UserRejectedRequestError,
  type Hex,
} from 'viem';
import { formatAbiItem } from 'viem/utils';
import * as viemChains from 'viem/chains';
import { describe, expect, it } from 'vitest';
import { withoutMarkers } from '@sablier-docs/ui/Code/regions';
import { message, otherErrors } from '../../../examples/wizard/react/message';
import {
  addressFrom,
  amountFrom,
  grantsIn,
  listFrom,
  priceFrom,
} from '../../../examples/wizard/react/values';
import { grantsFrom } from '../../../examples/wizard/grants';
import { readWizardFacts } from '../facts';
import { allAnswers, DEFAULTS, refusalReason, type Answers } from '../answers';
import { readErrors } from '@sablier-docs/reference/errors';
import { projectFiles } from '../project-files';

/* That every project compiles and creates what was typed: tests/examples/wizard. */

const facts = readWizardFacts(process.cwd(), 'https://docs.sablier.com');
const SEPOLIA = 11_155_111;
const projects = allAnswers()
  .filter((answers) => answers.stack === 'react' && !refusalReason(answers))
  .map((answers) => ({ answers, files: projectFiles(answers, SEPOLIA, facts) }));

const fileOf = (answers: Partial<Answers>, file: string, chainId = SEPOLIA): string => {
  const files = projectFiles({ ...DEFAULTS, stack: 'react', ...answers }, chainId, facts);
  return files.find(({ path }) => path === file)?.text ?? '';
};

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const manifest = (text: string) => JSON.parse(text) as Manifest;

describe('the React projects', () => {
  it('have every file that one of theirs imports, and no other', () => {
    expect(projects).toHaveLength(432);
    for (const { answers, files } of projects) {
      const paths = new Set(files.map(({ path }) => path));
      const begins = ['src/main.tsx', 'src/env.d.ts'];
      const imported = new Set(begins);
      for (const { path: file, text } of files.filter(({ path }) => path.startsWith('src/'))) {
        for (const [, from = ''] of text.matchAll(/^(?:import|\} from|.* from) '(\.[^']*)';$/gm)) {
          const at = path.posix.join(path.posix.dirname(file), from);
          const found = [at, `${at}.ts`, `${at}.tsx`].find((one) => paths.has(one));
          expect(found, `${file} imports ${from} for ${JSON.stringify(answers)}`).toBeDefined();
          imported.add(found ?? '');
        }
      }
      const sources = [...paths].filter((file) => file.startsWith('src/'));
      expect(sources.sort()).toEqual([...imported].sort());
    }
  });

  it('name every package that they import, in the version of the starter', () => {
    const starter = manifest(readFileSync('examples/starters/wagmi/package.json', 'utf8'));
    const versions = { ...facts.versions, ...starter.dependencies, ...starter.devDependencies };
    for (const { files } of projects) {
      const own = manifest(files.find(({ path }) => path === 'package.json')?.text ?? '');
      const named = { ...own.dependencies, ...own.devDependencies };
      expect(versions).toMatchObject(named);
      for (const { text } of files) {
        for (const [, from = ''] of text.matchAll(
          /^(?:import|\} from|.* from) '([^.'][^']*)';$/gm,
        )) {
          const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(from) ?? [];
          if (!from.startsWith('node:')) expect(Object.keys(named)).toContain(name);
        }
        // All of the SDK would be in the bundle.
        expect(text).not.toContain("from 'sablier'");
      }
    }
  });

  it('are for the chain that was chosen', () => {
    for (const { id, name } of facts.chains) {
      const config = fileOf({}, 'src/config.ts', id);
      const imported = /\n  : (\w+);/.exec(config)?.[1] ?? '';
      expect(config).toMatch(new RegExp(`import \\{.*\\b${imported}\\b.*\\} from 'viem/chains'`));
      expect((viemChains as Record<string, { id?: number }>)[imported]?.id, name).toBe(id);
      expect(fileOf({}, '.env.example', id)).toContain(`# A node of ${name}.`);
      expect(fileOf({}, 'README.md', id)).toContain(`a wallet on ${name}.`);
    }
  });

  it('find the address that the SDK has', () => {
    const text = fileOf({}, 'src/contracts.ts');
    expect(text).toContain('release.deployments');
    const [first] = release.deployments;
    expect(first?.contracts.map(({ name }) => name)).toContain('SablierBatchLockup');
    expect(fileOf({ product: 'flow', model: 'none' }, 'src/contracts.ts')).toContain(
      "name === 'SablierFlow'",
    );
  });

  it('ask for what the answers need', () => {
    const names = (answers: Partial<Answers>) =>
      [...fileOf(answers, 'src/streams.ts').matchAll(/\{ name: '(\w+)'/g)].map(([, name]) => name);
    expect(names({})).toEqual(['token', 'recipient', 'amount']);
    expect(names({ batch: 'yes', sender: 'contract' })).toEqual([
      'token',
      'recipients',
      'sender',
      'amount',
    ]);
    expect(names({ model: 'price-gated' })).toEqual([
      'token',
      'recipient',
      'amount',
      'oracle',
      'price',
    ]);
    expect(names({ model: 'price-gated', batch: 'yes' })).toEqual([
      'token',
      'recipient',
      'amount',
      'oracle',
      'prices',
    ]);
  });

  it('have the file beside the samples for the first answers', () => {
    const sample = withoutMarkers(readFileSync('examples/wizard/react/streams.ts', 'utf8'))
      .replace('../../lockup/create-stream/create-linear', './create')
      .replace('../../lockup/contracts', './contracts')
      // The cliff is an answer, which is in `src/create.ts`.
      .replace('const WEEK = 7 * 24 * 60 * 60;\n\n', '')
      .replace('    cliff: 4 * WEEK,\n', '');
    const lines = (text: string) => text.split('\n').sort();
    expect(lines(fileOf({}, 'src/streams.ts'))).toEqual(lines(sample));
  });
});

it('every project of every stack creates streams that can be transferred', () => {
  for (const answers of allAnswers().filter((answers) => !refusalReason(answers))) {
    for (const { path, text } of projectFiles(answers, SEPOLIA, facts)) {
      expect(text, `${path} for ${JSON.stringify(answers)}`).not.toMatch(/transferable: false/);
    }
  }
});

describe('what is typed into a form', () => {
  const TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
  const clients = (decimals: number, balance: bigint) =>
    ({
      publicClient: {
        readContract: async ({ functionName }: { functionName: string }) =>
          functionName === 'decimals' ? decimals : balance,
      },
      walletClient: { account: { address: TOKEN } },
    }) as unknown as Parameters<typeof amountFrom>[0];

  it('is an address with the right checksum, or none', () => {
    expect(addressFrom('Token', ` ${TOKEN.toLowerCase()} `)).toBe(getAddress(TOKEN));
    for (const wrong of ['', '0x12', TOKEN.replace('dAC', 'Dac'), 'somebody.eth']) {
      expect(() => addressFrom('Token', wrong)).toThrow(`Token: “${wrong}” is not an address.`);
    }
  });

  it('is an amount that the token and the wallet have', async () => {
    const rich = clients(6, 10n ** 12n);
    expect(await amountFrom(rich, TOKEN, ' 1.5 ', 1)).toEqual({ amount: 1_500_000n, decimals: 6 });
    expect(await amountFrom(rich, TOKEN, '0.000001', 1)).toMatchObject({ amount: 1n });
    for (const wrong of ['', '0', '0.0', '-1', '1,000', '1e6', '0x10', '.5', '1.', '0.0000001']) {
      await expect(amountFrom(rich, TOKEN, wrong, 1), wrong).rejects.toThrow(
        'Amount: enter a number above 0 with at most 6 decimal places.',
      );
    }
    await expect(amountFrom(clients(0, 9n), TOKEN, '0.5', 1)).rejects.toThrow('at most 0 decimal');
    expect(await amountFrom(clients(0, 9n), TOKEN, '3', 3)).toMatchObject({ amount: 3n });
    await expect(amountFrom(clients(0, 8n), TOKEN, '3', 3)).rejects.toThrow(
      'The wallet has 8 of the 9 tokens that this needs.',
    );
  });

  it('is a list of addresses with amounts, whose sum the wallet has', async () => {
    const other = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
    const text = `# team\n${TOKEN},1.5\n\n ${other.toLowerCase()} , 2 \n`;
    const own = clients(6, 3_500_000n);
    expect(await grantsIn(own, TOKEN, text, false)).toEqual([
      { recipient: TOKEN, depositAmount: 1_500_000n },
      { recipient: other, depositAmount: 2_000_000n },
    ]);
    const poor = clients(6, 3_499_999n);
    await expect(grantsIn(poor, TOKEN, text, false)).rejects.toThrow('has 3.499999 of the 3.5');
    // A part of a list that was begun is paid already.
    expect(await grantsIn(poor, TOKEN, text, true)).toHaveLength(2);
  });

  it.each([
    ['', 'Give at least one line'],
    [`${TOKEN}`, 'Line 1: write address,amount'],
    [`\n${TOKEN},1,500`, 'Line 2: write address,amount'],
    [`${TOKEN},1500,5`, 'without thousands separators'],
    [`${TOKEN},0.0000001`, 'at most 6 decimal places'],
    [`${TOKEN},0`, 'an amount above 0'],
    [`${TOKEN},1e3`, 'Line 1: write address,amount'],
    [`${TOKEN.replace('dAC', 'Dac')},1`, 'is not an address'],
    ['address,amount', 'Line 1: “address” is not an address.'],
  ])('is no list of amounts: %j', (text, reason) =>
    expect(() => grantsFrom(text, 6)).toThrow(reason),
  );

  it('is a list, in which a comma alone separates nothing', () => {
    expect(listFrom('Recipients', ' a, b\nc  d ')).toEqual(['a', 'b', 'c', 'd']);
    expect(() => listFrom('Recipients', ' ')).toThrow('Recipients: enter at least one.');
    expect(() => listFrom('Target prices', '5,200').map(priceFrom)).toThrow('“5,200” is not');
  });

  it('is a price with the decimals of Lockup', () => {
    expect(['5000', ' 0.00000001 ', '5200.5'].map(priceFrom)).toEqual([
      '5000',
      '0.00000001',
      '5200.5',
    ]);
    for (const wrong of ['0', '0.000000001', '-5', '$5', '1e3']) {
      expect(() => priceFrom(wrong), wrong).toThrow('is not a number above 0');
    }
  });
});

describe('an error on the page is a sentence', () => {
  it('for errors as the contracts declare them', () => {
    const declared = new Map(readErrors(process.cwd()).map((fact) => [fact.name, fact.selector]));
    const own = otherErrors.map((error) => [error.name, toFunctionSelector(formatAbiItem(error))]);
    expect(own).toEqual(own.map(([name = '']) => [name, declared.get(name)]));
  });

  const abi = release.abi.SablierLockup;
  const reverted = (data: Hex) =>
    new ContractFunctionExecutionError(
      new ContractFunctionRevertedError({ abi, data, functionName: 'burn' }),
      { abi, functionName: 'burn', args: [1n] },
    );

  it.each<[string, Error, RegExp]>([
    [
      'an error of the protocol',
      reverted(encodeErrorResult({ abi, errorName: 'SablierLockup_StreamSettled', args: [1n] })),
      /^The contract refused: SablierLockup_StreamSettled\.$/,
    ],
    [
      'an error that the ABI lacks',
      reverted(
        encodeErrorResult({
          abi: otherErrors,
          errorName: 'SablierLockup_TargetPriceTooLow',
          args: [1n, 2n],
        }),
      ),
      /^The contract refused: SablierLockup_TargetPriceTooLow\.$/,
    ],
    ['an error that nobody knows', reverted('0x12345678'), /^The contract refused: 0x12345678\.$/],
    ['a revert without data', reverted('0x'), /"burn" reverted/],
    [
      'a wallet that refuses',
      new UserRejectedRequestError(new Error('no')),
      /^The wallet refused, and this transaction was not sent\.$/,
    ],
    [
      'a node that fails',
      new HttpRequestError({ url: 'https://node', status: 503 }),
      /^HTTP request failed\.$/,
    ],
    [
      'an address without such a contract',
      new ContractFunctionExecutionError(
        new ContractFunctionZeroDataError({ functionName: 'decimals' }),
        { abi, functionName: 'burn', args: [1n] },
      ),
      /^There is no such contract on this chain\. Compare /,
    ],
    [
      'a chain without the contract that answers several calls',
      new ContractFunctionExecutionError(new AbiDecodingZeroDataError(), {
        abi,
        functionName: 'burn',
        args: [1n],
      }),
      /^There is no such contract on this chain\. Compare /,
    ],
    [
      'no wallet',
      Object.assign(new Error('Provider not found.'), { name: 'ProviderNotFoundError' }),
      /^This browser has no such wallet\.$/,
    ],
    ['a sentence of the form', new Error('Token: “x” is not an address.'), /^Token: “x” is not/],
  ])('says what to do about %s', (_, error, sentence) => {
    expect(message(error)).toMatch(sentence);
  });
});
