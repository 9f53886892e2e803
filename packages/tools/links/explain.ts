import { APP } from './build';
import { linkField, fields, type FieldId } from './fields';
import { slugOfChain, type LinkFacts } from './facts';
import { modernize } from './old-links';
import { pathFields, screenIds, screens, type Screen, type ScreenId } from './screens';
import { linkProblem, problemOfDeployment, problemOfGroup } from './validate';

export interface Part {
  label: string;
  value: string;
  says: string;
  /** The meaning of the value, for example the chain of a number. */
  meaning: string | null;
  problem: string | null;
}

export type Explanation =
  | { kind: 'screen'; screen: ScreenId; parts: Part[]; today: string | null }
  | { kind: 'foreign'; says: string };

const foreign = (says: string): Explanation => ({ kind: 'foreign', says });

/** Explains the parts of a link to the app. Old links are first converted to today's form. */
export function explainLink(input: string, knowledge: LinkFacts): Explanation {
  const text = input.trim();
  const url = readUrl(text);
  if (!url) return foreign('This is not a web address. Paste the whole link, from https:// on.');
  if (url.origin !== APP)
    return foreign(
      url.origin === APP.replace('https:', 'http:')
        ? 'This link leads to the app without encryption. Write https:// instead of http://.'
        : `This link does not lead to the app: its host is ${url.host}.`,
    );
  if (url.pathname === '/' && url.search === '')
    return foreign('This is the home page of the app. It chooses nothing.');
  if (url.pathname.startsWith('/api/frame/'))
    return foreign('This is a frame for Farcaster: the address leads to a picture.');
  const today = modernize(url, knowledge);
  const read = today ?? url;
  const match = matchScreen(decodePath(read.pathname));
  if (!match) return foreign('This is a path of the app that the explainer does not know.');
  const screen: Screen = screens[match.screen];
  const given = new Map(match.values);
  const elsewhere = problemOfDeployment(
    given.get('source') ?? '',
    given.get('streamChain') ?? '',
    screen.section,
    knowledge,
  );
  const parts = match.values.map(([id, value]) => {
    const part = partOf(id, value, screen, knowledge);
    return id === 'streamChain' && elsewhere ? { ...part, problem: elsewhere } : part;
  });
  for (const [code, value] of read.searchParams) {
    const id = queryField(code);
    if (!id || !([...screen.query, 'connected'] as FieldId[]).includes(id)) {
      parts.push({
        label: code.slice(0, 40),
        value,
        says: 'Not a documented parameter of this screen.',
        meaning: null,
        problem: 'Whether the app reads it is not known.',
      });
    } else {
      parts.push(partOf(id, value, screen, knowledge));
    }
  }
  const valueOf = (...ids: FieldId[]) =>
    parts.find(
      ({ label, problem }) => problem === null && ids.some((id) => linkField(id).label === label),
    );
  const group = valueOf('ids');
  const chain = valueOf('chain', 'searchChain');
  if (group && chain) chain.problem = problemOfGroup(group.value, chain.value, knowledge);
  return { kind: 'screen', screen: match.screen, parts, today: today ? today.href : null };
}

function readUrl(text: string): URL | null {
  const address = /^[\w.-]+\.\w+(\/|\?|$)/.test(text) ? `https://${text}` : text;
  if (!/^https?:/.test(address)) return null;
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const queryField = (code: string) =>
  (Object.keys(fields) as FieldId[]).find((id) => linkField(id).code === code);

/** The screen of a path, and the values in it. The most specific pattern comes first. */
function matchScreen(path: string): { screen: ScreenId; values: [FieldId, string][] } | null {
  for (const id of screenIds) {
    const screen: Screen = screens[id];
    const pattern = screen.path
      .replace(/\[\/\{\w+\}\]/g, '(?:/([^/]+))?')
      .replace(/\{streamChain\}|\{streamId\}/g, '(\\d+)')
      .replace(/\{\w+\}/g, '([^/]+?)');
    const match = new RegExp(`^${pattern}/?$`).exec(path);
    if (!match) continue;
    const values = pathFields(screen).map((part, at) => [part.id, match[at + 1]] as const);
    return {
      screen: id,
      values: values.flatMap(([name, value]) => (value ? [[name, value]] : [])),
    };
  }
  return null;
}

function partOf(id: FieldId, value: string, screen: Screen, knowledge: LinkFacts): Part {
  const field = linkField(id);
  const { label, says } = field;
  const problem = linkProblem(field, value, screen.section, knowledge);
  return { label, value, says, meaning: meaningOf(field.kind, value, knowledge), problem };
}

function meaningOf(kind: string, value: string, { chains, aliases }: LinkFacts): string | null {
  if (kind === 'chainId') return chains.find(({ id }) => String(id) === value)?.name ?? null;
  if (kind === 'chainSlug')
    return chains.find((chain) => slugOfChain(chain) === value)?.name ?? null;
  if (kind !== 'source') return null;
  const found = aliases.find(({ alias }) => alias === value.toUpperCase());
  return found ? `${found.contract} ${found.version}` : null;
}
