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
  as:
    | 'p'
    | 'ul'
    | 'ol'
    | 'blockquote'
    | 'table'
    | 'code'
    | 'div'
    | 'figure'
    | 'tbody'
    | 'dl'
    | 'span';
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
  // A part that is made anew in between, such as tabs that follow the reader's last choice, finds
  // nothing of the server's to keep.
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
