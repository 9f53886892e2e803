import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A share of an axis, from 0 to 1, for CSS. */
export const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

interface Props {
  /** A description of the plot. */
  text: string;
  /** Size of the drawing, which is stretched to fill its place. */
  size: readonly [width: number, height: number];
  /** Labels of the vertical axis, each with its height from 0 to 1 and a grid line. */
  amounts: readonly { label: string; y: number }[];
  /** Labels of the horizontal axis, from 0 at the left to 1. */
  marks: readonly { label: ReactNode; x: number }[];
  /** The unit of the marks. */
  units?: string;
  className?: string | undefined;
  /** The curves. */
  curves: ReactNode;
  /** Content over the curves that is not stretched. */
  children: ReactNode;
}

/** A drawing with two axes, which works without JavaScript. */
export function Plot(props: Props): ReactNode {
  const { text, size, amounts, marks, units, className, curves, children } = props;
  const [width, height] = size;
  return (
    <div className={`${styles.frame} ${className}`} role="img" aria-label={text}>
      <div className={styles.amounts}>
        {amounts.map(({ label, y }) => (
          <span key={y} style={{ insetBlockEnd: percent(y) }}>
            {label}
          </span>
        ))}
      </div>
      <div className={styles.area}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className={styles.drawing}
        >
          {amounts.map(({ y }) => (
            <path key={y} d={`M0 ${(1 - y) * height}H${width}`} className={styles.grid} />
          ))}
          <g>{curves}</g>
        </svg>
        {children}
      </div>
      <div className={styles.marks}>
        {marks.map(({ label, x }) => (
          <span key={x} style={{ insetInlineStart: percent(x) }}>
            {label}
          </span>
        ))}
      </div>
      {units && <p className={styles.units}>{units}</p>}
    </div>
  );
}

/**
 * The legend of the curves.
 * @param of each with the class that draws its line, and with its color where the class takes one
 */
export function PlotLegend({
  of,
}: {
  of: readonly { className: string | undefined; color?: string; text: ReactNode }[];
}): ReactNode {
  return (
    <ul role="list" className={styles.legend}>
      {of.map(({ className, color, text }, at) => (
        <li
          key={at}
          className={className}
          style={color ? { ['--line' as string]: color } : undefined}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}
