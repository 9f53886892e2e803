import { useNow } from '@sablier-docs/kit/form/useNow';
import { useUrlState } from '@sablier-docs/kit/form/useUrlState';
import { FIRST_FORM, upcomingForm, type FlowForm } from '../form';
import { streamOf } from '../figures';
import { readFlow } from '../read-form';
import { FLOW_PARAMETERS, readSharedFlow, writeSharedFlow } from '../share';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** ID of the calculator's element, and its parameters in older URLs. */
export const FLOW_CALCULATOR_ID = 'flow-calculator';
const URL_STATE = { id: FLOW_CALCULATOR_ID, query: FLOW_PARAMETERS } as const;

/** The logic of the calculator. It starts with an example, or with the values in the URL. */
export function useFlowCalculator() {
  const [form, setForm] = useState(FIRST_FORM);
  const [rejected, setRejected] = useState<readonly string[]>([]);

  const read = useCallback((search: string) => {
    const shared = readSharedFlow(search);
    if (!shared) return;
    setForm(shared.form);
    setRejected(shared.rejected);
  }, []);
  const write = useCallback(() => writeSharedFlow(form), [form]);
  const touched = useUrlState(URL_STATE, read, write);
  // The page is built once, so that the start of its example comes to be in the past.
  useEffect(() => {
    const now = BigInt(Math.floor(Date.now() / 1_000));
    setForm((shown) => (shown === FIRST_FORM ? upcomingForm(now) : shown));
  }, []);

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
