import { appStatus } from '@sablier-docs/protocol/project/app-status';

/** A question of a person who doesn't write code, and the content of the page with the answer. */
export interface Question {
  asks: string;
  /** Names of the links to press, from the home page. */
  clicks: readonly string[];
  /** Where they lead. */
  to: string;
  /** The query of the search. */
  types: string;
  /** Contract, function, fields, fee: the data that it takes to act, as text. */
  facts: readonly string[];
}

export const questions: readonly Question[] = [
  {
    asks: 'the app closes: what do I have to do?',
    clicks: [`What to do before ${appStatus.until}`],
    to: '/support/how-to#before-the-end',
    types: 'the app is closing what do I have to do',
    facts: [
      'do not have to do anything to keep the tokens',
      'one withdrawal through an explorer',
      'save the campaign’s file',
      'contact@sablier.com',
    ],
  },
  {
    asks: 'cancel two of forty streams from a Safe, without the app',
    clicks: ['Cancel one or many, also from a Safe'],
    to: '/support/how-to#cancel',
    types: 'cancel several streams from a Safe',
    facts: [
      'two out of forty',
      'cancelMultiple',
      '["12","15"]',
      'Up to Lockup v2.0 the whole transaction fails',
      'Transaction Builder',
      'Cost: gas',
      'ERC-721 Tokens Transferred',
    ],
  },
  {
    asks: 'claim an airdrop by hand, also from a contract without a form',
    clicks: ['Claim an airdrop by hand'],
    to: '/apps/claim-an-airdrop#by-hand',
    types: 'claim an airdrop without the app',
    facts: [
      'hasClaimed',
      'index, your address, amount and proof',
      'https://ipfs.io/ipfs/',
      'claim(uint256,address,uint128,bytes32[])',
      'calculateMinFeeWei',
    ],
  },
  {
    asks: 'somebody from “support” wrote to me on Telegram',
    clicks: ['Check whether it is really Sablier'],
    to: '/support/is-this-sablier',
    types: 'support contacted me on telegram',
    facts: [
      'Treat every message that you did not ask for as a scam',
      'Telegram',
      'seed phrase',
      'contact@sablier.com',
    ],
  },
  {
    asks: 'pay three contractors every month',
    clicks: ['Set up payroll'],
    to: '/apps/guides/how-to#payroll',
    types: 'pay people every month payroll',
    facts: [
      'SablierFlow',
      'createAndDeposit',
      '1902587519025875',
      '12.17',
      '5,095.90 USDC',
      'Transaction Builder',
      'rate calculator',
    ],
  },
  {
    asks: 'I bought a stream NFT: what does it give me?',
    clicks: ['What it gives, what to check'],
    to: '/concepts/nft#buying',
    types: 'buy a stream nft',
    facts: [
      'withdraw to any address',
      'Withdrawn already?',
      'Cancelable?',
      'Compare the contract’s address',
    ],
  },
  {
    asks: 'how much had vested on December 31?',
    clicks: ['What had vested on a date'],
    to: '/support/figures-for-a-date',
    types: 'how much had vested on a date in the past',
    facts: [
      'the end of that day',
      'Download as CSV',
      'Download a page to print',
      'Vested, not withdrawn',
      'archive',
      'records for taxes',
    ],
  },
  {
    asks: 'vest for twelve people from a spreadsheet',
    clicks: ['Check it and create the streams'],
    to: '/apps/guides/csv-support',
    types: 'vesting for people from a spreadsheet csv',
    facts: ['Check your file', 'SablierBatchLockup', 'Transaction Builder'],
  },
  {
    asks: 'my transaction failed with 0x…',
    clicks: ['Find out why'],
    to: '/support/transaction-failed',
    types: 'my transaction failed',
    facts: [
      'Paste the message below',
      'Where to copy it from',
      'Revert reason',
      'insufficient funds',
      'GS013',
    ],
  },
  {
    asks: 'is it safe, who controls it, what does it cost, what else is there?',
    clicks: ['Safety, control, cost, alternatives'],
    to: '/support/is-sablier-safe',
    types: 'is sablier safe',
    facts: [
      'they cannot be upgraded or paused',
      '$0.99',
      'Who controls it?',
      'comptroller',
      'VestingWallet',
      'November 2026',
    ],
  },
  {
    asks: 'which tools are there?',
    clicks: ['All tools on one page'],
    to: '/support/tools',
    types: 'tools',
    facts: [
      'Manage a stream',
      'Error decoder',
      'Authenticity checker',
      'CSV checker',
      'Rate calculator',
    ],
  },
  {
    asks: 'nothing is wrong: do I have to do anything?',
    clicks: ['Withdraw, claim, transfer'],
    to: '/support/how-to',
    types: 'do I have to do anything as a recipient',
    facts: [
      'As the recipient of a stream you do not have to do anything',
      'a withdrawal has no deadline',
      'withdrawMax',
      'calculateMinFeeWei',
    ],
  },
];

/** The facts that the text of a page lacks, however it is folded, marked and laid out. */
export function missing(text: string, facts: readonly string[]): string[] {
  const read = text.replace(/[\s\u200b]+/g, ' ').replaceAll("'", '’');
  return facts.filter((fact) => !read.includes(fact));
}
