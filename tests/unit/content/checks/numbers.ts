// Beginnings of words: cspell:ignore bexecut
import { FLOW_STATUSES } from '@sablier-docs/protocol/flow/status';
import { LOCKUP_STATUSES } from '@sablier-docs/protocol/lockup/status';
import { claimFunctions, claimTypes } from '@sablier-docs/reference/airdrops/types';
import { payableFields } from '@sablier-docs/kit/calls/explorer';
import { INTERVAL_SECONDS } from '@sablier-docs/tools/csv/for-tests';
import type { Prose } from './prose';

/* Numbers that a machine knows: those of enums, of intervals, and the unit of an explorer's field. */

/** Flow had no `PENDING` before v2.0. */
const ENUMS: readonly (readonly string[])[] = [
  LOCKUP_STATUSES,
  FLOW_STATUSES,
  FLOW_STATUSES.slice(1),
  claimTypes,
];

const numberOf = (text: string) => Number(text.replaceAll('`', ''));

/** A member and a number side by side: "`SETTLED` (2)", "2, `SETTLED`", "`SETTLED` is 2". */
const PAIRS = [
  /`(?<name>[A-Z_]{4,})` (?:\((?<number>\d)\)|(?:is|has the number|returns) `?(?<other>\d)\b)/g,
  /(?<!\w)`?(?<number>\d)`?(?:,| \() ?`(?<name>[A-Z_]{4,})`/g,
  /(?<!\w)`?(?<number>\d)`? (?:is|means|for) `(?<name>[A-Z_]{4,})`/g,
];

function wrongMembers(text: string): string[] {
  return PAIRS.flatMap((pair) =>
    [...text.matchAll(pair)].flatMap(({ groups }) => {
      const { name = '', number, other } = groups ?? {};
      const found = ENUMS.filter((members) => members.includes(name));
      const value = numberOf(number ?? other ?? '');
      const isRight = found.length === 0 || found.some((members) => members[value] === name);
      return isRight
        ? []
        : [`\`${name}\` is ${found.map((members) => members.indexOf(name)).join(' or ')}`];
    }),
  );
}

const typeOf = (name: string) =>
  claimTypes.findIndex((type) => claimFunctions[type].includes(name));
const WORDS: readonly RegExp[] = [/\b(?:usual|default)\b/i, /\battest/i, /\bexecut/i];

/** "0 for `claim`, `claimTo` and `claimViaSig`, 1 for …": the numbers of the claim types. */
function wrongClaimTypes(text: string): string[] {
  if (!/CLAIM_TYPE|claim type/i.test(text)) return [];
  return [
    ...text.matchAll(/`?\b([0-9])`?(?: is)? for ([^;:.]*?)(?=(?:,| and) `?[0-9]`? for|[;:.]|$)/g),
  ].flatMap(([, number = '', whom = '']) => {
    const names = [...whom.matchAll(/`(\w+)`/g)].flatMap(([, name = '']) => typeOf(name) + 1 || []);
    const said =
      names.length > 0
        ? names.map((one) => one - 1)
        : WORDS.flatMap((word, i) => (word.test(whom) ? [i] : []));
    return said
      .filter((one) => one !== Number(number))
      .map((one) => `${whom.trim()} is claim type ${one}`);
  });
}

const DAY = INTERVAL_SECONDS['day'] ?? 1n;
const daysOf = (interval: string) => Number((INTERVAL_SECONDS[interval] ?? 0n) / DAY);

/** "A month counts 30 days there and a year 365": the intervals of the tools. */
function wrongIntervals(text: string): string[] {
  const found = [
    ...text.matchAll(
      /\b[Aa] (month|year) (?:counts |has |is |of )?(\d+)\b(?!\.\d)(?! \w*(?:percent|payments?|USD))/g,
    ),
  ];
  return found
    .filter(([, interval = '', days]) => Number(days) !== daysOf(interval))
    .map(([, interval = '']) => `a ${interval} of the tools has ${daysOf(interval)} days`);
}

/** Which explorer takes whole coins, from the tools' output for it. */
const inWei = (explorer: string) => {
  const shown = payableFields({ value: 10n ** 18n });
  return (/etherscan/i.test(explorer) ? shown.etherscan : shown.blockscout) !== '1';
};

function wrongUnits(text: string): string[] {
  const parts = text.split(/(?=\b(?:the column )?(?:Etherscan|Blockscout)\b)/);
  return parts.flatMap((part) => {
    const [, explorer] = /^(?:the column )?(Etherscan|Blockscout)\b/.exec(part) ?? [];
    const [unit] = /\b(?:whole coins|coins|wei)\b/.exec(part) ?? [];
    if (!explorer || !unit || (unit === 'wei') === inWei(explorer)) return [];
    return [`the tools write ${inWei(explorer) ? 'wei' : 'whole coins'} for ${explorer}`];
  });
}

/** Sentences with a number or a unit that the code has otherwise. */
export function wrongNumbers({ sentences, tables }: Prose): string[] {
  const rows = tables.flatMap(({ head, rows: all }) =>
    all.map(({ at, cells }) => ({ at, text: cells.join(' | '), cells, head })),
  );
  return [
    ...sentences.flatMap(({ at, text }) =>
      [
        ...wrongMembers(text),
        ...wrongClaimTypes(text),
        ...wrongIntervals(text),
        ...wrongUnits(text),
      ].map((problem) => `${at}: ${problem}: "${text}"`),
    ),
    ...rows.flatMap(({ at, cells, head }) =>
      [...wrongColumns(head, cells), ...wrongTypesOfRow(cells)].map(
        (problem) => `${at}: ${problem}`,
      ),
    ),
  ];
}

/** Members in the columns of a table whose first column is the number. */
function wrongColumns(head: readonly string[], cells: readonly string[]): string[] {
  if (!/^(?:number|value)$/i.test(head[0] ?? '') || !/^\d$/.test(cells[0] ?? '')) return [];
  return cells.slice(1).flatMap((cell, i) => {
    const [, name] = /^`([A-Z_]{4,})`$/.exec(cell) ?? [];
    if (!name) return [];
    const isFirstFlow = /flow v1/i.test(head[i + 1] ?? '');
    const found = ENUMS.filter((members) => members.includes(name)).filter(
      (members) => !members.includes('VOIDED') || members.includes('PENDING') !== isFirstFlow,
    );
    const isRight =
      found.length === 0 || found.some((members) => members[Number(cells[0])] === name);
    return isRight ? [] : [`\`${name}\` is not ${cells[0]} in "${head[i + 1]}"`];
  });
}

/** A row with a member of the claim type and claim functions: they have to belong together. */
function wrongTypesOfRow(cells: readonly string[]): string[] {
  const types = claimTypes.filter((type) => cells.some((cell) => cell.includes(`\`${type}\``)));
  const [type] = types;
  if (type === undefined || types.length > 1) return [];
  const names = cells.flatMap((cell) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  return names
    .filter((name) => typeOf(name) >= 0 && !claimFunctions[type].includes(name))
    .map((name) => `\`${name}\` is not of claim type \`${type}\``);
}
