import { DEPOSIT, monthOf } from './month';
import { levels } from './sand';

/** The figure shows six decimals. */
const DECIMALS = 6;
const SCALE = 1_000_000n;

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

/**
 * The reading of the figure at a moment: a linear stream without cliff and unlocks, by the contract's formula. The
 * formula is repeated here because the page loads this code without any activity of the reader, and
 * packages/protocol includes the other models; a test compares the two. Truncating twice is the same as once.
 */
export function readingAt(now: Date): Shown {
  const { start, end } = monthOf(now);
  const elapsed = Math.floor(now.getTime() / 1000) - start;
  const units = (BigInt(DEPOSIT) * SCALE * BigInt(elapsed)) / BigInt(end - start);
  const share = Number((units * 1_000_000n) / (BigInt(DEPOSIT) * SCALE)) / 1_000_000;
  return {
    whole: (units / SCALE).toString().replace(/\B(?=(\d{3})+$)/g, '\u202f'),
    fraction: (units % SCALE).toString().padStart(DECIMALS, '0'),
    percent: (share * 100).toFixed(1),
    share,
  };
}

/** Writes the reading of a moment into the server-rendered figure. */
export function show(figure: Element, now: Date): void {
  const { whole, fraction, percent, share } = readingAt(now);
  const { above, below } = levels(share);
  const texts = { whole, fraction: `.${fraction}`, when: 'by now', percent };
  for (const [name, text] of Object.entries(texts)) {
    const place = figure.querySelector(`[data-reading="${name}"]`);
    if (place && place.textContent !== text) place.textContent = text;
  }
  setChanged(figure.querySelector('[data-sand="above"]'), 'y', String(above));
  setChanged(figure.querySelector('[data-sand="below"]'), 'd', below);
}

/** An attribute that is set to what it is has a drawing laid out again. */
function setChanged(element: Element | null, name: string, value: string): void {
  if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
}
