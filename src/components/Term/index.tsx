import Link from '@docusaurus/Link';
import { useId, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Widest tooltip and its distance from the edge of the window, in pixels. */
const WIDTH = 320;
const MARGIN = 12;

interface Props {
  /** Id of the glossary entry. */
  id: string;
  /** Word and definition of the entry: filled in at build by src/markdown/terms.ts. */
  term?: string;
  definition?: string;
  children: ReactNode;
}

/**
 * Links a word to its glossary entry and shows the definition while the word has the pointer or
 * the focus. The pointer may move onto it, and Escape puts it away (WCAG 1.4.13).
 */
export function Term({ id, term, definition, children }: Props): ReactNode {
  const tooltip = useId();
  const word = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  const show = () => {
    const box = word.current?.getClientRects()[0];
    if (!box) return;
    const right = document.documentElement.clientWidth - MARGIN - WIDTH;
    setPlace({ left: Math.max(MARGIN, Math.min(box.left, right)), top: box.bottom });
  };
  const hide = () => setPlace(null);

  return (
    <span ref={word} onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      <Link
        to={`/concepts/glossary#${id}`}
        className={styles.term}
        aria-describedby={place ? tooltip : undefined}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        {children}
      </Link>
      {place && (
        <span id={tooltip} role="tooltip" className={styles.tooltip} style={place}>
          <span className={styles.box}>
            <strong>{term}</strong> {definition}
          </span>
        </span>
      )}
    </span>
  );
}
