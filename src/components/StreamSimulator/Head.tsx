import { Choices } from '@site/src/components/Tool/Choices';
import { Field } from '@site/src/components/Tool/Field';
import tool from '@site/src/components/Tool/styles.module.css';
import { LOCKUP_SHAPES, type LockupShapeId } from '@site/src/protocol/lockup/shapes';
import type { LockupModel } from '@site/src/protocol/lockup/types';
import type { SimulatorForm } from '@site/src/tools/simulator/form';
import { presetForm } from '@site/src/tools/simulator/from-stream';
import { presetOf } from '@site/src/tools/simulator/presets';
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

/** The model, and the named shapes to begin with. */
export function Head({ form, change, switchTo }: Props): ReactNode {
  return (
    <div className={`${tool.row} ${tool.scripted}`}>
      <Choices legend="Model" options={MODELS} value={form.model} onValue={switchTo} />
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
