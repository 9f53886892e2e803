import { useAddress } from '@site/src/components/Tool/useAddress';
import { FIRST_FORM, type FlowForm } from '@site/src/tools/flow-calculator/form';
import { streamOf } from '@site/src/tools/flow-calculator/figures';
import { readFlow } from '@site/src/tools/flow-calculator/read';
import { readShared, writeShared } from '@site/src/tools/flow-calculator/share';
import { useCallback, useMemo, useState } from 'react';

/** The calculator without its looks. It begins with an example or with what the address holds. */
export function useFlowCalculator() {
  const [form, setForm] = useState(FIRST_FORM);
  const [rejected, setRejected] = useState<readonly string[]>([]);

  const read = useCallback((search: string) => {
    const shared = readShared(search);
    if (!shared) return;
    setForm(shared.form);
    setRejected(shared.rejected);
  }, []);
  const write = useCallback((search: string) => writeShared(search, form), [form]);
  const touched = useAddress(read, write);

  const change = (changed: FlowForm) => {
    touched.current = true;
    setForm(changed);
    setRejected([]);
  };
  const reading = useMemo(() => readFlow(form), [form]);
  const stream = useMemo(() => streamOf(reading), [reading]);
  return { form, reading, stream, rejected, change, write };
}
