import type { CSSProperties, ReactNode } from 'react';
import { BULB, levels, NECK, TOP } from './sand';
import styles from './styles.module.css';

const GRAINS = [0, 1, 2, 3, 4, 5];

/** An hourglass whose sand shows the progress of the stream. @param share 0 (all sand above) to 1 */
export function Hourglass({ share }: { share: number }): ReactNode {
  const { above, below } = levels(share);
  return (
    <div className={styles.hourglass}>
      <svg viewBox="0 0 200 240" role="img" aria-label="Hourglass">
        <defs>
          <clipPath id="bulb-above">
            <path d="M46 24v22c0 14 6 26 17 35l37 31 37-31c11-9 17-21 17-35V24Z" />
          </clipPath>
          <clipPath id="bulb-below">
            <path d="M46 216v-22c0-14 6-26 17-35l37-31 37 31c11 9 17 21 17 35v22Z" />
          </clipPath>
        </defs>
        <g clipPath="url(#bulb-above)">
          <rect
            x="40"
            y={above}
            width="120"
            height={BULB + TOP}
            className={styles.sand}
            data-sand="above"
          />
        </g>
        <g clipPath="url(#bulb-below)">
          <path d={below} className={styles.sand} data-sand="below" />
          <rect x="99" y={NECK - 2} width="2" height={BULB} className={styles.thread} />
        </g>
        <path
          d="M46 20v26c0 14 6 26 17 35l36 34v10l-36 34c-11 9-17 21-17 35v26M154 20v26c0 14-6 26-17 35l-36 34v10l36 34c11 9 17 21 17 35v26"
          className={styles.glass}
        />
        <path d="M30 16h140M30 224h140" className={styles.frame} />
      </svg>
      {/* Beside the drawing, because inside it each frame before the animation starts would lay the drawing out again. */}
      {GRAINS.map((grain) => (
        <span
          key={grain}
          className={styles.grain}
          aria-hidden="true"
          style={
            {
              '--delay': `${grain * -0.22}s`,
              '--drift': `${((grain * 7) % 5) / 2 - 1}%`,
            } as CSSProperties
          }
        />
      ))}
    </div>
  );
}
