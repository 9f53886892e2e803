import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

/**
 * A table that scrolls sideways inside the page. It takes part in the tab order only while it is
 * wider than its place, so that the keyboard can scroll it and has no needless stop elsewhere.
 */
export function TableScroll(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const label = props['aria-label'] ?? 'Table';
  const region = overflows ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <div ref={frame} className="table-scroll" {...region}>
      <table {...props} />
    </div>
  );
}
