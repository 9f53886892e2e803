import { formatCount } from '@sablier-docs/protocol/amount';
import type { ExplainedError } from './explain';
import { plainReason } from './explain';
import { LONGEST_INPUT, type PastedRevert } from './find-revert-data';
import { reasonMessage } from './wallet-messages';

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The probable meaning of unknown data of a familiar length. */
const LOOKALIKES: Readonly<Record<number, string>> = {
  20: ' It has the length of an address.',
  32: ' It has the length of a transaction hash.',
};

/** The errors that the decoder has searched. */
const WHERE = {
  unasked: 'No error of the current Lockup, Flow and Airdrops releases starts like this.',
  loading:
    'No error of the current Lockup, Flow and Airdrops releases starts like this. The errors of older releases are on their way.',
  ready:
    'No error of Lockup, Flow and Airdrops, in any release that the SDK knows, starts like this.',
  failed:
    'No error of the current Lockup, Flow and Airdrops releases starts like this. The errors of older releases did not load: check your connection and paste it again.',
} as const;

interface DecoderText {
  /** `named`: an error was recognized. */
  tone: 'idle' | 'named' | 'problem';
  title: string;
  text: string;
}

/** Whether the errors of older releases are loaded. */
export type OlderErrorsState = 'unasked' | 'loading' | 'ready' | 'failed';

const problem = (title: string, text: string): DecoderText => ({ tone: 'problem', title, text });

/** The decoder's message for every kind of input. */
export function describeRevert(
  pasted: PastedRevert,
  explained: ExplainedError | undefined,
  older: OlderErrorsState = 'ready',
): DecoderText {
  switch (pasted.kind) {
    case 'empty':
      return { tone: 'idle', title: '', text: 'The error shows up here as you type.' };
    case 'too-long':
      return problem(
        'Too long',
        `${formatCount(pasted.length)} characters are more than the decoder reads, which is ` +
          `${formatCount(LONGEST_INPUT)}. Paste the revert data alone.`,
      );
    case 'no-hex':
      return problem(
        'No revert data found',
        'There is no hex that starts with 0x in this text, and its words are none that the decoder knows. For an error of a contract, look for a field named "data" in the message of your wallet or node, and paste its value.',
      );
    case 'message':
      return { tone: 'named', ...pasted.message };
    case 'unknown-name':
      return problem(
        `No error is named ${pasted.name}`,
        (pasted.near.length > 0 ? `Names near it: ${pasted.near.join(', ')}. ` : '') +
          'For a function, paste the data of the failed call instead.',
      );
    case 'bad-digit':
      return problem(
        'Not hex',
        `"${pasted.digit}" at position ${pasted.position} is not a hex digit. Revert data consists of 0x, the digits 0 to 9 and the letters a to f.`,
      );
    case 'odd':
      return problem(
        'Odd number of digits',
        `${plural(pasted.digits, 'digit')} after 0x are not whole bytes. One digit is missing, or there is one too many.` +
          (pasted.selector ? ` ${selectorText(pasted.selector, explained)}` : ''),
      );
    case 'no-data':
      return problem(
        'Reverted without data',
        'The call failed without a reason. Typical causes: the function does not exist in that contract, the address has no code, value was sent to a function that takes none, the token refused without a reason, or the gas ran out.',
      );
    case 'short':
      return problem(
        'Too short',
        `${plural(pasted.bytes, 'byte')} are fewer than a selector has, which is 4.`,
      );
    case 'name':
      return {
        tone: 'named',
        title: pasted.name,
        text: 'Found by its name, so there are no arguments to decode.',
      };
    case 'data':
      return explained ? named(explained, pasted.fromLog) : unknown(pasted.data, older);
  }
}

/** The error named by the selector of data with an odd number of digits. */
const selectorText = (selector: string, explained: ExplainedError | undefined) =>
  explained
    ? `The selector ${selector} is that of ${explained.error.name}.`
    : `The selector is ${selector}.`;

function unknown(data: string, older: OlderErrorsState): DecoderText {
  const bytes = (data.length - 2) / 2;
  return problem(
    `Unknown selector ${data.slice(0, 10)}`,
    `${WHERE[older]} It may come from the token or from a contract of yours. The explorer of the chain may name it.` +
      (LOOKALIKES[bytes] ?? ''),
  );
}

function named(explained: ExplainedError, fromLog: boolean): DecoderText {
  const { error, state, bytes, needed } = explained;
  const source = fromLog ? ' Taken out of the log data around it.' : '';
  const texts: Record<ExplainedError['state'], string> = {
    whole: '',
    selector: 'This is the selector alone, so there are no arguments to decode.',
    truncated:
      needed > Number.MAX_SAFE_INTEGER
        ? 'The arguments name an impossible length.'
        : `The arguments end early: ${bytes} of ${needed} bytes are there.`,
    longer: `Bytes beyond the arguments of this error: ${bytes - needed}.`,
  };
  const reason = state === 'whole' ? plainReason(explained) : undefined;
  if (reason) {
    const { title, text } = reasonMessage(reason);
    return { tone: 'named', title, text: `${text}${source}` };
  }
  return {
    tone: 'named',
    title: error.name,
    text: `${texts[state]}${source}${ageOf(explained)}`.trim(),
  };
}

/** The releases of an error, unless it belongs to a single current release. */
function ageOf({ fact, older }: ExplainedError): string {
  if (older)
    return ` An error of ${older.releases.join(', ')}, which the current releases do not have.`;
  const releases = fact?.declaredIn ?? [];
  return releases.length > 1 ? ` An error of ${releases.join(', ')}.` : '';
}
