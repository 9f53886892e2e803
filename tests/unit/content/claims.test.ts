import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readChains } from '../../../src/protocol/chains';
import { sentences } from './sentences';

/*
 * What writers worked out or looked up by hand. No program knows better, so the lists beside this file
 * name the sentences: one that is new or changed fails here until somebody has checked it again. Where
 * a component can tell a figure (<AmountTable>, <Gas>, <Release>), write the component instead.
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

/** Who may do what: the most expensive thing to get wrong. */
const ROLE =
  /\b(sender|recipient|owner|operator|admin|comptroller|creator|attestor|caller|anyone|anybody|nobody|no one|third part(y|ies))s?\b/i;
const RIGHT = /\b(can|may|cannot|must|only|never|always)\b/i;
const isRight = (text: string) => ROLE.test(spoken(text)) && RIGHT.test(spoken(text));

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

/** Digest of the rows of a page's tables, with how many there are. */
const tables = () => {
  const rows = new Map<string, string[]>();
  for (const { file, text } of sentences()) {
    if (/^\|(?![-| :]*$)|\|$/.test(text)) rows.set(file, [...(rows.get(file) ?? []), text]);
  }
  const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  const cells = (own: string[]) => own.join('\n').replace(/\s*\|\s*/g, '|');
  const lines = [...rows].map(([file, own]) => `${digest(cells(own))} ${file} (${own.length})`);
  return `${lines.sort((a, b) => a.slice(17).localeCompare(b.slice(17), 'en')).join('\n')}\n`;
};

const ADVICE = 'Check what changed again, then: npx vitest run tests/unit/content -u';

describe('what writers say', () => {
  it('in figures next to tokens, wei, time and other units is as it was when somebody worked it out', async () => {
    await expect(listOf(isFigure), ADVICE).toMatchFileSnapshot('figures.txt');
  });

  it('in lists of chains is as it was when somebody compared it with the data', async () => {
    await expect(listOf(namesChains), ADVICE).toMatchFileSnapshot('chain-lists.txt');
  });

  it('of who may do what is as it was when somebody compared it with the contracts', async () => {
    await expect(listOf(isRight), ADVICE).toMatchFileSnapshot('rights.txt');
  });

  it('in the cells of tables is as it was when somebody checked it', async () => {
    await expect(tables(), ADVICE).toMatchFileSnapshot('tables.txt');
  });
});
