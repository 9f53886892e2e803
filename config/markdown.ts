import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { remarkApi } from '../src/markdown/api';
import { remarkCodeRegions } from '../src/markdown/code-regions';
import { remarkErrorLinks } from '../src/markdown/error-links';
import { remarkFacts } from '../src/markdown/facts';
import { remarkFences } from '../src/markdown/fences';
import { rehypeMath } from '../src/markdown/math';
import { rehypeTables } from '../src/markdown/tables';
import { remarkTerms } from '../src/markdown/terms';
import { remarkVocabulary } from '../src/markdown/vocabulary';

/** Markdown steps that every docs instance runs, in order. */
export const markdown = {
  beforeDefaultRemarkPlugins: [remarkFacts],
  remarkPlugins: [
    remarkMath,
    remarkTerms,
    remarkApi,
    remarkCodeRegions,
    remarkFences,
    remarkErrorLinks,
    remarkVocabulary,
  ],
  rehypePlugins: [[rehypeKatex, { strict: true, throwOnError: true }], rehypeMath, rehypeTables],
};
