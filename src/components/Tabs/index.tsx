import clsx from 'clsx';
import {
  Children,
  isValidElement,
  useId,
  type ButtonHTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import styles from './styles.module.css';

export interface ItemProps {
  value: string;
  label?: ReactNode;
  /** Of the panel. */
  className?: string;
  /** Further attributes of the tab. */
  attributes?: ButtonHTMLAttributes<HTMLButtonElement>;
  children?: ReactNode;
}

/** One of the `Tabs`. */
export function TabItem({ children }: ItemProps): ReactNode {
  return children;
}

/** The items among some children; white space between them is none. */
export const itemsOf = (children: ReactNode): ReactElement<ItemProps>[] =>
  Children.toArray(children).filter((child) => isValidElement<ItemProps>(child));

interface Props {
  /**
   * Groups of one name follow each other, and the reader's choice is kept under it. A group without a
   * name is on its own, and its choice holds until the page is left.
   */
  groupId?: string;
  /** Null where nothing is in view at first. */
  defaultValue: string | null;
  className?: string;
  children: ReactNode;
}

/**
 * Versions of one thing, of which one is in view. All of them are in the HTML; the choice is made by
 * src/client/page/tab-group.ts, so that nothing is rendered anew for it.
 */
export function Tabs({ groupId, defaultValue, className, children }: Props): ReactNode {
  const id = useId();
  const items = itemsOf(children);
  const reached = defaultValue ?? items[0]?.props.value;
  return (
    <tab-group
      class={clsx('theme-tabs-container', 'tabs-container', styles.group, className)}
      data-group={groupId}
    >
      <div role="tablist" className={styles.list}>
        {items.map(({ props: { value, label = value, attributes } }) => (
          <button
            {...attributes}
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            className={clsx(styles.tab, attributes?.className)}
            data-value={value}
            aria-selected={value === defaultValue}
            aria-controls={`${id}-${value}-panel`}
            tabIndex={value === reached ? 0 : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {items.map(({ props: { value, className: own, children: content } }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-${value}-panel`}
          aria-labelledby={`${id}-${value}`}
          className={clsx(styles.panel, own)}
          hidden={value !== defaultValue}
        >
          {content}
        </div>
      ))}
    </tab-group>
  );
}
