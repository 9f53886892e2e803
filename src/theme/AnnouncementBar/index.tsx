// Ejected: styles and scripts need stable class names, which the theme's own bar does not have.
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const { isActive, close } = useAnnouncementBar();
  if (!isActive) return null;
  return (
    <div
      className={`theme-announcement-bar ${styles.bar}`}
      role="banner"
      data-announcement=""
      data-print="off"
    >
      <div className={styles.space} />
      <Content className={styles.content} />
      <CloseButton className={styles.close} data-close="" onClick={close} />
    </div>
  );
}
