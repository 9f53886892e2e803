import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { rehypeClaims } from '../src/markdown/claims';
import { remarkCodeRegions } from '../src/markdown/code-regions';
import { remarkElements } from '../src/markdown/elements/step';
import { remarkErrorLinks } from '../src/markdown/error-links';
import { remarkFences } from '../src/markdown/fences';
import { rehypeMath } from '../src/markdown/math';
import { rehypeTables } from '../src/markdown/tables';
import { remarkVocabulary } from '../src/markdown/vocabulary';
import { site } from './site';

/** Markdown steps that every docs instance runs, in order. */
export const markdown = {
  beforeDefaultRemarkPlugins: [remarkElements],
  remarkPlugins: [remarkMath, remarkCodeRegions, remarkFences, remarkErrorLinks, remarkVocabulary],
  rehypePlugins: [
    [rehypeClaims, { repository: site.repository.address }],
    [rehypeKatex, { strict: true, throwOnError: true }],
    rehypeMath,
    rehypeTables,
  ],
};
