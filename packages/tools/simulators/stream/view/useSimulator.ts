import { useUrlState } from '@sablier-docs/kit/form/useUrlState';
import type { LockupShapeId } from '@sablier-docs/protocol/lockup/shapes';
import type { LockupModel, LockupStream } from '@sablier-docs/protocol/lockup/types';
import type { SimulatorForm } from '../form';
import { presetForm } from '../from-stream';
import { addStep, type Step } from '../history';
import { validateForm, type Validation } from '../validate';
import { STREAM_PARAMETERS, readSharedStream, writeSharedStream } from '../share';
import { updateShapeLabel } from '../shape-id';
import { FIRST_SHAPES, switchModel } from '../switch-model';
import { useCallback, useState } from 'react';

/** ID of the simulator's element, and its parameters in older URLs. */
export const SIMULATOR_ID = 'stream-simulator';
const URL_STATE = { id: SIMULATOR_ID, query: STREAM_PARAMETERS } as const;

interface Drawn {
  readonly stream: LockupStream;
  readonly decimals: number;
}

interface State {
  readonly form: SimulatorForm;
  readonly verdict: Validation;
  /** The last stream that the contract would accept. */
  readonly drawn: Drawn | null;
  /** Labels of the values in the URL that were not used. */
  readonly rejected: readonly string[];
}

/** The history of the reader's changes. */
interface Past {
  readonly steps: readonly Step[];
  /** The last form of each model that the reader has left. */
  readonly left: Partial<Record<LockupModel, SimulatorForm>>;
}

const NO_PAST: Past = { steps: [], left: {} };

function next(form: SimulatorForm, drawn: Drawn | null, rejected: readonly string[] = []): State {
  const verdict = validateForm(form);
  const { stream, decimals } = verdict;
  const fits = stream && decimals !== null;
  return { form, verdict, drawn: fits ? { stream, decimals } : drawn, rejected };
}

/** The logic of the simulator. It starts with a named shape, or with the values in the URL. */
export function useSimulator(shape: LockupShapeId) {
  const [state, setState] = useState(() => next(presetForm(shape), null));
  const [past, setPast] = useState(NO_PAST);

  const read = useCallback(
    (search: string) => {
      const first = presetForm(shape);
      const defaults = (model: LockupModel | null) =>
        model === null || model === first.model ? first : presetForm(FIRST_SHAPES[model]);
      const shared = readSharedStream(search, defaults);
      if (!shared) return;
      setPast(NO_PAST);
      setState(({ drawn }) => next(shared.form, drawn, shared.rejected));
    },
    [shape],
  );
  const { form } = state;
  const write = useCallback(() => writeSharedStream(form), [form]);
  const touched = useUrlState(URL_STATE, read, write);

  const show = (changed: SimulatorForm) => {
    touched.current = true;
    setState(({ drawn }) => next(changed, drawn));
  };
  const change = (changed: SimulatorForm) => {
    const labeled = changed.shape === form.shape ? updateShapeLabel(changed) : changed;
    const left = labeled.model === form.model ? past.left : { ...past.left, [form.model]: form };
    setPast({ left, steps: addStep(past.steps, form, labeled) });
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
