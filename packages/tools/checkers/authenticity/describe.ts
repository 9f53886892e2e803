import { formatCount } from '@sablier-docs/protocol/amount';
import type { Verdict } from './verdict';
import { LONGEST_TEXT } from './limits';
import { describeAddress, type AddressFinding } from './describe-address';
import { describeLink } from './describe-link';
import { isTextFinding, describeText } from './describe-text';
import type { Finding } from './types';

const WORDS: Verdict = {
  tone: 'fake',
  title: 'Do not paste seed phrases, here or anywhere',
  text: 'This text has the form of one. It was not sent, kept or put into the address. Whoever asks you for your seed phrase is a thief. If you have typed it into another site or given it to anybody, move what the wallet holds to a new wallet at once.',
};

const KEY: Verdict = {
  tone: 'plain',
  title: 'A transaction hash, or a private key',
  text: 'Both have 64 digits. A hash that you are to approve or sign can’t be read: ask for what it stands for, such as the raw data of the Safe transaction, paste that here, and sign nothing before. Look a transaction up in an explorer, and paste the address of the contract that it shows. A private key belongs nowhere but in your wallet: nothing was sent from here, but if you have given it to anybody, move what the wallet holds to a new wallet at once.',
};

const isAddressFinding = (finding: Finding): finding is AddressFinding =>
  /^(?:contract|lookalike|stranger|zero|malformed|program|stream|no-stream)$/.test(finding.kind);

/**
 * Describes all findings about a text. Nothing is called real in a text that contains anything
 * else, because scam messages often include one real link.
 */
export function describeFindings(findings: readonly Finding[]): Verdict[] {
  const answers = findings.map(describeFinding);
  const isReal = answers.every(({ tone }) => tone === 'real');
  return isReal ? answers : answers.map(asPart);
}

const asPart = (answer: Verdict): Verdict =>
  answer.tone === 'real'
    ? {
        tone: 'plain',
        title: answer.title.replace(/^Official: /, 'Known: '),
        text: `This part is Sablier’s, and it vouches for nothing else in the text. ${answer.text}`,
      }
    : answer;

/** Describes a single finding. */
export function describeFinding(finding: Finding): Verdict {
  if (isAddressFinding(finding)) return describeAddress(finding);
  if (isTextFinding(finding)) return describeText(finding);
  switch (finding.kind) {
    case 'secret':
      return finding.what === 'words' ? WORDS : KEY;
    case 'too-long':
      return {
        tone: 'plain',
        title: 'This text is too long',
        text: `The checker reads up to ${formatCount(LONGEST_TEXT)} characters, and this text has ${formatCount(finding.length)}. Paste the address or the link alone.`,
      };
    default:
      return describeLink(finding);
  }
}
