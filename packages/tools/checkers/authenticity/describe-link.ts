import type { Verdict } from './verdict';
import type { AddressFinding } from './describe-address';
import type { TextFinding } from './describe-text';
import type { Finding, Trick } from './types';
import { visibleText } from './invisible';
import { resemblesName } from './resemblance';

type LinkFinding = Exclude<Finding, AddressFinding | TextFinding | { kind: 'secret' | 'too-long' }>;

// cspell:words cutt tinyurl
/** Sites whose links lead on to a place that they do not show. */
const SHORTENERS = new Set('bit.ly buff.ly cutt.ly goo.gl is.gd ow.ly t.co tinyurl.com'.split(' '));

const DO_NOT_CONNECT = 'Do not connect a wallet there.';

export function describeLink(finding: LinkFinding): Verdict {
  switch (finding.kind) {
    case 'site':
      return describeSite(finding);
    case 'closed':
      return {
        tone: 'other',
        title: `${finding.site.host} is no longer in use`,
        text: `It was ${finding.site.what}. These pages do not know who answers there now. ${DO_NOT_CONNECT}`,
      };
    case 'part-of-site':
      if (finding.letters.length > 0) {
        return {
          tone: 'fake',
          title: `Not official: ${finding.host} is written with foreign letters`,
          text: `${sentence(finding.letters)} No site of the team is written so. ${DO_NOT_CONNECT}`,
        };
      }
      return {
        tone: 'other',
        title: `${finding.host} is below ${finding.owner}, but these pages do not know it`,
        text: `Only the owner of ${finding.owner} can set up such a name. A forgotten one can fall into other hands, so reach it through a page that is on the list of official sites, and not through this link.`,
      };
    case 'account':
      return {
        tone: 'real',
        title: `Official: ${finding.account.what}`,
        text: 'Replies and messages below its posts are written by others. An account that writes to you is another one until you have compared its name letter by letter.',
      };
    case 'below-account':
      return {
        tone: 'other',
        title: `Below ${finding.account.what}; others write there too`,
        text: `${finding.account.othersWrite}. Only ${finding.account.address.replace('https://', '')} itself${finding.account.hasOwnPages ? ' and the first page of a repository are' : ' is'} known to be the team’s.`,
      };
    case 'other-account':
      return {
        tone: finding.isNamedAlike ? 'fake' : 'other',
        title: `${finding.name ? `“${finding.name}”` : 'This page'} on ${finding.host} is not Sablier’s`,
        text: 'Anybody can open an account there and use the name and the logo. The official accounts are in the table below.',
      };
    case 'messenger':
      return {
        tone: 'other',
        title: `No official account on ${finding.host}`,
        text: 'These pages know no group, bot or person of Sablier on Telegram, WhatsApp or Signal. The Discord server was shut down by June 2026. Whoever answers there in the name of Sablier is somebody else.',
      };
    case 'explorer':
      return {
        tone: 'plain',
        title: `${finding.host} is the explorer of ${finding.chain}`,
        text: 'It shows every contract on the chain, real or fake: the address in the link decides.',
      };
    case 'marketplace':
      return {
        tone: 'plain',
        title: `${finding.host} is a marketplace`,
        text: 'It shows every NFT, real or fake: the contract in the link decides. The marketplace is not Sablier’s.',
      };
    case 'safe-app':
      return describeSafeApp(finding);
    case 'safe-transaction':
      return {
        tone: 'plain',
        title: 'A link to a transaction in a Safe, which holds only its hash',
        text: `What the transaction does can’t be read from ${finding.hash.slice(0, 10)}…: a hash has no content. Open the Safe in your own way, not through this link, unfold the details of the transaction, copy “Data” or “Raw data”, and paste it here. Before that, sign nothing.${safeText(finding.safe)}`,
      };
    case 'safe-page':
      return {
        tone: 'plain',
        title: 'app.safe.global is the Safe wallet, not Sablier’s',
        text: `It names no transaction that could be read.${safeText(finding.safe)} To learn what a transaction does, paste its data here.`,
      };
    case 'other-site':
      return describeOther(finding);
    case 'no-site':
      return {
        tone: 'fake',
        title: `A link that begins with ${finding.scheme}: is no website`,
        text: 'It starts a program or runs code instead of opening a page. Do not open it.',
      };
    case 'name':
      return {
        tone: 'other',
        title: `${finding.name} is an ENS name`,
        text: 'It stands for an address that its owner chooses and can change. Look the name up in the explorer of Ethereum, and paste the address here.',
      };
    case 'mail-fields':
      return {
        tone: 'other',
        title: `The link fills in more than the address: ${finding.fields.map((name) => visibleText(name, 20)).join(', ')}`,
        text: 'Whoever made the link wrote it, and you would send it. Write a new message instead.',
      };
    case 'mail':
      return describeMail(finding);
    case 'handle':
      return {
        tone: 'other',
        title: `Anybody can call an account @${finding.name}`,
        text: 'A name says nothing without the platform. Paste the link to the account, or compare it with the official accounts in the table below.',
      };
  }
}

function describeSite({
  site,
  isInsecure,
  port,
  brings,
}: Extract<LinkFinding, { kind: 'site' }>): Verdict {
  const doubts = [
    isInsecure ? 'This link is without encryption (http): use https instead.' : '',
    port ? `The port ${port} is not one that these pages know.` : '',
    brings
      ? 'It brings more than the name of a page, which whoever made the link has chosen. Open the site by itself.'
      : '',
  ].filter(Boolean);
  return {
    tone: doubts.length > 0 ? 'other' : 'real',
    title: `${doubts.length > 0 ? 'It leads to' : 'Official:'} ${site.host}, ${site.what}`,
    text: [
      ...doubts,
      'A link can show one address and lead to another: compare what the address bar says once the page is open.',
    ].join(' '),
  };
}

function describeOther(finding: Extract<LinkFinding, { kind: 'other-site' }>): Verdict {
  const { host, owner, tricks, isNamedAlike } = finding;
  const isFake = isNamedAlike || tricks.some(({ kind }) => kind !== 'number' && kind !== 'letters');
  return {
    tone: isFake ? 'fake' : 'other',
    title: isFake ? `Not official: ${host} uses the name` : `Not official: ${host}`,
    text: [
      ...tricks.map((trick) => describeTrick(trick, owner)),
      isNamedAlike && tricks.length === 0
        ? 'It contains the name or one close to it, and is on no list of the team.'
        : '',
      isFake
        ? `${DO_NOT_CONNECT} Sign nothing.`
        : SHORTENERS.has(owner)
          ? 'A short link hides where it leads. Do not follow it: open a site from the table of official sites instead.'
          : 'It may be a site of its own; it is not Sablier’s.',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function describeTrick(trick: Trick, owner: string): string {
  switch (trick.kind) {
    case 'before-at':
      return `What comes before @ in a link${trick.shown ? ` (“${trick.shown.slice(0, 60)}”)` : ''} does not decide where it leads: this one leads to ${owner}.`;
    case 'in-front':
      return `The end of a host decides whose it is, not its beginning: this one belongs to ${owner}, although ${trick.official} is in front.`;
    case 'in-path':
      return `The name of an official site comes after the host, where it means nothing: the link leads to ${owner}.`;
    case 'letters':
      return `Some of its letters are not Latin and only look like them: “${trick.readable}”. ${sentence(trick.foreign)}`;
    case 'number':
      return 'It has a number in place of a name.';
  }
}

function describeMail({ address, from, team }: Extract<LinkFinding, { kind: 'mail' }>): Verdict {
  const forged =
    'The sender of an e-mail can be forged: to be sure, write a new message to this address instead of replying.';
  switch (from) {
    case 'team':
      return { tone: 'real', title: `Official: ${address}`, text: forged };
    case 'domain':
      return {
        tone: 'other',
        title: `${address} is not the address for support`,
        text: `Its domain is the team’s, but the sender of an e-mail can be forged. The one address that these pages know is ${team}: write there and ask.`,
      };
    case 'alike':
    case 'other':
      return {
        tone: from === 'alike' ? 'fake' : 'other',
        title: `Not official: ${address}`,
        text: `The address of the team is ${team}. Do not reply, and open no link of the message.`,
      };
  }
}

/** Foreign letters as a sentence. */
const sentence = (letters: readonly string[]): string =>
  letters.length === 0 ? '' : `${letters.slice(0, 4).join('; ')}.`;

const safeText = (safe: string | undefined): string =>
  safe ? ` The Safe is ${safe}: compare it with your own.` : '';

function describeSafeApp({
  opens,
  site,
  brings,
}: Extract<LinkFinding, { kind: 'safe-app' }>): Verdict {
  if (!site) {
    const isNamedAlike = resemblesName(opens);
    return {
      tone: isNamedAlike ? 'fake' : 'other',
      title: `It opens ${visibleText(opens)} inside a Safe, which is not Sablier’s`,
      text: `app.safe.global is the Safe wallet and opens any site. What that site asks the owners to sign is its own matter.${isNamedAlike ? ' It uses the name. Sign nothing there.' : ''}`,
    };
  }
  return {
    tone: brings ? 'other' : 'plain',
    title: `It opens ${site.host}, ${site.what}, inside your Safe`,
    text: `app.safe.global is the Safe wallet, not Sablier’s. ${brings ? 'It opens more than the first page, which whoever made the link has chosen. ' : ''}Compare the Safe with your own, and read each transaction before you sign it.`,
  };
}
