// Ejected: the site's own design, with a line at the side and a light background.
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const { admonition, admonitionType } = ThemeClassNames.common;

export default function AdmonitionLayout(props: Props): ReactNode {
  const { type, icon, title, children, className } = props;
  return (
    <div className={clsx(admonition, admonitionType(type), styles.admonition, className)}>
      <div className={styles.heading}>
        <span className={styles.icon}>{icon}</span>
        {title}
      </div>
      {children && <div className={styles.content}>{children}</div>}
    </div>
  );
}
