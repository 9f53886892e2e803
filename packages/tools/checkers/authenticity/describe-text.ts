import type { Verdict } from './verdict';
import type { Finding } from './types';

/** Findings about a text as a whole, or about unreadable parts. */
export type TextFinding = Extract<
  Finding,
  {
    kind:
      | 'number'
      | 'unreadable'
      | 'unread'
      | 'more-than-one'
      | 'written-oddly'
      | 'unseen'
      | 'markup'
      | 'broken-link'
      | 'not-shown';
  }
>;

export const isTextFinding = (finding: Finding): finding is TextFinding =>
  /^(?:number|unreadable|unread|more-than-one|written-oddly|unseen|markup|broken-link|not-shown)$/.test(
    finding.kind,
  );

export function describeText(finding: TextFinding): Verdict {
  switch (finding.kind) {
    case 'number':
      return describeNumber(finding);
    case 'unreadable':
      return {
        tone: 'plain',
        title: 'Nothing to check was found, which is no all-clear',
        text: 'A message without a link or an address can still be a fraud. Paste what it wants you to open or to use: a whole address that begins with 0x, a link, a domain, an e-mail address, or the ID of a stream such as LK3-8453-5.',
      };
    case 'unread':
      return {
        tone: 'other',
        title: `Not known: “${finding.piece}”`,
        text: 'It may be a link, an address or a name, and the checker cannot tell whose. Do not use it.',
      };
    case 'more-than-one':
      return describeMessage(finding);
    case 'written-oddly':
      return {
        tone: 'other',
        title: `Not written as an address is: “${finding.piece}”`,
        text: 'Some programs read a place of Sablier in it, and others may read another one. Do not follow it: take the address from the table of official sites.',
      };
    case 'unseen':
      return {
        tone: 'other',
        title: `Characters that nobody sees are in this text: ${finding.codes.slice(0, 5).join(', ')}`,
        text: 'They can change where a link leads, or the order in which you read it. Do not follow a link from this text.',
      };
    case 'markup':
      return {
        tone: 'other',
        title: 'This text contains code of a web page or an e-mail',
        text: 'A link in it can show one address and lead to another. Copy the address itself and paste it alone.',
      };
    case 'broken-link':
      return {
        tone: finding.isFake ? 'fake' : 'other',
        title: `A link breaks at the end of a line: it can lead to ${finding.host}`,
        text: 'Programs that leave the line break out join it with the next line. Do not follow it.',
      };
    case 'not-shown':
      return {
        tone: 'other',
        title: `${finding.count} more ${finding.count === 1 ? 'answer is' : 'answers are'} not shown`,
        text: 'No fake is among them. Paste a shorter part of the text to see them.',
      };
  }
}

/** Digits from which a number is hardly the ID of a stream, and may be one to call. */
const LONG_NUMBER = 8;

function describeNumber({ digits }: Extract<TextFinding, { kind: 'number' }>): Verdict {
  const calls =
    digits.length < LONG_NUMBER ? '' : ' If it is to be called: these pages know no such number.';
  return {
    tone: 'plain',
    title: 'A number alone names no stream',
    text: `Each contract on each chain counts its own streams, and a fake NFT can have any number. So ${digits.length < 20 ? digits : 'it'} shows neither that something is Sablier’s nor that it is not. Open the NFT in your wallet, on the marketplace or in the app, and paste its link, or the address of its contract, here.${calls}`,
  };
}

const number = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function describeMessage({
  fakes,
  others,
  real,
}: Extract<TextFinding, { kind: 'more-than-one' }>): Verdict {
  if (fakes > 0) {
    return {
      tone: 'fake',
      title: `This text has ${number(fakes, 'fake', 'fakes')} in it`,
      text: 'Trust no part of it, also where it names a place that is Sablier’s.',
    };
  }
  if (others > 0) {
    return {
      tone: 'other',
      title: `${number(others, 'part', 'parts')} of this text ${others === 1 ? 'is' : 'are'} not known to be Sablier’s`,
      text:
        real > 0
          ? 'A message that is a fraud often contains real links beside one that is not.'
          : 'Do not follow it because it uses the name.',
    };
  }
  return {
    tone: 'plain',
    title: 'The links and addresses found here are Sablier’s. The text need not be',
    text: 'Anybody can put a real link into a message, show one address and lead to another, or describe a place in words. Judge what the text asks you to do.',
  };
}
