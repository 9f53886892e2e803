import { CreateSection } from '../../desks/creation/view';
import type { CreateBatchProps } from '../../desks/creation/view/Batch';
import { isBatchable, whyNoCalls } from '../../desks/creation/formats';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { csvRule } from '../../csv/rules';
import type { ReactNode } from 'react';
import type { CheckResult } from './worker-messages';

const load = async () => (await import('../../desks/creation/view/Batch')).CreateBatch;

/** Whether the fixed copy repairs every problem. */
const isReady = ({ problems }: CheckResult): boolean =>
  problems.every(({ code, fixed }) => fixed || csvRule(code).severity !== 'error');

interface Props {
  result: CheckResult;
  inner: CreateBatchProps;
}

/** Writes the calls that create the streams of a file, for formats that fully define them. */
export function CreateStreams({ result, inner }: Props): ReactNode {
  if (!isReady(result)) return null;
  if (inner.format.product === 'lockup' && !isBatchable(inner.format)) {
    return (
      <p className={tool.hint}>
        <span>{whyNoCalls(inner.format)}</span> So this page does not create its streams.{' '}
        <a href="#without-the-app">Other ways to create them</a>. Price-gated streams have{' '}
        <a href="#price-gated">a guide of their own</a>.
      </p>
    );
  }
  if (!isBatchable(inner.format)) return null;
  return (
    <CreateSection
      title="Create these streams from a wallet, a Safe or an explorer"
      load={load}
      inner={inner}
    />
  );
}
