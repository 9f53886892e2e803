import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { rehypeStatementLinks } from '@sablier-docs/vocabulary/steps/statement-links';
import { remarkCodeRegions } from '@sablier-docs/vocabulary/steps/code-regions';
import { remarkSampleArchive } from '@sablier-docs/vocabulary/steps/sample-archive';
import { remarkElements } from '@sablier-docs/vocabulary/steps/elements';
import { remarkErrorLinks } from '@sablier-docs/vocabulary/steps/error-links';
import { remarkFences } from '@sablier-docs/vocabulary/steps/fences';
import { rehypeMath } from '@sablier-docs/vocabulary/steps/math';
import { rehypeRowHeaders } from '@sablier-docs/vocabulary/steps/row-headers';
import { rehypeSeenSelectors } from '@sablier-docs/vocabulary/steps/seen-selectors';
import { rehypeTableHeights } from '@sablier-docs/vocabulary/steps/table-heights';
import { remarkToolStateLinks } from '@sablier-docs/vocabulary/steps/tool-state-links';
import { remarkAutoImports } from '@sablier-docs/vocabulary/steps/auto-imports';
import { site } from './site';

/** Markdown steps that every docs instance runs, in order. */
export const markdown = {
  beforeDefaultRemarkPlugins: [remarkElements],
  remarkPlugins: [
    remarkMath,
    remarkSampleArchive,
    remarkCodeRegions,
    remarkFences,
    remarkErrorLinks,
    remarkToolStateLinks,
    remarkAutoImports,
  ],
  rehypePlugins: [
    [rehypeStatementLinks, { repository: site.repository.address }],
    [rehypeKatex, { strict: true, throwOnError: true }],
    rehypeMath,
    rehypeRowHeaders,
    rehypeSeenSelectors,
    rehypeTableHeights,
  ],
};
