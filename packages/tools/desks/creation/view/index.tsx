import tool from '@sablier-docs/kit/form/styles.module.css';
import { useOnDemand } from '@sablier-docs/kit/form/useOnDemand';
import type { ComponentType, ReactNode } from 'react';

interface Props<Inner extends object> {
  title: string;
  /** Loads the code of the content when the reader opens the section. It must be stable. */
  load: () => Promise<ComponentType<Inner>>;
  inner: Inner;
}

/**
 * A section that writes the calls to create what the tool shows. Its code is not loaded while it is
 * closed.
 */
export function CreateSection<Inner extends object>({
  title,
  load,
  inner,
}: Props<Inner>): ReactNode {
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
