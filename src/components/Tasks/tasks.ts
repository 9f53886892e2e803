import { appStatus } from '@sablier-docs/protocol/project/app-status';

/** What else brings people here, in their words, each with the page that has the answer. */
export const tasks = [
  {
    who: 'You hold or send a stream',
    list: [
      [
        'The app stays open',
        `What to do before ${appStatus.until}`,
        '/support/how-to#before-the-end',
      ],
      ['You use the app', 'See what it still does', '/support/faq#app-status'],
      ['You receive tokens', 'Withdraw, claim, transfer', '/support/how-to'],
      ['You cannot use the app', 'Manage a stream without it', '/apps/manage-a-stream'],
      ['Somebody contacted you', 'Check whether it is really Sablier', '/support/is-this-sablier'],
      ['A transaction failed', 'Find out why', '/support/transaction-failed'],
      [
        'You want to stop streams',
        'Cancel one or many, also from a Safe',
        '/support/how-to#cancel',
      ],
      ['The claim page fails', 'Claim an airdrop by hand', '/apps/claim-an-airdrop#by-hand'],
      ['You look for streams', 'Find them by an address', '/support/find-streams'],
      ['A wallet is lost or stolen', 'What can still be done', '/support/faq#lost-wallet'],
      ['You hold or buy a stream NFT', 'What it gives, what to check', '/concepts/nft#buying'],
      [
        'You need figures for your accounts',
        'What had vested on a date',
        '/support/figures-for-a-date',
      ],
    ],
  },
  {
    who: 'You decide or pay',
    list: [
      ['Is it the right thing?', 'Safety, control, cost, alternatives', '/support/is-sablier-safe'],
      ['You plan vesting, payroll or an airdrop', 'Choose a product', '/concepts/use-cases'],
      ['You pay people every month', 'Set up payroll', '/apps/guides/how-to#payroll'],
      [
        'You have a spreadsheet of people',
        'Check it and create the streams',
        '/apps/guides/csv-support',
      ],
      ['You review risk', 'Read audits, trust points and limits', '/concepts/security'],
    ],
  },
  {
    who: 'You build',
    list: [
      ['You write Solidity', 'Integrate Lockup from a contract', '/guides/lockup/overview'],
      ['You build a dApp', 'Find the data source for your question', '/api/overview'],
      ['You need an address', 'Find the contracts of a chain', '/guides/lockup/deployments'],
      ['You look something up', 'Names, units and conventions', '/reference/overview'],
      ['You look for a tool', 'All tools on one page', '/support/tools'],
    ],
  },
] as const;
