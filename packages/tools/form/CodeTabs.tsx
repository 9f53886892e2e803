import { TabItem, Tabs } from '@sablier-docs/ui/Tabs';
import { CodeBlock } from '@sablier-docs/ui/Code/CodeBlock';
import type { ReactNode } from 'react';

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
        <CodeBlock language="solidity">{solidity}</CodeBlock>
      </TabItem>
      <TabItem value="typescript" label="TypeScript">
        <CodeBlock language="ts">{typescript}</CodeBlock>
      </TabItem>
    </Tabs>
  );
}
