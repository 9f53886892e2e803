import clsx from 'clsx';
import type { ReactNode } from 'react';
import { openInOf, type OpenIn } from '../open';
import { optionProps } from './cells';
import styles from './styles.module.css';

interface Props {
  row: number;
  activeRow: number;
  href: string;
  /** It hangs below the row before it, which is of the same page. */
  isChild?: boolean;
  /** The reader follows the link; the browser or the client opens it. */
  onFollow: (where: OpenIn) => void;
  onHover: (row: number) => void;
  children: ReactNode;
}

/**
 * An option of the popup that is a link: a middle click, a modifier and the browser's menu do what they do on
 * any link.
 */
export function Row(props: Props): ReactNode {
  const { row, activeRow, href, isChild = false, onFollow, onHover, children } = props;
  return (
    <a
      {...optionProps(row, activeRow)}
      href={href}
      className={clsx(
        'DocSearch-Hit',
        styles.hit,
        isChild && styles.child,
        row === activeRow && styles.active,
      )}
      onMouseMove={() => onHover(row)}
      onClick={(event) => onFollow(openInOf(event))}
      onAuxClick={({ button }) => button === 1 && onFollow('tab')}
    >
      {children}
    </a>
  );
}
