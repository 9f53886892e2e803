import tool from '@site/src/components/Tool/styles.module.css';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';

interface Props<Inner extends object> {
  title: string;
  /** Code of what is inside, fetched when the reader unfolds it. It must be stable. */
  load: () => Promise<ComponentType<Inner>>;
  inner: Inner;
}

/** A part of a tool that writes the calls which create what the tool shows. Folded, it costs nothing. */
export function CreateIt<Inner extends object>({ title, load, inner }: Props<Inner>): ReactNode {
  const [loaded, setLoaded] = useState<{ Inner: ComponentType<Inner> } | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);
  const open = () => {
    if (asked.current) return;
    asked.current = true;
    setFailed(false);
    load().then(
      (Inner) => setLoaded({ Inner }),
      () => {
        asked.current = false;
        setFailed(true);
      },
    );
  };
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && open()}>
      <summary>{title}</summary>
      {loaded ? (
        <div className={tool.stack}>
          <loaded.Inner {...inner} />
        </div>
      ) : (
        <p role="status" className={tool.status}>
          {failed
            ? 'This part did not load. Check your connection, close it and open it again.'
            : 'Loading.'}
        </p>
      )}
    </details>
  );
}
