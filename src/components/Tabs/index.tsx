import { Children, isValidElement, useId, type ReactNode } from 'react';
import styles from './styles.module.css';

interface ItemProps {
  value: string;
  label: string;
  children: ReactNode;
}

/** One of the `Tabs`. */
export function TabItem({ children }: ItemProps): ReactNode {
  return children;
}

interface Props {
  /** Groups of one name follow each other, and the reader's choice is kept under it. */
  groupId: string;
  defaultValue: string;
  children: ReactNode;
}

/**
 * Versions of one thing, of which one is in view. All of them are in the HTML; the choice is made by
 * src/client/page/tab-group.ts, so that nothing is rendered anew for it.
 */
export function Tabs({ groupId, defaultValue, children }: Props): ReactNode {
  const id = useId();
  const items = Children.toArray(children).filter((child) => isValidElement<ItemProps>(child));
  return (
    <tab-group class={styles.group} data-group={groupId}>
      <div role="tablist" className={styles.list}>
        {items.map(({ props: { value, label } }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            className={styles.tab}
            data-value={value}
            aria-selected={value === defaultValue}
            aria-controls={`${id}-${value}-panel`}
            tabIndex={value === defaultValue ? 0 : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {items.map(({ props: { value, children: content } }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-${value}-panel`}
          aria-labelledby={`${id}-${value}`}
          className={styles.panel}
          hidden={value !== defaultValue}
        >
          {content}
        </div>
      ))}
    </tab-group>
  );
}
