import { formatAmount } from '@site/src/protocol/amount';
import { useEffect, useState, type ReactNode } from 'react';
import { Hourglass } from './Hourglass';
import { readMonth, type Reading } from './month';
import styles from './styles.module.css';

/** What the page shows before the reader's clock is known: the middle of a month. */
const MIDDLE = readMonth(new Date(Date.UTC(2026, 5, 16)));

/**
 * A stream that runs: 3,000 tokens over this calendar month, read once a second as the contract
 * would answer. Readers who asked for less motion see it stand at the moment they opened the page.
 */
export function StreamFigure(): ReactNode {
  const [reading, setReading] = useState<Reading>(MIDDLE);

  useEffect(() => {
    const read = () => setReading(readMonth(new Date()));
    read();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(read, 1000);
    return () => clearInterval(timer);
  }, []);

  const [whole, fraction = ''] = formatAmount(reading.streamed, 18, { maxDecimals: 6 }).split('.');
  return (
    <figure className={styles.figure} data-twin="off">
      <Hourglass share={reading.share} />
      <figcaption className={styles.readings}>
        <span className={styles.caption}>3,000 DAI, streamed over this month</span>
        <span className={styles.amount} data-nosnippet="">
          {whole}
          <span className={styles.fraction}>.{fraction.padEnd(6, '0')}</span>
        </span>
        <span className={styles.caption}>
          released by now, {(reading.share * 100).toFixed(1)}% of the deposit
        </span>
      </figcaption>
    </figure>
  );
}
