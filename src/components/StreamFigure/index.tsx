import type { ReactNode } from 'react';
import { Hourglass } from './Hourglass';
import { readingAt } from './reading';
import styles from './styles.module.css';

/** The reading without scripts, which the caption mentions: the middle of a month of 30 days. */
const MIDDLE = readingAt(new Date(Date.UTC(2026, 5, 16)));

/**
 * A running stream: 3,000 tokens over this calendar month, updated once a second with the contract's formula
 * (src/behavior/stream-figure.ts). For readers who prefer reduced motion it stops at the moment they opened the
 * page; without scripts it shows the middle of the month.
 */
export function StreamFigure(): ReactNode {
  const { whole, fraction, percent, share } = MIDDLE;
  return (
    <stream-figure class={styles.running} data-markdown="off">
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
