import Link from '@docusaurus/Link';
import { PageHead } from '@site/src/components/PageHead';
import { StreamFigure } from '@site/src/components/StreamFigure';
import { Tasks } from '@site/src/components/Tasks';
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
    use: 'One contract per campaign, whatever the number of recipients. Each claims with a Merkle proof. The campaign pays the tokens at once, in a vesting stream, in an amount that grows with time, or into a contract.',
  },
];

/** What most people come for: one press away on any screen. */
const wishes = [
  ['Withdraw from a stream', 'also cancel, transfer, top up', '/apps/manage-a-stream'],
  ['Claim an airdrop', 'with or without the app', '/apps/claim-an-airdrop'],
  ['Is it really Sablier?', 'check a link, an address, a message', '/support/is-this-sablier'],
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
          <h1 className={styles.title}>Tokens released by the second</h1>
          <StreamFigure />
          <div>
            <p className={styles.lead}>
              Sablier is a set of contracts that release ERC-20 tokens to a recipient over time, in
              most cases second by second. The recipient withdraws what is released.
            </p>
            <ul className={styles.wishes} aria-label="Most wanted">
              {wishes.map(([task, also, to]) => (
                <li key={to}>
                  <Link to={to} className={styles.wish}>
                    {task}
                  </Link>
                  <span>{also}</span>
                </li>
              ))}
            </ul>
            <p className={styles.actions}>
              New here? <Link to="/concepts/what-is-sablier">What Sablier is</Link>{' '}
              <Link to="/concepts/lockup/stream-shapes">See the stream shapes</Link>
            </p>
          </div>
        </section>

        <section aria-labelledby="roles">
          <h2 id="roles" className={styles.heading}>
            Start from your task
          </h2>
          <Tasks />
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
