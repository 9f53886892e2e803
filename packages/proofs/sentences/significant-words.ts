import { without } from './free-words';

/*
 * The significant words of a sentence are those that most often decide whether it is true: numbers and units, roles,
 * names in code, errors, releases, verbs of functions and states, and words that deny, limit or order. A reviewer sees
 * them first, and none that is new can be accepted beside an unchanged test. What a test holds is more: free-words.ts.
 */

/** Entries are separated by commas; the words of an entry are synonyms. */
const WORDS = {
  denies: `not, no none nobody nothing, never, neither, nor, cannot, without, non, fail fails failed failure,
    revert reverts reverted reverting, reject rejects rejected, succeed succeeds, lose loses lost,
    refuse refuses refused, skip skips skipped, missing, empty, null`,
  limits: `only alone, always, unless, except, until, before, after, since, while, during, within, instead,
    once, again, already, still, yet, first, last, or, if, either, both, all every each everything, any, some,
    most, least, less fewer, more, exactly, about approximately, almost nearly, minimum, maximum, same,
    different differs, other another others, own, part, whole, rest, enough, ever, forever, immediately,
    between, several, free`,
  compares: `equal equals, higher, lower, larger greater bigger, smaller, longer, shorter, earlier, later,
    newest latest, oldest, older, newer, largest greatest biggest highest, smallest lowest, early, late, new,
    old, current, past, future, above, below, over, under, up, down, exceed exceeds, twice double, half`,
  allows: `can may could, must needs need needed required requires, should, able, optional, forbidden, allowed,
    accept accepts accepted, yes, true, false, on, off`,
  numbers: `zero, 1 one, 2 two pair couple, 3 three trio, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 eleven,
    12 twelve dozen, 20 twenty, 30 thirty, 40 forty, 50 fifty, 60 sixty, 70 seventy, 80 eighty, 90 ninety,
    hundred, thousand, million millions, billion billions, trillion, third`,
  units: `second seconds s, minute minutes, hour hours, day days, week weeks, month months, year years, wei,
    gwei, ether, % percent, decimals decimal, bits bit, bytes byte, gas, per, usd dollar dollars $, cent cents`,
  months: `january, february, march, april, june, july, august, september, october, november, december`,
  roles: `sender senders, recipient recipients, admin admins, owner owners, operator operators,
    creator creators, funder, anyone anybody everyone everybody whoever, somebody someone, stranger,
    comptroller, attestor, factory factories, caller callers, payer, signer, claimant, spender, delegate,
    user users, payee payees, vault vaults, employer, employee, beneficiary, buyer, seller,
    contract contracts, campaign campaigns, broker, treasury, you your yours, team,
    wallet wallets, holder holders`,
  products: `lockup, flow, airdrops airdrop, envio, graph`,
  states: `pending, streaming, settled, depleted, solvent, insolvent, warm, cold, covered, uncovered,
    cancelable, transferable, linear, dynamic, tranched, open, closed, public, private, instant, vested,
    variable, immutable, upgradeable, released, unreleased, owed, exist exists existing`,
  happens: `start starts started starting, end ends ended ending, increase increases raise raises raised,
    decrease decreases, add adds added, remove removes removed, enable enables enabled,
    disable disables disabled, hold holds held, unlock unlocks unlocked, emit emits emitted,
    round rounds rounded, keep keeps kept, receive receives received, send sends sent sending,
    grow grows grown, fall falls fell, rise rises, clear clears cleared, leave leaves left,
    stay stays stayed remain remains remained, sign signs signed, reset resets, erase erases erased,
    delete deletes deleted, restore restores restored, lock locks locked, return returns returned,
    run runs ran, apply applies applied, expire expires expired, freeze freezes frozen, halt halts halted,
    replace replaces replaced, move moves moved, store stores stored, balance balances, debt debts,
    pull pulls pulled, count counts counted, close closes, continue continues continued, stop stops stopped`,
};

/** Verbs of functions: the forms of the verb and its nouns count as one word. */
const VERBS: Readonly<Record<string, string>> = {
  withdraw: 'withdrawal withdrawals withdrawn withdrew',
  cancel: 'canceled canceling cancelled cancellation cancellations',
  refund: 'refundable',
  pause: '',
  void: '',
  restart: '',
  adjust: 'adjustment',
  deposit: '',
  transfer: 'transferred transferring',
  renounce: '',
  claim: '',
  create: 'creation',
  burn: '',
  mint: '',
  approve: 'approval approvals',
  clawback: 'claw',
  recover: '',
  collect: '',
  stake: '',
  unstake: '',
  deploy: '',
  pay: 'paid payment payments',
};

const MEANING = new Map([
  ...Object.values(WORDS)
    .flatMap((group) => group.split(/,\s+/))
    .flatMap((entry) => {
      const [first = '', ...same] = entry.split(' ');
      return [first, ...same].map((word): [string, string] => [word, first]);
    }),
  ...Object.entries(VERBS).flatMap(([verb, others]) => {
    const stem = verb.replace(/e$/, '');
    const forms = [verb, `${verb}s`, `${stem}ed`, `${stem}ing`, ...others.split(' ')];
    return forms.filter(Boolean).map((word): [string, string] => [word, verb]);
  }),
]);

const TOKEN = new RegExp(
  [
    /`[^`]*`/, // code
    /\$[^$]+\$(?!\d)/, // formulas
    /<[A-Z][^<>]*>/, // elements whose text is unknown
    /\{[^{}]*\}/,
    /\bv\d+(?:\.\d+)*/, // releases
    /\d[\d,]*(?:\.\d+)?/,
    /[%$≥≤<>=×±≈+−]/,
    /\p{L}[\p{L}\p{N}_'’-]*/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** The significant words of a sentence, in order, each in its base form. */
function significantIn(sentence: string): string[] {
  return [...sentence.matchAll(TOKEN)].flatMap(([token]) => meaningOf(token));
}

function meaningOf(token: string): string[] {
  if (/^\d/.test(token)) return [token.replace(/,/g, '').replace(/\.$/, '')];
  if (/^v\d/.test(token) || !/^\p{L}/u.test(token)) return [MEANING.get(token) ?? token];
  const word = token.replace(/['’](s|re|ll|ve|d)?$/, '');
  // Names: ERC-20, USDC, SablierLockup, LOCKUP_ROLE.
  if (/^.+[\p{Lu}\p{N}_]/u.test(word)) return [word];
  const plain = word.toLowerCase();
  const [, denied] = /^(.+)n['’]t$/.exec(plain) ?? [];
  if (denied) return [...(MEANING.get(denied) ?? []), 'not'].filter((one) => one.length > 1);
  return plain.split('-').flatMap((part) => MEANING.get(part) ?? []);
}

/** Words that narrow a sentence or put it in an order, which may be new beside a test that has not changed. */
const NARROWING = new Set(
  WORDS.limits
    .split(/,?\s+/)
    .filter(
      (word) =>
        !/^(?:only|alone|always|all|both|every|each|everything|any|ever|forever)$/.test(word),
    ),
);
const DENIALS = new Set(WORDS.denies.split(/,?\s+/));

/**
 * Words that a test cannot have proved before they were in the sentence: a role, release, number, unit, name or verb
 * of the contracts that is new, a denial that is new or gone, or the same in another order.
 */
export function newClaims(before: string, now: string): string[] {
  const claims = (sentence: string) =>
    significantIn(sentence).filter((word) => !NARROWING.has(word));
  const [old, next] = [claims(before), claims(now)];
  const found = [...without(next, old), ...without(old, next).filter((word) => DENIALS.has(word))];
  const isMoved = found.length === 0 && old.length === next.length && old.join() !== next.join();
  return isMoved ? ['the order of its words'] : [...new Set(found)];
}

const ROLES = new Set(WORDS.roles.split(/,?\s+/));

/** The roles of a sentence that took the place of others in its edit; none where it has one more or one less. */
export function changedRole(before: string, now: string): string[] {
  const roles = (sentence: string) => significantIn(sentence).filter((word) => ROLES.has(word));
  const [old, next] = [roles(before), roles(now)];
  return without(old, next).length > 0 ? without(next, old) : [];
}

/** A sentence with the same sign for each role: two that differ in roles alone become equal. */
export const withoutRoles = (sentence: string): string =>
  sentence.replace(/\p{L}+/gu, (word) => (ROLES.has(word.toLowerCase()) ? '§' : word));

/**
 * The difference between the significant words of two sentences, for a message; undefined when they are the
 * same.
 */
export function differenceOf(before: string, now: string): string | undefined {
  const [old, next] = [significantIn(before), significantIn(now)];
  if (old.join(' ') === next.join(' ')) return undefined;
  const gone = without(old, next);
  const added = without(next, old);
  if (gone.length + added.length === 0)
    return `another order: ${old.join(' ')} → ${next.join(' ')}`;
  return [gone, added]
    .map((words) => (words.length > 0 ? words.join(' ') : '(nothing)'))
    .join(' → ');
}
