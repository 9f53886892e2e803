import { appTasks, type AppTaskId } from '@sablier-docs/protocol/project/app-status';
import { airdrops } from '../../../../src/components/Sequence/airdrops';
import { flow } from '../../../../src/components/Sequence/flow';
import { lockup } from '../../../../src/components/Sequence/lockup';
import type { SequenceData } from '../../../../src/components/Sequence/types';
import type { Page } from '../pages';
import { plain } from './prose';

/* An element beside words that say the same: both have to agree. */

interface Section {
  /** Line of the body where it begins, from 1. */
  line: number;
  heading: string;
  text: string;
}

/** A page in its sections, the part before the first heading included. */
function sectionsOf({ body }: Page): Section[] {
  const lines = body.replace(/\{\/\*[\s\S]*?\*\/\}/g, '').split('\n');
  const starts = [0, ...lines.flatMap((line, i) => (i > 0 && /^#{2,6} /.test(line) ? [i] : []))];
  return starts.map((from, i) => ({
    line: from + 1,
    heading: /^#/.test(lines[from] ?? '') ? (lines[from] ?? '') : '',
    text: lines.slice(from, starts[i + 1]).join('\n'),
  }));
}

const sequences: Readonly<Record<string, SequenceData>> = { ...lockup, ...flow, ...airdrops };

/** The action of a step, by its words; the first that fits counts. */
const HAPPENS: readonly [what: string, words: RegExp][] = [
  ['hook', /\bhooks?\b|`onSablier/i],
  ['event', /\bevents? .*\bemitted\b|\bemit\b/i],
  [
    'transfer',
    /`transfer(?:From)?`|\btokens? (?:are|is) (?:transferred|moved|sent|paid)|\btransferred\b/i,
  ],
  ['change', /\b(?:updated?|stored?|freeze|frozen|mark(?:ed)?|counts?|count the)\b/i],
];
const happens = (text: string) => HAPPENS.find(([, words]) => words.test(text))?.[0];

/** Lists of steps beside a sequence that tell them in another order. */
export function wrongOrders(page: Page): string[] {
  return sectionsOf(page).flatMap(({ text, heading }) => {
    const [, name = ''] = /<Sequence of="([^"]+)"/.exec(text) ?? [];
    const drawn = (sequences[name]?.steps ?? []).map((step) => happens(step.text));
    const listed = [...text.matchAll(/^\d+\. (.+)$/gm)].map(([, item = '']) =>
      happens(plain(item)),
    );
    const common = listed.filter((what) => what !== undefined && drawn.includes(what));
    const order = common.map((what) => drawn.indexOf(what));
    const isRight = order.every((at, i) => i === 0 || at >= (order[i - 1] ?? 0));
    return isRight
      ? []
      : [
          `${page.file}, ${heading}: the list has ${common.join(', ')}; <Sequence of="${name}"> another order`,
        ];
  });
}

/** Figures, tables and ids of one section that belong to different shapes. */
export function mixedShapes(page: Page): string[] {
  return sectionsOf(page).flatMap(({ text, heading }) => {
    const drawn = [...text.matchAll(/<(?:StreamPlot|AmountTable)\b[^>]*\bshape="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    const named = [...text.matchAll(/^\| Shape id +\| `(\w+)` +\|$/gm)].map(([, id]) => id);
    const all = new Set([...drawn, ...named]);
    return all.size > 1 && drawn.length > 0
      ? [`${page.file}, ${heading}: shapes ${[...all].join(', ')}`]
      : [];
  });
}

/** Campaigns open streams of Lockup; the other products know nothing of each other. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  lockup: ['lockup'],
  flow: ['flow'],
  airdrops: ['airdrops', 'lockup'],
};

/** Elements about another product than the page. */
export function foreignReleases({ file, body }: Page): string[] {
  const [, product = ''] = /\/(lockup|flow|airdrops)(?:\/|\.mdx$)/.exec(file) ?? [];
  const own = OWN[product];
  if (!own) return [];
  return [
    ...body.matchAll(
      /<(?:Release|Gas|ReleaseFacts|ReleaseChanges|ReleaseHistory|NewestOn)\b[^>]*\bof="(\w+)/g,
    ),
  ]
    .filter(([, of = '']) => !own.includes(of))
    .map(([element]) => `${file}: ${element}" on a page about ${product}`);
}

const NOUNS: readonly RegExp[] = [
  /\bvesting\b/i,
  /\bpayments?\b/i,
  /\bairdrops?\b|\bcampaigns?\b/i,
];
const nounsIn = (text: string) => NOUNS.filter((noun) => noun.test(text));
const verbsIn = (text: string) =>
  text
    .match(/\b(?:withdraw|claim|create|cancel|manage|top.up|pause|adjust|transfer)/gi)
    ?.map((verb) => verb.toLowerCase().replace('-', ' ')) ?? [];

/** Answers about the app below a heading, or on a page, that is about something else. */
export function foreignTasks(page: Page): string[] {
  const title = page.frontMatter['title'] ?? '';
  return sectionsOf(page).flatMap(({ heading, text }) =>
    [...text.matchAll(/<AppStatus task="(\w+)"/g)].flatMap(([element, task = '']) => {
      const { wants = '' } = appTasks[task as AppTaskId] ?? {};
      // The nearest heading that names a product decides, then the title.
      const under = nounsIn(heading).length > 0 ? nounsIn(heading) : nounsIn(title);
      const asked = nounsIn(wants);
      const isOther =
        under.length > 0 && asked.length > 0 && !asked.some((noun) => under.includes(noun));
      const verbs = verbsIn(heading);
      const isElse = verbs.length > 0 && !verbsIn(wants).some((verb) => verbs.includes(verb));
      return isOther || isElse
        ? [`${page.file}, ${heading || title}: ${element}> answers "${wants}"`]
        : [];
    }),
  );
}
