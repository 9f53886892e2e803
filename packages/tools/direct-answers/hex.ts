import type { SignatureFact } from '@sablier-docs/reference/signatures-of-pages';
import type { DirectAnswer } from './types';

const SELECTOR = 8;
const TOPIC = 64;
const DECODER = '/reference/errors#error-decoder';

/** Longer data does not fit into a URL; the decoder then opens empty. */
const LONGEST_LINKED = 2_000;

const listed = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and others` : names.join(', ');

/**
 * Identifies hex digits by their first bytes: the selector of a function or an error, the topic of
 * an event, revert data, or calldata.
 * @param digits lower case, without `0x`
 */
export function answerHex(digits: string, signatures: readonly SignatureFact[]): DirectAnswer[] {
  const topic = signatures.find(
    // The search field takes 64 characters, two fewer than a topic has.
    ({ kind, hash }) =>
      kind === 'event' && digits.length >= TOPIC - 4 && hash.slice(2).startsWith(digits),
  );
  if (topic) {
    const { name, of, url } = topic;
    const text = `First topic of its logs. ${listed(of)}`;
    return [{ kind: 'Event topic', title: `Event ${name}`, text, href: url }];
  }
  if (digits.length < SELECTOR) return [];
  const selector = `0x${digits.slice(0, SELECTOR)}`;
  const isWhole = digits.length > SELECTOR;
  return signatures
    .filter(({ kind, hash }) => hash === selector && kind !== 'event')
    .map((fact) =>
      fact.kind === 'error' ? answerError(fact, digits, isWhole) : answerFunction(fact, isWhole),
    );
}

function answerError(
  { name, of, url }: SignatureFact,
  digits: string,
  isData: boolean,
): DirectAnswer {
  const releases = of.length > 0 ? ` of ${listed(of)}` : '';
  if (!isData) {
    const text = `Selector of the error${releases}.`;
    return { kind: 'Selector', title: `Error ${name}`, text, href: url };
  }
  const linked = digits.length + 2 <= LONGEST_LINKED;
  return {
    kind: 'Revert data',
    title: `Decode this revert data: ${name}`,
    text: linked
      ? `The decoder opens with your data and shows the arguments of the error${releases}.`
      : `The error is ${name}${releases}. The data is too long for a link: paste it into the decoder.`,
    href: linked ? `${DECODER}?data=0x${digits}` : DECODER,
  };
}

const answerFunction = ({ name, of, url }: SignatureFact, isData: boolean): DirectAnswer => ({
  kind: isData ? 'Call data' : 'Selector',
  title: `${isData ? 'Call of' : 'Function'} ${name}`,
  text: `${isData ? 'The data begins with the selector of this function' : 'Selector of the function'} in ${listed(of)}.`,
  href: url,
});
