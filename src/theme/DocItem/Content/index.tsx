// Ejected: the content of a page, with its title. Event handlers in it stop the build (packages/islands/plugin/handlers).
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { InText } from '@sablier-docs/islands/Island/in-text';
import styles from './styles.module.css';

export default function DocItemContent({ children }: { children: ReactNode }): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown', styles.text)}>
      {contentTitle === undefined && !frontMatter.hide_title && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <InText value>
        <MDXContent>{children}</MDXContent>
      </InText>
    </div>
  );
}
