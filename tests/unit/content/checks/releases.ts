import { namesByRelease } from '@sablier-docs/protocol/names-by-release';
import { products, type Product } from '@sablier-docs/protocol/releases';
import { about, wordsOfPath } from './product';
import type { Prose, Sentence } from './prose';

/*
 * A name of code, or of a feature that has one, beside a release, against the ABIs of the SDK: "from
 * v1.3 on `FEE` returns it" needs a v1.3 with `FEE`, "v1.2 brought the allowlist" a v1.1 without.
 */

/** Features that sentences name in words, by the name in the ABI that came with them. */
const FEATURES: readonly [RegExp, Product, string][] = [
  [/\ballowlist\b/i, 'lockup', 'allowToHook'],
  [/\btranches\b/i, 'lockup', 'tranches'],
  [/\bgranularity\b/i, 'lockup', 'granularity'],
  [/\battestations?\b/i, 'airdrops', 'claimViaAttestation'],
];

const of = (product: Product) => namesByRelease.filter((one) => one.product === product);
const has = (product: Product, version: string, name: string) =>
  of(product)
    .find((one) => one.version === version)
    ?.names.has(name) ?? false;
const isKnown = (name: string) => namesByRelease.some(({ names }) => names.has(name));
const firstWith = (product: Product, name: string) =>
  of(product).find(({ names }) => names.has(name))?.version;

const RELEASE = String.raw`(?:(Lockup|Flow|Airdrops) )?(v\d+\.\d+)`;
const WHEN: readonly [kind: 'in' | 'new', words: RegExp][] = [
  [
    'new',
    new RegExp(
      String.raw`\b(?:new in|(?:came|arrived|appeared|added|introduced) (?:in|with)) ${RELEASE}`,
      'i',
    ),
  ],
  ['new', new RegExp(String.raw`${RELEASE} (?:brought|introduced|added|came with)`, 'i')],
  ['in', new RegExp(String.raw`\b(?:in|from|since|up to|until|of) ${RELEASE}`, 'i')],
];

/** Words that separate a name from the release beside it. */
const AWAY =
  /\b(?:no|not|none|without|lacks?|lacked|cannot|instead|renamed?|replace[sd]?|removed?|gone|missing|has no|only|was called|called|except|unlike|than|other|another|differ\w*|becomes?|became|same|also|nor|neither|nothing)\b/i;

const codesIn = (text: string) =>
  [...text.matchAll(/`(?:\w+\.)?(\w+)(?:\([^`]*\))?`/g)]
    .map(([, name = '']) => name)
    .filter(isKnown);

const lower = (name: string | undefined) => name?.toLowerCase() as Product | undefined;

/** Parts of a sentence that each say one thing. */
const clauses = (text: string) =>
  text.split(
    /[;:]\s|,? (?:and|but|while) (?=(?:in|from|since|up to|until|before) (?:\w+ )?v\d)|\. /,
  );

function problemsIn(clause: string, candidates: readonly Product[]): string[] {
  if ((clause.match(/\bv\d+(?:\.\d+)?\b/g) ?? []).length !== 1) return [];
  const found = WHEN.flatMap(([kind, words]) => {
    const [, named, version] = words.exec(clause) ?? [];
    return version ? [{ kind, named: lower(named), version }] : [];
  })[0];
  if (!found || AWAY.test(clause)) return [];
  const { kind, named, version } = found;
  const asked = (named ? [named] : candidates).filter((product) =>
    of(product).some((one) => one.version === version),
  );
  if (asked.length === 0) return [];
  const names = [
    ...codesIn(clause).map((name) => ({ name, asked })),
    ...FEATURES.filter(
      ([words, product]) => kind === 'new' && words.test(clause) && asked.includes(product),
    ).map(([, product, name]) => ({ name, asked: [product] })),
  ];
  const wrong = names.flatMap(({ name, asked: own }) => {
    const within = own.filter((product) => firstWith(product, name) !== undefined);
    if (within.length === 0) return [];
    const isRight = within.some((product) =>
      kind === 'new' ? firstWith(product, name) === version : has(product, version, name),
    );
    const first = within.map((product) => `${product} ${firstWith(product, name)}`).join(', ');
    return isRight ? [] : [`\`${name}\` beside ${version}; the SDK has it first in ${first}`];
  });
  // "`b`, new in v3.0, does what `a` does": one of the names has to be the new one.
  return kind === 'new' && wrong.length < names.length ? [] : wrong;
}

/** Sentences that put a name beside a release that lacks it. */
export function wrongReleases({ file, sentences }: Prose): string[] {
  return sentences.flatMap(({ at, text, before, under }: Sentence) => {
    const words = wordsOfPath(file);
    if (/\blegacy\b/i.test(`${text} ${under} ${words}`)) return [];
    const found = about(text, before, under, words).filter(
      (one): one is Product => one !== 'legacy',
    );
    const candidates = found.length > 0 ? found : [...products];
    return clauses(text)
      .flatMap((clause) => problemsIn(clause, candidates))
      .map((problem) => `${at}: ${problem}: "${text}"`);
  });
}
