import Link from '@docusaurus/Link';
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
    use: 'One contract per campaign, whatever the number of recipients. Each claims with a Merkle proof and gets the tokens at once or as a vesting stream.',
  },
];

const roles = [
  ['You receive tokens', 'Withdraw, claim, transfer', '/support/how-to'],
  ['You use the app', 'See what it still does, and what to use instead', '/support/faq#app-status'],
  ['You plan vesting, payroll or an airdrop', 'Choose a product', '/concepts/use-cases'],
  ['Somebody contacted you', 'Check whether it is really Sablier', '/support/is-this-sablier'],
  ['You hold a stream NFT', 'Learn what it entitles you to', '/concepts/nft'],
  ['A transaction failed', 'Look up the error', '/reference/errors'],
  ['You need an address', 'Find the contracts of a chain', '/guides/lockup/deployments'],
  ['You write Solidity', 'Integrate Lockup from a contract', '/guides/lockup/overview'],
  ['You build a dApp', 'Find the data source for your question', '/api/overview'],
  ['You review risk', 'Read audits, trust points and limits', '/concepts/security'],
  ['You look something up', 'Names, units and conventions', '/reference/overview'],
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
              Sablier is a set of contracts that release ERC-20 tokens to a recipient second by
              second. No payment has to be sent: the recipient withdraws what is released.
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

        <section aria-labelledby="roles">
          <h2 id="roles" className={styles.heading}>
            Start from your task
          </h2>
          <ul className={styles.roles}>
            {roles.map(([role, task, to]) => (
              <li key={role}>
                <span>{role}</span> <Link to={to}>{task}</Link>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
