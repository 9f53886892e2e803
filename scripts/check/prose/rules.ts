import { patterns } from './patterns';
import type { Finding, WrittenPage } from './page';
import { bareWarnings, brokenSources, universal } from './universal';

/** A rule for the text of a page. */
export interface Rule {
  /** The rule, as the name of a test. */
  name: string;
  find: (page: WrittenPage) => Finding[];
}

const isDoc = ({ file }: WrittenPage) => file.startsWith('docs/');

const descriptionAt = ({ text }: WrittenPage) => Math.max(text.search(/^description:/m), 0);

function frontMatter(page: WrittenPage): Finding[] {
  const { title, description = '' } = page.frontMatter;
  const { length } = description;
  const found: Finding[] = [];
  if (!title)
    found.push({ at: 0, message: 'The page has no title. Write "title: …" in its front matter.' });
  if (length < 70 || length > 160) {
    const message = `The description has ${length} characters. Write 70 to 160 that say what the reader learns here.`;
    found.push({ at: descriptionAt(page), message });
  }
  return found;
}

const levels = ({ headings }: WrittenPage): Finding[] =>
  headings
    .filter(({ level }) => level !== 2 && level !== 3)
    .map(({ at, level }) => ({
      at,
      message: `A heading of level ${level}. The title is level 1; write ## or ###.`,
    }));

const once = ({ headings }: WrittenPage): Finding[] =>
  headings
    .filter(({ text }, i) => headings.findIndex((other) => other.text === text) !== i)
    .map(({ at, text }) => ({
      at,
      message: `The page has the heading "${text}" twice. Rename one.`,
    }));

const voice = (page: WrittenPage): Finding[] =>
  patterns
    .filter(({ inDocsOnly }) => !inDocsOnly || isDoc(page))
    .flatMap(({ find, instead }) =>
      [...page.prose.matchAll(find)].map(({ index, 0: words }) => ({
        at: index,
        message: `"${words.trim()}": ${instead}`,
      })),
    );

const INSIDE = /^(https:\/\/|mailto:|pathname:\/\/|#|\/)/;
const EXTENSION = /^\/.*\.(mdx?|html)/;

const links = ({ body }: WrittenPage): Finding[] =>
  [...body.matchAll(/\]\(([^)\s]+)\)/g)]
    .filter(([, to = '']) => !INSIDE.test(to) || EXTENSION.test(to))
    .map(({ index, 1: to }) => ({
      at: index + 2,
      message: `The link "${to}": write the address of the page from the root and without extension, such as /concepts/nft.`,
    }));

function termsOnce({ body }: WrittenPage): Finding[] {
  const found = [...body.matchAll(/<Term id="([^"]+)"/g)];
  return found
    .filter(([, id], i) => found.findIndex(([, other]) => other === id) !== i)
    .map(({ index, 1: id }) => ({
      at: index,
      message: `The page has <Term id="${id}"> twice. Only the first mention on a page links to the glossary.`,
    }));
}

const currency = ({ prose }: WrittenPage): Finding[] =>
  [...prose.matchAll(/(?<!\\)\$([^$\n]+)(?<!\\)\$/g)]
    .filter(([, formula = '']) => /(?<!\\)\b[a-z]{3,} [a-z]{2,}/i.test(formula))
    .map(({ index }) => ({
      at: index,
      message:
        'Two dollar signs make a formula of the words between them. Write currency as \\$0.99.',
    }));

function waysOnward(page: WrittenPage): Finding[] {
  if (!isDoc(page)) return [];
  const last = page.headings.at(-1);
  if (last?.text === 'Next') return [];
  const message = `The last heading is "${last?.text ?? 'none'}". End the page with "## Next": two to four links, each with a reason.`;
  return [{ at: last?.at ?? 0, message }];
}

/** A heading that is followed by the next one of its level, or by the end of the page. */
const filled = ({ headings, body }: WrittenPage): Finding[] =>
  headings.flatMap(({ at, level, text }, i) => {
    const next = headings[i + 1];
    const within = body.slice(body.indexOf('\n', at) + 1 || body.length, next?.at ?? body.length);
    const rest = within.replace(/\{\/\*[\s\S]*?\*\/\}/g, '').trim();
    const opensPart = next && next.level > level;
    return rest || opensPart
      ? []
      : [{ at, message: `"${text}" has no text. Write it, or take the heading out.` }];
  });

/** Text before the first heading: the fact or the task that brought the reader here. */
function opening({ headings, body }: WrittenPage): Finding[] {
  const text = body.slice(0, headings[0]?.at).replace(/\{\/\*[\s\S]*?\*\/\}/g, '');
  const at = body.length - body.trimStart().length;
  const message = 'The page has no opening. Say in two sentences who it is for and what they get.';
  return text.trim() ? [] : [{ at, message }];
}

const SAMPLES = ['solidity', 'sol', 'typescript', 'ts', 'tsx', 'javascript', 'js', 'jsx'];

function samples({ file, body }: WrittenPage): Finding[] {
  if (!/^(docs\/guides|snippets)\//.test(file)) return [];
  let open: string | undefined;
  return [...body.matchAll(/^\s*(`{3,}|~{3,})[ \t]*([\w-]*)[ \t]*(.*)$/gm)].flatMap((match) => {
    const [, ticks = '', language = '', meta = ''] = match;
    if (open !== undefined) {
      if (ticks.startsWith(open)) open = undefined;
      return [];
    }
    open = ticks;
    if (!SAMPLES.includes(language) || meta.includes('file="')) return [];
    const message = `Code of a guide is a file of examples/, where tests run it. Write \`\`\`${language} file="examples/…" region="…".`;
    return [{ at: match.index + match[0].indexOf(ticks), message }];
  });
}

/** The rules for every page on its own; scripts/check and tests/unit/content use the same list. */
export const proseRules: readonly Rule[] = [
  { name: 'has a title and a description of 70 to 160 characters', find: frontMatter },
  { name: 'opens with text', find: opening },
  { name: 'has headings of level 2 and 3 only', find: levels },
  { name: 'has each heading once', find: once },
  { name: 'has text under each heading', find: filled },
  { name: 'keeps to the voice', find: voice },
  { name: 'links within the site by absolute paths without extension', find: links },
  { name: 'links each glossary term once', find: termsOnce },
  { name: 'writes currency so that it is no formula', find: currency },
  { name: 'ends with ways onward', find: waysOnward },
  { name: 'holds no Solidity or TypeScript of its own in a guide', find: samples },
  { name: 'proves, narrows or sources what it says of every case of a contract', find: universal },
  { name: 'backs each warning by a test or a source', find: bareWarnings },
  { name: 'names sources that exist', find: brokenSources },
];

/** Descriptions that several pages have: each page after the first of them. */
export function repeatedDescriptions(pages: readonly WrittenPage[]): [WrittenPage, Finding][] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const { description } = page.frontMatter;
    if (!description) return [];
    const other = first.get(description);
    first.set(description, other ?? page.file);
    const message = `${other} has the same description. Each page has its own.`;
    return other ? [[page, { at: descriptionAt(page), message }]] : [];
  });
}

const REBUTTAL = /you may (?:read|find) elsewhere/gi;
const REBUTTALS = 4;

/** Pages that rebut what readers may have found elsewhere, when there are more of them than four. */
export function rebuttals(pages: readonly WrittenPage[]): [WrittenPage, Finding][] {
  const found = pages.filter(isDoc).flatMap((page): [WrittenPage, Finding][] => {
    const { index } = [...page.prose.matchAll(REBUTTAL)][0] ?? {};
    const message = `"You may read elsewhere" is for the few older claims that have misled many, on ${REBUTTALS} pages at most. Say what holds.`;
    return index === undefined ? [] : [[page, { at: index, message }]];
  });
  return found.length > REBUTTALS ? found : [];
}
