import { appStatus } from '@sablier-docs/protocol/project/app-status';
import { gasFigure } from '@sablier-docs/protocol/gas';
import { readReleases } from '@sablier-docs/protocol/releases';

/** The parts of an MDX element that are needed here. */
export interface JsxNode {
  name?: string | null;
  attributes?: readonly { name?: string; value?: unknown }[];
}

const NAMES: Readonly<Record<string, string>> = {
  lockup: 'Lockup',
  flow: 'Flow',
  airdrops: 'Airdrops',
};

/** The tag itself, for an element whose text is unknown. */
const tagOf = ({ name, attributes = [] }: JsxNode): string =>
  `<${[name, ...attributes.map((one) => `${one.name ?? ''}="${valueOf(one.value)}"`)].join(' ')}>`;

const valueOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const isExpression = typeof value === 'object' && value !== null && 'value' in value;
  return isExpression ? String(value.value) : '';
};

/** The text that an element without content of its own renders within a sentence. */
export function renderedText(element: JsxNode): string {
  const { name, attributes = [] } = element;
  const given = new Map(attributes.map(({ name: key = '', value }) => [key, value]));
  const text = (key: string) => {
    const value = given.get(key);
    return typeof value === 'string' ? value : '';
  };
  switch (name) {
    case 'Release':
      return releaseName(text('of'), given.has('bare')) ?? tagOf(element);
    case 'Gas':
      return gasFigure({
        of: text('of'),
        call: text('call'),
        state: given.has('state') ? text('state') : undefined,
        each: given.has('each'),
      });
    case 'AppDate':
      return text('of') === 'until' ? appStatus.until : appStatus.announced;
    case 'br':
      return ' ';
    default:
      return tagOf(element);
  }
}

function releaseName(of: string, isBare: boolean): string | undefined {
  const latest = readReleases().find(({ product, isLatest }) => product === of && isLatest);
  if (!latest) return undefined;
  return isBare ? latest.version : `${NAMES[of] ?? of} ${latest.version}`;
}
