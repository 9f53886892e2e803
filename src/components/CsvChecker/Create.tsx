import { CreateIt } from '@site/src/components/CreateIt';
import type { CreateBatchProps } from '@site/src/components/CreateIt/Batch';
import { isBatchable } from '@site/src/tools/create/formats';
import { ruleOf } from '@site/src/tools/csv/rules';
import type { ReactNode } from 'react';
import type { CheckResult } from './messages';

const load = async () => (await import('@site/src/components/CreateIt/Batch')).CreateBatch;

/** Whether nothing is wrong that the fixed copy does not repair. */
const isReady = ({ problems }: CheckResult): boolean =>
  problems.every(({ code, fixed }) => fixed || ruleOf(code).severity !== 'error');

interface Props {
  result: CheckResult;
  inner: CreateBatchProps;
}

/** The part that writes what creates the streams of a file, for the formats that say all about them. */
export function Create({ result, inner }: Props): ReactNode {
  if (!isBatchable(inner.format) || !isReady(result)) return null;
  return (
    <CreateIt
      title="Create these streams from a wallet, a Safe or an explorer"
      load={load}
      inner={inner}
    />
  );
}
