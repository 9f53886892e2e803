import { describe, expect, it } from 'vitest';
import { readChains } from '../../../src/protocol/chains';
import { sentences } from './sentences';

/*
 * Figures that writers worked out by hand. Nothing computes them, so figures.txt lists the sentences:
 * one that is new or changed fails here until somebody has worked it out again. Where a component can
 * compute a figure (<AmountTable>, <Gas>, <Release>), write the component instead.
 */

const NUMBER = /\d/;
const UNIT =
  /\b(tokens?|wei|units?|decimals?|gas|percent|USD[CT]?|DAI|W?ETH|seconds?|minutes?|hours?|days?|weeks?|months?|years?|bytes?|bits?|slots?|streams?|segments?|tranches?|recipients?|rows?|chains?|exponent)\b|%|\\\$/;

/** Digits that count nothing: link targets, ids, numbers of lists, releases, standards, types. */
const spoken = (text: string) =>
  text
    .replace(/\]\([^)]*\)|\{#[^}]*\}|\bid="[^"]*"|\b(to|href)="[^"]*"/g, '')
    .replace(/^\d+\. |\bv\d+(\.\d+)*\b|\bERC-?\d+\b|\bu?int\d+\b/g, '');
const isFigure = (text: string) =>
  /<Gas\b/.test(text) || (NUMBER.test(spoken(text)) && UNIT.test(spoken(text)));

const chains = readChains().map(({ name }) => name);
const namesChains = (text: string) =>
  chains.filter((name) => new RegExp(`\\b${name}\\b`).test(spoken(text))).length > 1;

const listOf = (test: (text: string) => boolean) => {
  const found = sentences().filter(({ text }) => test(text));
  const files = [...new Set(found.map(({ file }) => file))].sort();
  const blocks = files.map((file) => {
    const own = found.filter((one) => one.file === file).map(({ text }) => `  ${text}`);
    return [`${file} (${own.length})`, ...own].join('\n');
  });
  return `${found.length} sentences on ${files.length} pages\n\n${blocks.join('\n\n')}\n`;
};

const ADVICE = 'Work the changed sentence out again, then: npx vitest run tests/unit/content -u';

describe('what writers say in figures', () => {
  it('next to tokens, wei, time and other units is as it was when somebody worked it out', async () => {
    await expect(listOf(isFigure), ADVICE).toMatchFileSnapshot('figures.txt');
  });

  it('or in lists of chains is as it was when somebody compared it with the data', async () => {
    await expect(listOf(namesChains), ADVICE).toMatchFileSnapshot('chain-lists.txt');
  });
});
