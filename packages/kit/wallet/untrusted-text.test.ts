// cspell:disable
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it, test } from 'vitest';
import {
  figureAmountText,
  figuresCsv,
  sumsOf,
  type StreamFigures,
} from '@sablier-docs/tools/desks/figures/for-tests';
import { recordText } from './sent/record';
import { showSymbol, showTokens } from './show';
import { quoteUntrusted } from '../inputs/untrusted-text';

const quoted = (text: string) => `“\u2068${text}\u2069”`;

/** Symbols that would extend or turn the number before them. */
const HOSTILE = [
  '000 000 USDC',
  '000',
  '1INCH',
  ',5 USDC',
  '.5',
  'USD C',
  '٣USDC',
  '⁰⁰⁰USDC',
  '٬000',
  '-5',
  '\u05d0000.000',
  '\u07f4000.000USDC',
  '\u0627000',
  'USDC\u05d0',
  '元',
  'million',
  'K',
  'e18',
  '%',
];

describe('the symbol of a token', () => {
  it.each(['USDC', 'USD₮0', '₮0', 'stETH', 'a16z', 'UNI-V2', 'USDC.e', '$WIF', 'M_D', 'BNBx'])(
    'stays as it is where it is a plain Latin word: %s',
    (symbol) => expect(showSymbol(symbol)).toBe(symbol),
  );

  it.each(HOSTILE)('is quoted and isolated after an amount otherwise: %s', (symbol) => {
    expect(showTokens(200_000_000n, { symbol, decimals: 6 })).toBe(`200 ${quoted(symbol)}`);
  });

  it('closes neither its quotation nor its isolation', () => {
    expect(showSymbol('5” 000 “USDC')).toBe(quoted("5' 000 'USDC"));
    expect(showSymbol('A\u2069\u202e 000')).toBe(quoted('A 000'));
    expect(showSymbol('A\n000')).toBe(quoted('A 000'));
    expect(showSymbol(null)).toBe('tokens');
    expect(quoteUntrusted('x'.repeat(201))).toBe(quoted(`${'x'.repeat(200)}…`));
  });

  it('stays isolated in the record of a transaction that is stored, read and cut', () => {
    const words = `Withdraws 200 ${showSymbol('\u05d0000')} and 5 ${showSymbol('1 A')} now.`;
    expect(recordText(words)).toBe(words);
    expect(recordText(recordText(words))).toBe(words);
    const cut = recordText(`${'a'.repeat(590)} 5 ${showSymbol('\u05d0000 000 000')}`);
    expect(cut.endsWith('\u2069”')).toBe(true);
  });
});

describe('figures for a date', () => {
  const row = (symbol: string): StreamFigures => ({
    stream: {
      id: '0xcB88fBf459000853F22a7296b23d163901BB385E-1-5',
      alias: 'LK3-1-5',
      product: 'lockup',
      version: 'v3.0',
      contract: 'SablierLockup',
      chainId: 1,
      address: '0xcB88fBf459000853F22a7296b23d163901BB385E',
      tokenId: '5',
    } as StreamFigures['stream'],
    figures: new Map([['deposited', 1_000_000_000n]]),
    token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    metadata: { symbol, decimals: 6 },
  });

  it.each(HOSTILE)('quote the symbol in the table, the sums and the file: %s', (symbol) => {
    expect(figureAmountText(row(symbol), 'deposited')).toBe(`1\u202f000 ${quoted(symbol)}`);
    expect(sumsOf([row(symbol), row(symbol)], 'deposited')).toEqual([
      `2\u202f000 ${quoted(symbol)}`,
    ]);
    const block = { number: 1n, timestamp: 0n, hash: '0x' };
    const csv = figuresCsv([{ block, second: 0n, rows: [row(symbol)] }]);
    expect(csv).toContain(quoted(symbol));
    expect(csv.replaceAll(quoted(symbol), '')).not.toContain(`,${symbol},`);
  });
});

/*
 * Where the source prints a symbol: inside a template, an element, a list of cells or a sum of texts,
 * and in no call, which is where `showSymbol` and `showTokens` stand.
 */
const PASSES = new Set([
  ts.SyntaxKind.ParenthesizedExpression,
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.NonNullExpression,
]);

const isPrinted = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isTemplateSpan(parent) || ts.isJsxExpression(parent)) return true;
  if (ts.isArrayLiteralExpression(parent)) return true;
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken;
    if (kind === ts.SyntaxKind.PlusToken) return true;
    const isChoice =
      kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
    return isChoice && isPrinted(parent);
  }
  const isCondition = ts.isConditionalExpression(parent) && parent.condition === node;
  return !isCondition && PASSES.has(parent.kind) && isPrinted(parent);
};

function printedSymbols(file: string): string[] {
  const text = fs.readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isSymbol =
      (ts.isIdentifier(node) &&
        node.text === 'symbol' &&
        !ts.isPropertyAccessExpression(node.parent)) ||
      (ts.isPropertyAccessExpression(node) && node.name.text === 'symbol');
    if (isSymbol && isPrinted(node)) {
      found.push(`${path.basename(file)}: ${node.parent.getText().slice(0, 60)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The symbol there is that of our own scenario or coin, or was quoted where it was read. */
const QUOTED_BEFORE = [
  // rehearsed-token.ts quotes it.
  /rehearsal\/(?:words|rows|run-calls|rehearse-campaign|site)\.ts$/,
  // prepare-action.ts quotes it, and rate-change.ts and display-rows.ts name the quoted text so.
  /(?:readings|desks)\/.*(?:phrases|stream\/display-rows)\.ts$/,
  // Scenarios of our own pages.
  /plots\/DebtPlot\/describe\.ts$/,
];

test('no source file of the tools and the server prints a symbol that was not quoted', () => {
  const roots = ['packages/kit', 'packages/tools', 'packages/agents/server'];
  const files = roots.flatMap((root) =>
    fs
      .readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((name) => `${root}/${name}`)
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing|\/wizard\//.test(name)),
  );
  expect(files.length).toBeGreaterThan(300);
  const printed = files.flatMap((file) =>
    QUOTED_BEFORE.some((pattern) => pattern.test(file)) ? [] : printedSymbols(file),
  );
  expect(printed).toEqual([]);
  // The search finds what it looks for.
  expect(printedSymbols('packages/tools/rehearsal/words.ts')).not.toEqual([]);
});
