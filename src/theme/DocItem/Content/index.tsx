// Ejected: what a page says, with its title. The server and `npm start` draw it; in a reader's browser
// src/components/PageText leaves what the server has written.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { textClass } from '@site/src/components/PageText/text-class';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';

export default function DocItemContent({ children }: { children: ReactNode }): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  return (
    <div className={textClass}>
      {contentTitle === undefined && !frontMatter.hide_title && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
