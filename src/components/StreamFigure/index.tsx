import type { ReactNode } from 'react';
import { Hourglass } from './Hourglass';
import { readingAt } from './read';
import styles from './styles.module.css';

/** What the page shows without scripts, and says so: the middle of a month of 30 days. */
const MIDDLE = readingAt(new Date(Date.UTC(2026, 5, 16)));

/**
 * A stream that runs: 3,000 tokens over this calendar month, read once a second as the contract
 * would answer (src/client/page/stream-figure.ts). Readers who asked for less motion see it stand at the
 * moment they opened the page; without scripts it stands in the middle of the month.
 */
export function StreamFigure(): ReactNode {
  const { whole, fraction, percent, share } = MIDDLE;
  return (
    <stream-figure class={styles.running} data-twin="off">
      <figure className={styles.figure}>
        <Hourglass share={share} />
        <figcaption className={styles.readings}>
          <span className={styles.caption}>3,000 DAI, streamed over a month</span>
          <span className={styles.amount} data-nosnippet="">
            <span data-reading="whole">{whole}</span>
            <span className={styles.fraction} data-reading="fraction">
              .{fraction}
            </span>
          </span>
          <span className={styles.caption}>
            released <span data-reading="when">by mid-month</span>:{' '}
            <span data-reading="percent">{percent}</span>%
          </span>
        </figcaption>
      </figure>
    </stream-figure>
  );
}
