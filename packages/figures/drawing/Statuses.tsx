import type { ReactNode } from 'react';

const CHIPS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-2)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;
const CHIP = {
  margin: 0,
  padding: '0.15rem 0.6rem',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius)',
  color: 'var(--text-faint)',
  fontSize: 'var(--text-xs)',
} as const;
/** With a reader's own colors the thicker line is what sets it apart. */
const CHIP_NOW = {
  ...CHIP,
  outline: '1px solid var(--accent)',
  borderColor: 'var(--accent)',
  background: 'var(--accent-wash)',
  color: 'var(--accent)',
  fontWeight: 650,
} as const;

/** The statuses of a product, with the one of this moment. */
export function Statuses({ of, now }: { of: readonly string[]; now: string }): ReactNode {
  return (
    <ul role="list" style={CHIPS} data-markdown="off" aria-label="Status">
      {of.map((status) => (
        <li
          key={status}
          style={status === now ? CHIP_NOW : CHIP}
          aria-current={status === now ? 'true' : undefined}
        >
          {status}
        </li>
      ))}
    </ul>
  );
}
