import { TabItem, Tabs } from '@sablier-docs/ui/Tabs';
import { Code } from '@sablier-docs/ui/Code';
import { CodeFrame } from '@sablier-docs/ui/Code/CodeFrame';
import { Suspense, type ReactNode } from 'react';

/**
 * The same call in both languages; each block has a copy button, and the choice applies to every
 * tool.
 */
export function CodeTabs({
  solidity,
  typescript,
}: {
  solidity: string;
  typescript: string;
}): ReactNode {
  return (
    <Tabs groupId="call-language" defaultValue="solidity">
      <TabItem value="solidity" label="Solidity">
        <Block language="solidity" code={solidity} />
      </TabItem>
      <TabItem value="typescript" label="TypeScript">
        <Block language="ts" code={typescript} />
      </TabItem>
    </Tabs>
  );
}

/**
 * The browser's first drawing has no colors, unlike that of the server: React draws again what is in `Suspense`, and not
 * the whole tool with what the reader has opened and pressed in it.
 */
const Block = ({ language, code }: { language: string; code: string }): ReactNode => (
  <CodeFrame language={language}>
    <code translate="no">
      <Suspense>
        <Code code={code.trimEnd()} language={language} />
      </Suspense>
    </code>
  </CodeFrame>
);
