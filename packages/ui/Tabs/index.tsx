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
  /** Class of the panel. */
  className?: string;
  /** Further attributes of the tab. */
  attributes?: ButtonHTMLAttributes<HTMLButtonElement>;
  children?: ReactNode;
}

/** One of the `Tabs`. */
export function TabItem({ children }: ItemProps): ReactNode {
  return children;
}

/** The items among children, without the white space between them. */
export const itemsOf = (children: ReactNode): ReactElement<ItemProps>[] =>
  Children.toArray(children).filter((child) => isValidElement<ItemProps>(child));

interface Props {
  /**
   * Groups with the same name switch together, and the reader's choice is stored under it. A group without a
   * name is independent, and its choice lasts until the page is left.
   */
  groupId?: string;
  /** Null if no panel is shown at first. */
  defaultValue: string | null;
  className?: string;
  children: ReactNode;
}

/**
 * Variants, one of which is shown. All of them are in the HTML, and src/behavior/tab-group.ts switches
 * between them without rendering again.
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
