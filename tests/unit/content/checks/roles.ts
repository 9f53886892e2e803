import type { Cell } from '@sablier-docs/reference/access/types';
import { products, type Product } from '@sablier-docs/protocol/releases';
import { plainForm } from './forms';
import { about, wordsOfPath } from './product';
import type { Prose, Sentence } from './prose';
import { isFunction, rolesOf, rulesFor, verbs, type Role } from './rights';

/*
 * Rights of roles in sentences, against the access matrix. A sentence is read where subject
 * and verb are together ("the sender may cancel", "only the recipient withdraws and transfers it",
 * "canceled by the sender", "anyone calls `claimTo`"); a sentence in another form is the reviewer's.
 */

const ROLES: readonly [Role | 'nobody', RegExp][] = [
  ['nobody', /^(?:nobody|no one|none)$/i],
  ['anyone', /^(?:any(?:one|body)|every(?:one|body)|strangers?|third part(?:y|ies))$/i],
  ['operator', /^operators?$/i],
  ['sender', /^senders?$/i],
  ['recipient', /^recipients?$/i],
  ['admin', /^admins?$/i],
  ['comptroller', /^comptroller$/i],
];

const LEADS =
  /^(?:the|a|an|its|their|each|every|any|all|both|either|current|present|new|old|first|approved|campaign|also|even)$/i;
const AUX =
  /^(?:can|may|must|could|might|will|would|to|also|still|then|first|always|again|later|now|only|already|immediately|thus|therefore|instead|alone|longer|never|not|cannot|no|either|both|has|have)$/i;
const NO = /^(?:cannot|not|never|no|neither|nor|without|nobody|none)$/i;
const STOP =
  /^(?:if|when|while|because|unless|but|so|although|until|that|which|who|whoever|as|where|before|after|than|since|once|except)$/i;
const THING = /^(?!NFT$)(?:tokens?|coins?|amounts?|value|role|ownership|rights?|fees?|[A-Z]{3,5})$/;

/** Ways to say "operator" and "recipient" in more words. */
const normal = (text: string) =>
  text
    .replace(
      /(?:an |the |any )?(?:operators?|address(?:es)?|accounts?) (?:that|whom|which) (?:the (?:recipient|owner)|it|they|you|this owner) (?:has |have )?approved(?: for (?:it|them|all))?(?: before)?/gi,
      'an operator',
    )
    .replace(
      /(?:anyone|anybody|accounts?|address(?:es)?) (?:that is |who is )?approved by the recipient/gi,
      'an operator',
    )
    .replace(/\boperators? of (?:theirs|the recipient|the owner)/gi, 'operator')
    .replace(/\b(?:its|the recipient's|their) (approved )?operators?/gi, 'the operator')
    .replace(
      /\b(?:an?|the) (?:owner of the NFT|owner of the stream|eligible address|address on the list)/gi,
      'the recipient',
    )
    .replace(/\b(?:no one|no-one)\b/gi, 'nobody')
    .replace(/\bthird part(?:y|ies)\b/gi, 'anyone')
    .replace(/\bclaw(s?) (?:back|(?:it|them|tokens|the rest) back|tokens)/gi, 'clawback$1')
    .replace(/\bas well as\b/gi, 'and');

const tokensOf = (text: string) => text.match(/`[^`]*`|[A-Za-z][A-Za-z’'-]*|[.,;:()?!]/g) ?? [];

const roleAt = (token: string | undefined) => ROLES.find(([, word]) => word.test(token ?? ''))?.[0];

interface Subject {
  roles: (Role | 'nobody')[];
  isOnly: boolean;
  /** Index of the first token after it. */
  end: number;
}

/** A role, or several with commas, "and", "or" between them. */
function subjectAt(tokens: readonly string[], start: number): Subject | undefined {
  const roles: (Role | 'nobody')[] = [];
  let isOnly = false;
  let at = start;
  let end = start;
  for (;;) {
    if (/^only$/i.test(tokens[at] ?? '') && roles.length === 0) {
      isOnly = true;
      at++;
    }
    while (LEADS.test(tokens[at] ?? '')) at++;
    const role = roleAt(tokens[at]);
    if (!role) break;
    roles.push(role);
    end = ++at;
    if (tokens[at] === ',' && /^(?:and|or|nor)$/.test(tokens[at + 1] ?? '')) at += 2;
    else if (tokens[at] === ',' || /^(?:and|or|nor)$/.test(tokens[at] ?? '')) at++;
    else break;
  }
  return roles.length > 0 ? { roles, isOnly, end } : undefined;
}

const verbOf = (token: string | undefined): string | undefined => {
  const word = (token ?? '').toLowerCase();
  return verbs.find((verb) => word === verb || word === `${verb}s`);
};

const CALLS = /^(?:calls?|sends?|uses?|writes?)$/i;
const codeName = (token: string | undefined): string | undefined => {
  const [, name] = /^`(?:\w+\.)?(\w+)(?:\([^)]*\))?`$/.exec(token ?? '') ?? [];
  return name !== undefined && isFunction(name) ? name : undefined;
};

interface Said {
  what: string;
  /** The words after the verb, up to the next verb or the end of the clause. */
  after: string;
  isDenied: boolean;
}

/** The predicate: a list of verbs, or the functions that the subject calls. */
function saidFrom(tokens: readonly string[], from: number): Said[] {
  const found: Said[] = [];
  let at = from;
  let isOpen = true;
  let isCalling = false;
  for (; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    if (/^[.;:()?!]$/.test(token)) break;
    if (at > from && /^(?:,|and|or|,)$/.test(tokens[at - 1] ?? '') && isSubject(tokens, at)) break;
    if (STOP.test(token)) isOpen = false;
    const before = tokens[at - 1] ?? '';
    const begins = at === from || /^(?:,|and|or|then|also|not)$/.test(before);
    if (begins && before === ',') isOpen = true;
    const verb = begins && isOpen ? verbOf(token) : undefined;
    if (at === from && CALLS.test(token)) isCalling = codeName(tokens[at + 1]) !== undefined;
    const call = isCalling && isOpen ? codeName(token) : undefined;
    if (verb !== undefined || call !== undefined)
      found.push({
        what: verb ?? call ?? '',
        after: tokens.slice(at + 1, at + 7).join(' '),
        isDenied: before === 'not',
      });
    else if (at === from && !isCalling) break;
  }
  return found;
}

/** Whether another role begins here that does something of its own. */
function isSubject(tokens: readonly string[], at: number): boolean {
  const subject = subjectAt(tokens, at);
  if (!subject) return false;
  const next = tokens[subject.end];
  return (
    /^of$/.test(next ?? '') ||
    AUX.test(next ?? '') ||
    verbOf(next) !== undefined ||
    /s$/.test(next ?? '')
  );
}

interface Right extends Said {
  roles: (Role | 'nobody')[];
  isOnly: boolean;
}

/**
 * The rights that a sentence states.
 * @param it the meaning of "it" and "they" at its beginning
 */
export function rightsIn(sentence: string, it?: Role): Right[] {
  if (/\?$/.test(sentence)) return [];
  const tokens = tokensOf(normal(plainForm(sentence)));
  const found: Right[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const isIt = it && /^(?:it|they)$/i.test(tokens[at] ?? '');
    const subject = isIt ? { roles: [it], isOnly: false, end: at + 1 } : subjectAt(tokens, at);
    if (!subject) continue;
    const start = at;
    at = subject.end - 1;
    let next = subject.end;
    // "the sender of a cancelable stream can cancel": a modal has to follow.
    let needsModal = false;
    let isAlone = false;
    if (/^of$/i.test(tokens[next] ?? '')) {
      const modal = tokens
        .slice(next, next + 7)
        .findIndex((one) => /^(?:can|may|cannot)$/.test(one));
      const gap = tokens.slice(next, next + Math.max(modal, 0));
      if (modal < 0 || gap.some((one) => /^[.,;:()]$/.test(one) || roleAt(one))) {
        continue;
      }
      next += modal;
      isAlone = gap.includes('alone');
      needsModal = true;
    }
    // "the sender, or the recipient, renounces"
    if (tokens[next] === ',' && subject.roles.length > 1 && verbOf(tokens[next + 1])) next++;
    if (tokens[next] === ',' && /^who$/i.test(tokens[next + 1] ?? '')) next += 2;
    else if (/^who$/i.test(tokens[next] ?? '')) next++;
    const aux: string[] = [];
    while (
      AUX.test(tokens[next] ?? '') ||
      (/^do(?:es)?$/.test(tokens[next] ?? '') && tokens[next + 1] === 'not')
    )
      aux.push(tokens[next++] ?? '');
    const isSaid = aux.some((one) => /^(?:can|may|must|cannot|could|will)$/i.test(one));
    const clause =
      tokens
        .slice(0, start)
        .join(' ')
        .split(/[.;:(]/)
        .at(-1) ?? '';
    const isUnder = clause
      .split(' ')
      .slice(-7)
      .some((one) => NO.test(one));
    // "does not let the recipient cancel": the denial comes before the subject.
    if (isUnder && !isSaid && !/neither/i.test(clause)) continue;
    const isDenied =
      subject.roles.includes('nobody') ||
      (isUnder && /neither/i.test(clause)) ||
      aux.some((one) => NO.test(one));
    if (aux.some((one) => /^(?:has|have)$/i.test(one))) continue;
    // "when a stranger cancels, the call reverts": nothing is said to be allowed.
    const isTried =
      !isSaid &&
      subject.roles.includes('anyone') &&
      (/(?:^| )(?:if|when|before|after|once|until)$/i.test(clause.trim()) ||
        /^who$/i.test(tokens[next - 1] ?? ''));
    if (isTried) continue;
    // "while a hook reverts, the sender cannot cancel": a right that a condition takes away.
    if (isDenied && !/[.]$/.test(sentence)) continue;
    if (
      isDenied &&
      /\b(?:if|when|while|once|after|unless|until|during|without|anymore|before|then|yet)\b/i.test(
        sentence,
      )
    )
      continue;
    if (needsModal && !isSaid) continue;
    const said = saidFrom(tokens, next);
    const isOnly =
      (subject.isOnly || isAlone || aux.includes('alone')) && !/\bnot$/i.test(clause.trim());
    const isExcept = /^(?:but|except|else)$/i.test(tokens[subject.end] ?? '');
    if (!isExcept)
      found.push(
        ...said.map((one) => ({
          ...one,
          roles: subject.roles,
          isOnly,
          isDenied: isDenied || one.isDenied,
        })),
      );
  }
  return [...found, ...passiveIn(tokens)];
}

/** "canceled by the sender", "a withdrawal by the recipient". */
const DONE: Readonly<Record<string, string>> = {
  canceled: 'cancel',
  cancellation: 'cancel',
  cancellations: 'cancel',
  renounced: 'renounce',
  paused: 'pause',
  restarted: 'restart',
  refunded: 'refund',
  voided: 'void',
  withdrawn: 'withdraw',
  burned: 'burn',
  adjusted: 'adjust',
};

function passiveIn(tokens: readonly string[]): Right[] {
  return tokens.flatMap((token, at): Right[] => {
    const what = DONE[token.toLowerCase()];
    let next = at + 1;
    if (/^only$/i.test(tokens[next] ?? '')) next++;
    if (!what || tokens[next] !== 'by') return [];
    const before = tokens.slice(Math.max(0, at - 6), at);
    if (before.some((one) => NO.test(one))) return [];
    const subject = subjectAt(tokens, next + 1);
    return subject
      ? [{ what, after: '', roles: subject.roles, isOnly: next > at + 1, isDenied: false }]
      : [];
  });
}

const OLD =
  /\bv\d+\.\d+\b|\b(?:earlier|older|previous|former|today’s|today's) |\bno longer\b|\bup to\b|\blegacy\b/i;

/** A transfer of tokens is not one of the stream. */
const isOther = ({ what, after }: Right) => {
  if (what === 'claim') return !/^(?:for|from an?\b|on behalf|$|[.,;])/.test(after);
  if (what === 'deposit') return /^(?:amount|address)/.test(after);
  if (what !== 'transfer') return false;
  const object = after.replace(/^(?:the|a|an|its|their|this|that|all|some|any|these)\b\s*/i, '');
  const [first = ''] = object.split(' ');
  return (
    THING.test(first) ||
    !/^(?:(?:stream |payment |vesting )?(?:NFTs?|streams?)\b|it\b|them\b|[.,;:]|$|if |and |or )/.test(
      object,
    )
  );
};

const ELSEWHERE = /^(?:[a-z]+ ){0,3}to (?:any|another|other)/;
/** Words that say where the tokens go. */
const DESTINATION =
  /\brecipients?\b(?! (?:and|or|nor)\b)|\bto (?:you|your|it|them|the owner|its owner|that address)\b|\bfor (?:you|somebody|someone)\b|\bown(?:er|s)\b|\bon behalf\b/i;

/** @returns the claims that the matrix denies, as sentences */
export function contradictions(
  right: Right,
  of: readonly Product[],
  isOld: boolean,
  said: string,
): string[] {
  if (/^claim/.test(right.what) && right.roles.includes('sender') && !right.isDenied)
    return ['a sender is no party of a campaign'];
  if (isOther(right)) return [];
  const { what, roles, isOnly, isDenied, after } = right;
  const single = roles.filter((role): role is Role => role !== 'nobody');
  const asked: Role[] = roles.includes('nobody')
    ? ['sender', 'recipient', 'anyone', 'admin']
    : single;
  const found = asked.flatMap((role) => {
    const rules = rulesFor(what, role, of, isOld).filter(({ cell }) => cell !== undefined);
    if (rules.length === 0) return [];
    const bad = rules.every(({ cell }) =>
      isDenied
        ? cell === 'yes'
        : cell === 'no' ||
          (typeof cell === 'object' &&
            /to the recipient/.test(cell.only) &&
            (ELSEWHERE.test(after) || !DESTINATION.test(said))),
    );
    if (!bad) return [];
    const where = rules.map(({ product, name }) => `${product}.${name}`).join(', ');
    return [`${role} ${isDenied ? 'may' : 'may not'} ${what} (${where})`];
  });
  if (!isOnly || isDenied) return found;
  const others = of.flatMap((product) =>
    rolesOf(product)
      .filter((role) => !single.includes(role) && role !== 'operator')
      .filter((role) =>
        rulesFor(what, role, [product], isOld).some(
          (rule) =>
            rule.product === product &&
            (rule.cell === 'yes' || (isToRecipient(rule.cell) && /^from an?\b/.test(after))),
        ),
      ),
  );
  const rest = [...new Set(others)].map((role) => `${role} may ${what} as well`);
  return [...found, ...rest];
}

const isToRecipient = (cell: Cell | undefined) =>
  typeof cell === 'object' && /to the recipient/.test(cell.only);

const isKnown = (name: string): name is Product => (products as readonly string[]).includes(name);

/** The products that a sentence can be about; undefined for Legacy, which the matrix does not have. */
function subjectsOf(
  file: string,
  { text, before, under }: Pick<Sentence, 'text' | 'before' | 'under'>,
): Product[] | undefined {
  const path = wordsOfPath(file);
  if (/\blegacy\b|\bapps v1\b/i.test(`${text} ${before} ${under} ${path}`)) return undefined;
  const found = about(text, before, under, path).filter(isKnown);
  return found.length > 0 ? found : [...products];
}

const ROLE_OF: Readonly<Record<string, Role>> = {
  recipient: 'recipient',
  sender: 'sender',
  'approved operator': 'operator',
  comptroller: 'comptroller',
  'campaign admin': 'admin',
};

/** Sentences whose rights the access matrix denies. */
export function wrongRights({ file, sentences }: Prose): string[] {
  return sentences.flatMap((sentence) => {
    const of = subjectsOf(file, sentence);
    if (!of) return [];
    const isOld = OLD.test(`${sentence.text} ${sentence.before} ${sentence.under}`);
    const it = sentence.about === undefined ? undefined : ROLE_OF[sentence.about.toLowerCase()];
    return rightsIn(sentence.text, it)
      .flatMap((right) =>
        contradictions(right, of, isOld, `${sentence.before} ${sentence.text} ${sentence.under}`),
      )
      .map((problem) => `${sentence.at}: ${problem}: "${sentence.text}"`);
  });
}

const COLUMNS: readonly [Role, RegExp][] = [
  ['sender', /^senders?$/i],
  ['recipient', /^(?:recipients?(?:(?:,| or) (?:approved|operator))?|eligible address)$/i],
  ['anyone', /^(?:anyone|anybody)(?: else)?$/i],
  ['admin', /^(?:campaign )?admin$/i],
];

/** Words of a row that name a function without a verb of its own. */
const PHRASES: readonly [RegExp, string][] = [
  [/\b(?:transfer the (?:stream )?NFT|NFT transfer)\b/i, 'transfer'],
  [/\btake tokens back\b|\bclawback\b/i, 'clawback'],
  [/\bgive up canceling\b|\brenounce\b/i, 'renounce'],
  [/\bchange the rate\b|\badjust\b/i, 'adjust'],
];

/** The subject of the first cell of a row. */
function whatsIn(cell: string): string[] {
  const codes = (cell.match(/`[^`]*`/g) ?? []).flatMap((code) => codeName(code) ?? []);
  if (codes.length > 0) return codes;
  const found = PHRASES.filter(([words]) => words.test(cell)).map(([, what]) => what);
  const words = cell.replace(/\([^)]*\)/g, '').split(/[^a-z]+/i);
  const single = words.flatMap((word) => (verbOf(word) !== 'transfer' && verbOf(word)) || []);
  return [...new Set([...found, ...single])];
}

/** Rows of tables with a column for a role, or one for who may call, that the access matrix denies. */
export function wrongRows({ file, tables }: Prose): string[] {
  return tables.flatMap((table) => {
    const isOld = OLD.test(table.under);
    const of = subjectsOf(file, { text: '', before: '', under: table.under });
    if (!of) return [];
    const roles = table.head.map((head) => COLUMNS.find(([, words]) => words.test(head))?.[0]);
    const isMatrix = roles.filter(Boolean).length > 1;
    const who = table.head.findIndex((head) =>
      /^(?:who|caller|called by|sent by)\b(?!.*\bis\b)/i.test(head),
    );
    return table.rows.flatMap(({ at, cells }) => {
      const [first = ''] = cells;
      const whats = whatsIn(first);
      const shown = `"${first}"`;
      if (isMatrix)
        return whats.flatMap((what) =>
          roles.flatMap((role, i) =>
            role
              ? wrongCell(what, role, first, cells[i] ?? '', of, isOld).map(
                  (x) => `${at}: ${x} in ${shown}`,
                )
              : [],
          ),
        );
      const names = whats.filter((what) => !first.includes('`') || isFunction(what));
      if (who <= 0 || names.length === 0) return [];
      return names.flatMap((name) =>
        wrongCaller(name, cells[who] ?? '', of, isOld).map((x) => `${at}: ${x} in ${shown}`),
      );
    });
  });
}

function wrongCell(
  what: string,
  role: Role,
  first: string,
  cell: string,
  of: readonly Product[],
  isOld: boolean,
): string[] {
  const [, verdict] = /^(yes|no)\b/i.exec(cell) ?? [];
  const rules = rulesFor(what, role, of, isOld).filter((rule) => rule.cell !== undefined);
  if (!verdict || rules.length === 0) return [];
  // A claim or a withdrawal to another address is another right than the one to the recipient.
  const isElsewhere = /\bto (?:another|any) address\b/i.test(first);
  if (isElsewhere)
    return role === 'recipient' || verdict.toLowerCase() === 'no'
      ? []
      : [`${role}: yes to another address`];
  const isBad = rules.every(({ cell: known }) =>
    verdict.toLowerCase() === 'yes'
      ? known === 'no'
      : known === 'yes' || (isToRecipient(known) && /\bto the recipient\b/i.test(first)),
  );
  return isBad
    ? [`${role}: "${verdict}" for ${what}, ${JSON.stringify(rules[0]?.cell)} in the matrix`]
    : [];
}

/** The roles that a cell names as callers, in its first clause. */
const callersIn = (cell: string): Role[] => {
  const tokens = tokensOf(normal(cell.split(/;/)[0] ?? ''));
  return tokens.flatMap((token) => {
    const role = roleAt(token);
    return role && role !== 'nobody' ? [role] : [];
  });
};

/** Roles that have a right beside those that a cell names. */
const othersWith = (
  name: string,
  callers: readonly Role[],
  of: readonly Product[],
  isOld: boolean,
): Role[] =>
  of
    .flatMap(rolesOf)
    .filter((role) => !callers.includes(role) && role !== 'operator')
    .filter((role) => rulesFor(name, role, of, isOld).some(({ cell }) => cell === 'yes'));

function wrongCaller(name: string, cell: string, of: readonly Product[], isOld: boolean): string[] {
  const callers = callersIn(cell);
  const [first] = callers;
  if (first === undefined) return [];
  const rules = rulesFor(name, first, of, isOld).filter((rule) => rule.cell !== undefined);
  if (rules.length === 0) return [];
  const isBad = rules.every(({ cell: known }) => known === 'no');
  const isShort =
    !callers.includes('anyone') &&
    rulesFor(name, 'anyone', of, isOld).some(({ cell: known }) => known === 'yes');
  const others = /\b(?:alone|only)\b/i.test(cell) ? othersWith(name, callers, of, isOld) : [];
  return [
    ...others.map((role) => `${role} may call ${name} as well`),
    ...(isBad ? [`${first} may not call ${name}`] : []),
    ...(isShort ? [`anyone may call ${name}`] : []),
  ];
}
