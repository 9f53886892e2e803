import { formatAmount } from '@site/src/protocol/amount';
import { readMonth } from './month';
import { levels } from './sand';

export interface Shown {
  /** Whole tokens, with separators. */
  whole: string;
  /** Six decimals. */
  fraction: string;
  /** Share of the deposit in percent, with one decimal. */
  percent: string;
  /** From 0 to 1. */
  share: number;
}

/** What the figure says at a moment. */
export function readingAt(now: Date): Shown {
  const { streamed, share } = readMonth(now);
  const [whole = '0', fraction = ''] = formatAmount(streamed, 18, { maxDecimals: 6 }).split('.');
  return { whole, fraction: fraction.padEnd(6, '0'), percent: (share * 100).toFixed(1), share };
}

/** Writes the reading of a moment into the figure that the server drew. */
export function show(figure: Element, now: Date): void {
  const { whole, fraction, percent, share } = readingAt(now);
  const { above, below } = levels(share);
  const texts = { whole, fraction: `.${fraction}`, when: 'by now', percent };
  for (const [name, text] of Object.entries(texts)) {
    const place = figure.querySelector(`[data-reading="${name}"]`);
    if (place && place.textContent !== text) place.textContent = text;
  }
  figure.querySelector('[data-sand="above"]')?.setAttribute('y', String(above));
  figure.querySelector('[data-sand="below"]')?.setAttribute('d', below);
}
