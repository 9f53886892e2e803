import { useAddress } from '@site/src/components/Tool/useAddress';
import type { LockupShapeId } from '@site/src/protocol/lockup/shapes';
import type { LockupModel, LockupStream } from '@site/src/protocol/lockup/types';
import type { SimulatorForm } from '@site/src/tools/simulator/form';
import { presetForm } from '@site/src/tools/simulator/from-stream';
import { judge, type Verdict } from '@site/src/tools/simulator/judge';
import { readShared, writeShared } from '@site/src/tools/simulator/share';
import { FIRST_SHAPES } from '@site/src/tools/simulator/switch-model';
import { useCallback, useState } from 'react';

interface Drawn {
  readonly stream: LockupStream;
  readonly decimals: number;
}

interface State {
  readonly form: SimulatorForm;
  readonly verdict: Verdict;
  /** The last stream that the contract would accept. */
  readonly drawn: Drawn | null;
  /** Labels of the values of the address that were not used. */
  readonly rejected: readonly string[];
}

function next(form: SimulatorForm, drawn: Drawn | null, rejected: readonly string[] = []): State {
  const verdict = judge(form);
  const { stream, decimals } = verdict;
  const fits = stream && decimals !== null;
  return { form, verdict, drawn: fits ? { stream, decimals } : drawn, rejected };
}

/** The simulator without its looks. It begins with a named shape or with what the address holds. */
export function useSimulator(shape: LockupShapeId) {
  const [state, setState] = useState(() => next(presetForm(shape), null));

  const read = useCallback(
    (search: string) => {
      const first = presetForm(shape);
      const defaults = (model: LockupModel | null) =>
        model === null || model === first.model ? first : presetForm(FIRST_SHAPES[model]);
      const shared = readShared(search, defaults);
      if (shared) setState(({ drawn }) => next(shared.form, drawn, shared.rejected));
    },
    [shape],
  );
  const { form } = state;
  const write = useCallback((search: string) => writeShared(search, form), [form]);
  const touched = useAddress(read, write);

  const change = (changed: SimulatorForm) => {
    touched.current = true;
    setState(({ drawn }) => next(changed, drawn));
  };
  return { ...state, change, write };
}
