import tool from '@site/src/components/Tool/styles.module.css';
import { useOnDemand } from '@site/src/components/Tool/useOnDemand';
import type { ComponentType, ReactNode } from 'react';

interface Props<Inner extends object> {
  title: string;
  /** Code of what is inside, fetched when the reader unfolds it. It must be stable. */
  load: () => Promise<ComponentType<Inner>>;
  inner: Inner;
}

/** A part of a tool that writes the calls which create what the tool shows. Folded, it costs nothing. */
export function CreateIt<Inner extends object>({ title, load, inner }: Props<Inner>): ReactNode {
  const { loaded: Loaded, failed, load: open } = useOnDemand(load);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && open()}>
      <summary>{title}</summary>
      {Loaded ? (
        <div className={tool.stack}>
          <Loaded {...inner} />
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
