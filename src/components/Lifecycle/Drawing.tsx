import type { ReactNode } from 'react';
import { arrowHead, arrowLine, corners } from './geometry';
import arrows from '../Sequence/arrows.module.css';
import styles from './styles.module.css';
import type { Diagram, StatusNode, Transition } from './types';

const RADIUS = 12;
const BADGE_RADIUS = 11;
const LINE_HEIGHT = 18;

/** The parts of a status name, broken after the underscore. */
const nameLines = (id: string) => id.split(/(?<=_)/);

function Status({
  id,
  tone,
  center: [x, y],
  size: [width, height],
}: StatusNode<string>): ReactNode {
  const lines = nameLines(id);
  return (
    <g className={styles[tone]}>
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={tone === 'entry' ? height / 2 : RADIUS}
        className={styles.pill}
      />
      {lines.map((line, i) => (
        <text
          key={line}
          x={x}
          y={y + (i - (lines.length - 1) / 2) * LINE_HEIGHT}
          dy="0.35em"
          className={styles.name}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

function Arrow({ path, exceptional }: Transition<string>): ReactNode {
  const points = corners(path);
  return (
    <>
      <path d={arrowLine(points)} className={exceptional ? arrows.dashed : arrows.line} />
      <path d={arrowHead(points)} className={arrows.head} />
    </>
  );
}

function Badge({ number, badge: [x, y] }: Transition<string>): ReactNode {
  return (
    <>
      <circle cx={x} cy={y} r={BADGE_RADIUS} className={arrows.badge} />
      <text x={x} y={y} dy="0.35em" className={arrows.number}>
        {number}
      </text>
    </>
  );
}

/** The statuses and the numbered arrows between them. */
export function Drawing({ diagram }: { diagram: Diagram }): ReactNode {
  const { summary, size, frame, nodes, edges } = diagram;
  return (
    <svg
      viewBox={`0 0 ${size.join(' ')}`}
      role="img"
      aria-label={`Status diagram. ${summary}`}
      className={styles.drawing}
    >
      {frame && (
        <rect
          x={frame.corner[0]}
          y={frame.corner[1]}
          width={frame.size[0]}
          height={frame.size[1]}
          rx={RADIUS}
          className={styles.frame}
        />
      )}
      {edges.map((edge) => (
        <Arrow key={edge.number} {...edge} />
      ))}
      {nodes.map((node) => (
        <Status key={node.id} {...node} />
      ))}
      {edges.map((edge) => (
        <Badge key={edge.number} {...edge} />
      ))}
    </svg>
  );
}
