import { appStatus } from '../../config/app-status';
import { sayGas } from '../protocol/gas';
import { readReleases } from '../protocol/releases';

/** An element of a page as the parser of MDX keeps it, as far as this room reads it. */
export interface JsxNode {
  name?: string | null;
  attributes?: readonly { name?: string; value?: unknown }[];
}

const NAMES: Readonly<Record<string, string>> = {
  lockup: 'Lockup',
  flow: 'Flow',
  airdrops: 'Airdrops',
};

/** What stands for an element whose words are not known: no sentence contains it. */
const UNKNOWN = '\ufffc';

/** The words of an expression that is a plain string, as in `{'@'}`. */
export const literalOf = (expression: string): string =>
  /^\s*(["'`])(.*)\1\s*$/s.exec(expression)?.[2] ?? UNKNOWN;

/** The words that an element without content of its own draws within a sentence. */
export function wordsOf({ name, attributes = [] }: JsxNode): string {
  const given = new Map(attributes.map(({ name: key = '', value }) => [key, value]));
  const text = (key: string) => {
    const value = given.get(key);
    return typeof value === 'string' ? value : '';
  };
  switch (name) {
    case 'Release':
      return sayRelease(text('of'), given.has('bare'));
    case 'Gas':
      return sayGas({
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
      return UNKNOWN;
  }
}

function sayRelease(of: string, isBare: boolean): string {
  const latest = readReleases().find(({ product, isLatest }) => product === of && isLatest);
  if (!latest) return UNKNOWN;
  return isBare ? latest.version : `${NAMES[of] ?? of} ${latest.version}`;
}
