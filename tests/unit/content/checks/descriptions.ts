// Endings of words: cspell:ignore lations ations ments ation
import { readFileSync, readdirSync } from 'node:fs';
import { products } from '@sablier-docs/protocol/releases';
import { latestAbis } from '@sablier-docs/protocol/errors/abis';
import type { Page } from '../pages';
import { plain } from './prose';

/* A page has to cover each task that its description names. */

const STANDARDS = 'node_modules/@openzeppelin/contracts/build/contracts';

interface Item {
  type: string;
  name?: string;
  stateMutability?: string;
}

const writes = (abi: readonly Item[]) =>
  abi.flatMap(({ type, name = '', stateMutability = '' }) =>
    type === 'function' && !['view', 'pure'].includes(stateMutability) ? [name] : [],
  );

/** First words of functions that change something: `mint`, `cancel`, `withdraw`. */
const VERBS = new Set(
  [
    ...readdirSync(STANDARDS)
      .filter((file) => /^(?:ERC|Ownable|Pausable)/.test(file))
      .map((file) => JSON.parse(readFileSync(`${STANDARDS}/${file}`, 'utf8')) as { abi: Item[] })
      .flatMap(({ abi }) => writes(abi)),
    ...products.flatMap((product) =>
      Object.values(latestAbis(product)).flatMap((abi) => writes(abi)),
    ),
  ]
    .map((name) => /^[a-z]+/.exec(name)?.[0] ?? '')
    .filter((verb) => verb.length > 3),
);

/** The verb that a word is a form of. */
function verbOf(word: string): string | undefined {
  const forms = [
    word,
    word.replace(/s$/, ''),
    word.replace(/(?:ed|ing)$/, ''),
    word.replace(/(?:ed|ing)$/, 'e'),
    word.replace(/(.)\1(?:ed|ing)$/, '$1'),
    word.replace(/(?:lations?|als?|ations?|ments?)$/, ''),
    word.replace(/ation$/, 'e'),
  ];
  return forms.find((form) => VERBS.has(form));
}

const verbsIn = (text: string) =>
  new Set((text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => verbOf(word) ?? []));

/** Elements that draw whole texts from data. */
const DRAWN = /<(?:EntityFields|Release(?:Changes|History|Facts))\b/;

/** The samples that a page shows. */
const samplesOf = (body: string) =>
  [...body.matchAll(/^\s*```.*\bfile="([^"]+)"/gm)].map(([, file = '']) =>
    readFileSync(file, 'utf8'),
  );

/** Things to do that the description of a page names and its text does not. */
export function uncoveredTasks({ file, frontMatter, body }: Page): string[] {
  if (DRAWN.test(body)) return [];
  const code = [body, ...samplesOf(body)].join('\n').replace(/([a-z])([A-Z])/g, '$1 $2');
  const said = new Set([...verbsIn(plain(code)), ...verbsIn(code)]);
  return [...verbsIn(frontMatter['description'] ?? '')]
    .filter((verb) => !said.has(verb))
    .map((verb) => `${file}: the description says "${verb}", the page does not`);
}
