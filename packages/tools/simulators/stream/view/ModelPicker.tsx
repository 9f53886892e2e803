import { SegmentedControl } from '@sablier-docs/kit/form/SegmentedControl';
import { Field } from '@sablier-docs/kit/form/Field';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { LOCKUP_SHAPES, type LockupShapeId } from '@sablier-docs/protocol/lockup/shapes';
import type { LockupModel } from '@sablier-docs/protocol/lockup/types';
import type { SimulatorForm } from '../form';
import { presetForm } from '../from-stream';
import { presetOf } from '../presets';
import type { ReactNode } from 'react';

const MODELS = [
  ['linear', 'Linear'],
  ['dynamic', 'Dynamic'],
  ['tranched', 'Tranched'],
] as const satisfies readonly (readonly [LockupModel, string])[];

interface Props {
  form: SimulatorForm;
  change: (form: SimulatorForm) => void;
  switchTo: (model: LockupModel) => void;
}

/** The choice of a model and of a named shape to start with. */
export function ModelPicker({ form, change, switchTo }: Props): ReactNode {
  return (
    <div className={`${tool.row} ${tool.scripted}`}>
      <SegmentedControl legend="Model" options={MODELS} value={form.model} onValue={switchTo} />
      <Field label="Preset">
        {(control) => (
          <select
            {...control}
            value={presetOf(form) ?? ''}
            onChange={({ target }) => {
              if (target.value) change(presetForm(target.value as LockupShapeId));
            }}
          >
            <option value="">Own values</option>
            {MODELS.map(([model, label]) => (
              <optgroup key={model} label={label}>
                {LOCKUP_SHAPES.filter((shape) => shape.model === model).map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
