import { useAddress } from '@site/src/components/Tool/useAddress';
import type { LockupShapeId } from '@site/src/protocol/lockup/shapes';
import type { LockupModel, LockupStream } from '@site/src/protocol/lockup/types';
import type { SimulatorForm } from '@site/src/tools/simulator/form';
import { presetForm } from '@site/src/tools/simulator/from-stream';
import { remember, type Step } from '@site/src/tools/simulator/history';
import { judge, type Verdict } from '@site/src/tools/simulator/judge';
import { NAMES, readShared, writeShared } from '@site/src/tools/simulator/share';
import { relabel } from '@site/src/tools/simulator/shape-kind';
import { FIRST_SHAPES, switchModel } from '@site/src/tools/simulator/switch-model';
import { useCallback, useState } from 'react';

/** Id of the simulator's element, and its parameters in an address. */
export const ID = 'stream-simulator';
const ADDRESS = { id: ID, query: NAMES } as const;

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

/** What the reader has done so far. */
interface Past {
  readonly steps: readonly Step[];
  /** The last form of each model that was left. */
  readonly left: Partial<Record<LockupModel, SimulatorForm>>;
}

const NO_PAST: Past = { steps: [], left: {} };

function next(form: SimulatorForm, drawn: Drawn | null, rejected: readonly string[] = []): State {
  const verdict = judge(form);
  const { stream, decimals } = verdict;
  const fits = stream && decimals !== null;
  return { form, verdict, drawn: fits ? { stream, decimals } : drawn, rejected };
}

/** The simulator without its looks. It begins with a named shape or with what the address holds. */
export function useSimulator(shape: LockupShapeId) {
  const [state, setState] = useState(() => next(presetForm(shape), null));
  const [past, setPast] = useState(NO_PAST);

  const read = useCallback(
    (search: string) => {
      const first = presetForm(shape);
      const defaults = (model: LockupModel | null) =>
        model === null || model === first.model ? first : presetForm(FIRST_SHAPES[model]);
      const shared = readShared(search, defaults);
      if (!shared) return;
      setPast(NO_PAST);
      setState(({ drawn }) => next(shared.form, drawn, shared.rejected));
    },
    [shape],
  );
  const { form } = state;
  const write = useCallback(() => writeShared(form), [form]);
  const touched = useAddress(ADDRESS, read, write);

  const show = (changed: SimulatorForm) => {
    touched.current = true;
    setState(({ drawn }) => next(changed, drawn));
  };
  const change = (changed: SimulatorForm) => {
    const labeled = changed.shape === form.shape ? relabel(changed) : changed;
    const left = labeled.model === form.model ? past.left : { ...past.left, [form.model]: form };
    setPast({ left, steps: remember(past.steps, form, labeled) });
    show(labeled);
  };
  const switchTo = (model: LockupModel) => change(switchModel(form, model, past.left[model]));
  const last = past.steps.at(-1);
  const undo = last
    ? () => {
        setPast({ ...past, steps: past.steps.slice(0, -1) });
        show(last.before);
      }
    : null;
  return { ...state, change, switchTo, undo, write };
}
