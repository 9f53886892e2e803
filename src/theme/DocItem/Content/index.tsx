// Ejected: a page on which nothing is made anew in the browser stays whole as the server wrote it; the
// text of the others is taken over in a task of its own.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { Keep } from '@site/src/components/Keep';
import type { StillPage } from '@site/src/components/Keep/still-page';
import { Later } from '@site/src/components/Later';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import { isValidElement, type ReactNode } from 'react';

const className = clsx(ThemeClassNames.docs.docMarkdown, 'markdown');

function Text({ children }: { children: ReactNode }): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  return (
    <>
      {contentTitle === undefined && !frontMatter.hide_title && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </>
  );
}

/** The text of a page; without code of its own when the page is still, see src/markdown/keep.ts. */
export default function DocItemContent({ children }: { children: ReactNode }): ReactNode {
  const page = isValidElement(children) ? (children.type as Partial<StillPage>) : {};
  if (page.html) return <Keep as="div" className={className} html={page.html} />;
  return (
    <Later>
      <div className={className}>
        <Text>{children}</Text>
      </div>
    </Later>
  );
}
