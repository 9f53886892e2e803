import type { Answer } from './answer';
import { LONGEST_TEXT } from './limits';
import { sayAddress, type OfAddress } from './say-address';
import { sayLink } from './say-link';
import { isOfText, sayText } from './say-text';
import type { Finding } from './types';

const WORDS: Answer = {
  tone: 'fake',
  title: 'Do not paste seed phrases, here or anywhere',
  text: 'This text has the form of one. It was not sent, kept or put into the address. Whoever asks you for your seed phrase is a thief. If you have typed it into another site or given it to anybody, move what the wallet holds to a new wallet at once.',
};

const KEY: Answer = {
  tone: 'plain',
  title: 'A transaction hash, or a private key',
  text: 'Both have 64 digits. Look a transaction up in an explorer, and paste the address of the contract that it shows. A private key belongs nowhere but in your wallet: nothing was sent from here, but if you have given it to anybody, move what the wallet holds to a new wallet at once.',
};

const isOfAddress = (finding: Finding): finding is OfAddress =>
  /^(?:contract|lookalike|stranger|zero|malformed|program|stream|no-stream)$/.test(finding.kind);

/**
 * The words for all findings on a text. Nothing is called real in a text that has anything else in it: one
 * true link is what a false message borrows.
 */
export function sayAll(findings: readonly Finding[]): Answer[] {
  const answers = findings.map(say);
  const isReal = answers.every(({ tone }) => tone === 'real');
  return isReal ? answers : answers.map(asPart);
}

const asPart = (answer: Answer): Answer =>
  answer.tone === 'real'
    ? {
        tone: 'plain',
        title: answer.title.replace(/^Official: /, 'Known: '),
        text: `This part is Sablier’s, and it vouches for nothing else in the text. ${answer.text}`,
      }
    : answer;

/** The words for one finding by itself. */
export function say(finding: Finding): Answer {
  if (isOfAddress(finding)) return sayAddress(finding);
  if (isOfText(finding)) return sayText(finding);
  switch (finding.kind) {
    case 'secret':
      return finding.what === 'words' ? WORDS : KEY;
    case 'too-long':
      return {
        tone: 'plain',
        title: 'This text is too long',
        text: `The checker reads up to ${LONGEST_TEXT.toLocaleString('en')} characters, and this text has ${finding.length.toLocaleString('en')}. Paste the address or the link alone.`,
      };
    default:
      return sayLink(finding);
  }
}
