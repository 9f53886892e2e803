import {
  createElement,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import { isFirstLoad } from './first-load';

interface Props extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  as: 'div' | 'span';
  /** A function is not called for what the server has written. */
  children?: ReactNode | (() => ReactNode);
}

/**
 * An element whose inside never changes and listens to nothing. On the first page it stays as the
 * server wrote it: no component in it runs, which is what a phone spends its time on. Pages that
 * the reader goes on to are rendered as usual. Links in it are followed by src/client/links.ts.
 */
export function Keep({ as, children, ...props }: Props): ReactNode {
  const element = useRef<HTMLElement>(null);
  const [kept, setKept] = useState(isFirstLoad);
  // A reader who goes on before all of the first page is taken over gets parts that the server has
  // not written.
  useLayoutEffect(() => {
    if (kept && !element.current?.hasChildNodes()) setKept(false);
  }, [kept]);
  if (kept) {
    // Nothing is set: a renderer that takes over what the server wrote leaves this inside alone.
    const inside = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
    return createElement(as, { ...props, ref: element, ...inside });
  }
  return createElement(as, props, typeof children === 'function' ? children() : children);
}
