import { CreateSection } from '../../desks/creation/view';
import type { CreateBatchProps } from '../../desks/creation/view/Batch';
import { isBatchable, whyNoCalls } from '../../desks/creation/formats';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { ReactNode } from 'react';

const load = async () => (await import('../../desks/creation/view/Batch')).CreateBatch;

/** Writes the calls that create the streams of a file, for formats that fully define them. */
export function CreateStreams({ inner }: { inner: CreateBatchProps }): ReactNode {
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
