import type { CSSProperties, ReactNode } from 'react';
import { BULB, levels, NECK, TOP } from './sand';
import styles from './styles.module.css';

const GRAINS = [0, 1, 2, 3, 4, 5];

/** An hourglass whose sand shows the progress of the stream. @param share 0 (all sand above) to 1 */
export function Hourglass({ share }: { share: number }): ReactNode {
  const { above, below } = levels(share);
  return (
    <svg viewBox="0 0 200 240" className={styles.hourglass} role="img" aria-label="Hourglass">
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
        {GRAINS.map((grain) => (
          <circle
            key={grain}
            cx={100 + ((grain * 7) % 5) - 2}
            cy={NECK}
            r="1.7"
            className={styles.grain}
            // All fall from the start: while one waits, the figure is laid out in each frame.
            style={{ '--delay': `${grain * -0.22}s` } as CSSProperties}
          />
        ))}
      </g>
      <path
        d="M46 20v26c0 14 6 26 17 35l36 34v10l-36 34c-11 9-17 21-17 35v26M154 20v26c0 14-6 26-17 35l-36 34v10l36 34c11 9 17 21 17 35v26"
        className={styles.glass}
      />
      <path d="M30 16h140M30 224h140" className={styles.frame} />
    </svg>
  );
}
