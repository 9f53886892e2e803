import { useNow } from '@site/src/components/Tool/useNow';
import { useAddress } from '@site/src/components/Tool/useAddress';
import { FIRST_FORM, type FlowForm } from '@site/src/tools/flow-calculator/form';
import { streamOf } from '@site/src/tools/flow-calculator/figures';
import { readFlow } from '@site/src/tools/flow-calculator/read';
import { NAMES, readShared, writeShared } from '@site/src/tools/flow-calculator/share';
import { useCallback, useMemo, useState } from 'react';

/** Id of the calculator's element, and its parameters in an address. */
export const ID = 'flow-calculator';
const ADDRESS = { id: ID, query: NAMES } as const;

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
  const write = useCallback(() => writeShared(form), [form]);
  const touched = useAddress(ADDRESS, read, write);

  const change = (changed: FlowForm) => {
    touched.current = true;
    setForm(changed);
    setRejected([]);
  };
  const now = useNow();
  const reading = useMemo(() => readFlow(form, now), [form, now]);
  const stream = useMemo(() => streamOf(reading), [reading]);
  return { form, reading, stream, now, rejected, change, write };
}
