import { links } from './links';

const hostOf = (address: string) => new URL(address).hostname;

const onX = {
  hasOwnPages: false,
  othersWrite:
    'X opens a post by its number, whoever wrote it, and ignores the name in front of it',
} as const;

/**
 * Sites, accounts and domains of the team, for the page that distinguishes them from fakes and for its
 * checker. Each address has a public source that the team controls: the settings and pages of its
 * documentation, and README files of its repositories. Anything else is not called official.
 */
export const official = {
  sites: [
    { host: hostOf(links.website), what: 'the website' },
    { host: hostOf(links.app), what: 'the app' },
    { host: hostOf(links.docs), what: 'the documentation' },
    { host: hostOf(links.blog), what: 'the blog' },
    { host: hostOf(links.terms), what: 'terms of service, privacy policy and other files' },
    { host: hostOf(links.solanaApp), what: 'the app for Solana' },
    { host: hostOf(links.legacySenderApp), what: 'the old app for senders' },
    { host: hostOf(links.legacyRecipientApp), what: 'the old app for recipients' },
    { host: hostOf(links.company), what: 'the company' },
  ],
  closed: [
    {
      host: 'discord.sablier.com',
      what: 'the way to the Discord server, which was shut down by June 2026',
    },
    { host: 'sablier.finance', what: 'the domain of the website and the app in the first years' },
  ],
  /**
   * An account's own page is the team's. Of the pages below it, only those are for which `hasOwnPages` is
   * set, one step down: only members create repositories in an organization.
   */
  accounts: [
    { address: links.x, what: 'the account on X', ...onX },
    { address: links.xOld, what: 'the account on X, at its old address', ...onX },
    {
      address: links.github,
      what: 'the code on GitHub',
      hasOwnPages: true,
      othersWrite:
        'Issues, comments, attached files and the commits of copies have addresses below it, whoever made them',
    },
    {
      address: links.linkPage,
      what: 'the page with all links',
      hasOwnPages: false,
      othersWrite: 'Only the page itself is known',
    },
  ],
  mail: links.email.replace('mailto:', ''),
} as const;

/** Marketplaces that list stream NFTs. None is the team's, and each shows every NFT, real or fake. */
export const marketplaces: readonly string[] = ['opensea.io'];
