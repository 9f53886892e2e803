import type { Answer } from './answer';
import { LONGEST_TEXT } from './check';
import { sayAddress, type OfAddress } from './say-address';
import { sayLink } from './say-link';
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

/** The words for one finding. */
export function say(finding: Finding): Answer {
  if (isOfAddress(finding)) return sayAddress(finding);
  switch (finding.kind) {
    case 'secret':
      return finding.what === 'words' ? WORDS : KEY;
    case 'too-long':
      return {
        tone: 'plain',
        title: 'This text is too long',
        text: `The checker reads up to ${LONGEST_TEXT.toLocaleString('en')} characters, and this text has ${finding.length.toLocaleString('en')}. Paste the address or the link alone.`,
      };
    case 'unreadable':
      return {
        tone: 'plain',
        title: 'Nothing to check was found in this text',
        text: 'Paste a whole address that begins with 0x, a link, a domain, an e-mail address, or the ID of a stream such as LK3-8453-5.',
      };
    default:
      return sayLink(finding);
  }
}
