import Link from '@docusaurus/Link';
import { appStatus } from '@site/config/app-status';
import { PageHead } from '@site/src/components/PageHead';
import { StreamFigure } from '@site/src/components/StreamFigure';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './index.module.css';

const products = [
  {
    name: 'Lockup',
    to: '/concepts/lockup/overview',
    use: 'A fixed amount between two dates: vesting, grants, token locks. Evenly, along a curve, in steps, or when a price is reached.',
  },
  {
    name: 'Flow',
    to: '/concepts/flow/overview',
    use: 'A rate per second with no end date: salaries, subscriptions, retainers. Anyone tops up; the sender adjusts and pauses.',
  },
  {
    name: 'Airdrops',
    to: '/concepts/merkle-airdrops',
    use: 'One contract per campaign, whatever the number of recipients. Each claims with a Merkle proof. The campaign pays the tokens at once, in a vesting stream, or in an amount that grows with time.',
  },
];

/** What brings people here, in their words, each with the page that answers it. */
const tasks = [
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
      ['The claim page fails', 'Claim an airdrop by hand', '/support/how-to#claim-an-airdrop'],
      ['You hold or buy a stream NFT', 'What it gives, what to check', '/concepts/nft#buying'],
      [
        'You need figures for your accounts',
        'What had vested on a date',
        '/support/how-to#past-figures',
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

export default function Home(): ReactNode {
  return (
    <Layout
      title="Token streaming, documented"
      description="Sablier streams ERC-20 tokens by the second. Concepts, guides, references and APIs of Lockup, Flow and Airdrops, with facts from the published packages."
    >
      <PageHead path="/" title="Tokens released by the second" />
      <main className={styles.home}>
        <section className={styles.hero}>
          <div>
            <h1 className={styles.title}>Tokens released by the second</h1>
            <p className={styles.lead}>
              Sablier is a set of contracts that release ERC-20 tokens to a recipient over time, in
              most cases second by second. The recipient withdraws what is released.
            </p>
            <p className={styles.actions}>
              <Link to="/concepts/what-is-sablier" className="button-solid">
                What Sablier is
              </Link>{' '}
              <Link to="/concepts/lockup/stream-shapes" className={styles.quiet}>
                See the stream shapes
              </Link>
            </p>
          </div>
          <StreamFigure />
        </section>

        <section aria-labelledby="roles">
          <h2 id="roles" className={styles.heading}>
            Start from your task
          </h2>
          {tasks.map(({ who, list }) => (
            <section key={who}>
              <h3 className={styles.who}>{who}</h3>
              <ul className={styles.roles}>
                {list.map(([role, task, to]) => (
                  <li key={role}>
                    <span>{role}</span> <Link to={to}>{task}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>

        <section aria-labelledby="products">
          <h2 id="products" className={styles.heading}>
            Three products
          </h2>
          <ul className={styles.products}>
            {products.map(({ name, to, use }) => (
              <li key={name}>
                <Link to={to} className={styles.product}>
                  {name}
                </Link>
                <p>{use}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
