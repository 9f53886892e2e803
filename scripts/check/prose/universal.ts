import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, WrittenPage } from './page';

/*
 * Sentences that make a claim for every case. Each one about a contract is proved by a test
 * (`{/* tested: id *\/}`), names its source (`{/* source: … *\/}`) or is narrowed to the cases for which it holds.
 */

/** Words that leave no case out, where they are about a contract: "all paths" and "whole tokens" claim nothing. */
const THING =
  '(?:[\\w-]+ ){0,2}(?:streams?|senders?|recipients?|admins?|operators?|owners?|campaigns?|claims?|withdrawals?|deposits?|balances?|fees?|tokens?|NFTs?|hooks?|feeds?|contracts?|releases?|functions?|calls?|accounts?|address(?:es)?|amounts?|transfers?|status(?:es)?|models?|transactions?)\\b';
const UNIVERSAL = new RegExp(
  [
    '\\b(?:always|never|nobody|no one|nothing|cannot|anyone|anybody|everyone|everybody|everything|at any time|stays?|no \\w+ (?:can|may))\\b',
    "\\bcan't\\b",
    '\\bsafe\\b(?! to)',
    `\\b(?:any|every|each|all)(?: of)?(?: the| its| their)? ${THING}`,
    `\\bwhole (?:deposit|amount|allocation|stream|balance|debt|list|fee|transaction|campaign)\\b`,
    '\\bonly (?:the|a|an|its|their|one|if|when|after|before|while|until|from|by|to|once|for|with)\\b',
    '\\b(?:can|may) only\\b',
  ].join('|'),
  'u',
);

/** An action of a contract, or its object. */
const ABOUT_A_CONTRACT =
  /\b(?:contracts?|streams?|senders?|recipients?|admins?|operators?|owners?|comptroller|campaigns?|claim(?:s|ed|ing|ant)?|withdraw\w*|cancel\w*|refund\w*|void\w*|paus\w+|restart\w*|renounc\w*|deposit\w*|debt|balances?|fees?|tokens?|NFTs?|hooks?|feeds?|oracle|transfer\w*|revert\w*|released|unlock\w*|cliff|segments?|tranches?|attestor|clawback|proofs?|roots?|allowances?|approv\w+|statuses)\b/i;

const MARK = '\u0001';
const COMMENT = /\s*\{\/\*\s*(tested|source)\s*:\s*([\s\S]*?)\s*\*\/\}/g;
const FENCE = /^ *(`{3,}|~{3,})[\s\S]*?^ *\1.*$/gm;
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Where a block of text begins: a list item, a row, a heading, or the line after an empty one. */
const BLOCK = /\n(?=\s*\n|\s*(?:[-*]|\d+\.) |\s*\||#|:::|\s*<|>)/;
/** The end of a sentence, with the marks that belong to it. */
const SENTENCE = new RegExp(`(?<=(?<!\\b(?:e\\.g|i\\.e|vs|etc))[.!?]["”’)*]*${MARK}*)\\s+(?=\\S)`);

/**
 * What a sentence claims: without the text of links, which lead to their proof, quoted words, labels of list items and
 * rows, and advice ("Never approve …").
 */
const wordsOf = (text: string, isRow: boolean) =>
  (isRow ? text.replace(/^\s*\|(?:\\.|[^|\\])*\|/, '') : text)
    .replace(/\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/["“][^"“”]*["”]/g, ' ')
    .replace(/^\s*(?:[-*]|\d+\.)\s+\*\*[^*]+:\*\*/, ' ')
    .replace(/^\s*(?::::\w+\s+)?Never (?=[a-z])/, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Sentences that claim something for every case of a contract, without a test or a source. */
export function universal({ body }: WrittenPage): Finding[] {
  const found: Finding[] = [];
  const text = body
    .replace(FENCE, blank)
    .replace(/^(?:import|export) .*$/gm, blank)
    // As long as the text that it replaces, so that offsets stay.
    .replace(COMMENT, (whole) => MARK + ' '.repeat(whole.length - 1));
  let at = 0;
  const blocks = text.split(BLOCK);
  for (const [i, block] of blocks.entries()) {
    const isRow = /^\s*\|/.test(block);
    // Of a page, and of the columns of a table.
    const isHeading = /^\s*#/.test(block) || /^\s*\|[\s:|-]+$/.test(blocks[i + 1] ?? '');
    let within = at;
    for (const sentence of isHeading ? [] : isRow ? [block] : block.split(SENTENCE)) {
      const start = body.indexOf(sentence.replaceAll(MARK, ' ').trim().slice(0, 20), within);
      const words = wordsOf(sentence, isRow);
      const [word] = UNIVERSAL.exec(words.replace(/\bSafe\b/g, 'wallet').toLowerCase()) ?? [];
      if (word && ABOUT_A_CONTRACT.test(words) && !sentence.includes(MARK))
        found.push({
          at: start < 0 ? within : start,
          message:
            `"${word}" speaks for every case: "${words.slice(0, 120)}". Test the sentence, narrow it, or ` +
            'name its source: {/* source: lockup/src/SablierLockup.sol#withdraw */}.',
        });
      within += sentence.length;
    }
    at += block.length + 1;
  }
  return found;
}

const WARNING = /^:::(?:warning|danger|caution)\b.*\n([\s\S]*?)^:::$/gm;

/** Warnings that nothing backs: one that is removed is then missed by its test or by whoever reads its source. */
export const bareWarnings = ({ body }: WrittenPage): Finding[] =>
  [...body.matchAll(WARNING)]
    .filter(([, text = '']) => ![...text.matchAll(COMMENT)].length)
    .map(({ index }) => ({
      at: index,
      message:
        'This warning has no tested sentence and no source. Add {/* tested: id */} or {/* source: … */} to the sentence that says what can be lost.',
    }));

/** Sources that cannot be found: a file of a package of ours or of @sablier and a name in it, or an https address. */
export function brokenSources({ body }: WrittenPage): Finding[] {
  return [...body.matchAll(COMMENT)]
    .filter(([, kind]) => kind === 'source')
    .flatMap(({ index, 2: text = '' }) =>
      text
        .split(/\s*,\s+/)
        .flatMap((source) => problemOf(source) ?? [])
        .map((message) => ({ at: index, message })),
    );
}

function problemOf(source: string): string | undefined {
  if (/^https:\/\/[^\s/]+\.[^\s/]+\/\S+$/.test(source)) return undefined;
  const [file = '', name] = source.split('#');
  const found = [file, path.join('node_modules/@sablier', file)].find((one) => existsSync(one));
  if (!found || !/\.\w+$/.test(file))
    return `The source "${file}" is no file. Write one of this repository, one of @sablier such as lockup/src/SablierLockup.sol, or an https address.`;
  if (name && !readFileSync(found, 'utf8').includes(name))
    return `The source "${file}" has no "${name}".`;
  return undefined;
}
