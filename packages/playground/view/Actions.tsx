import { SelectInput } from '@sablier-docs/kit/form/SelectInput';
import { isRead } from '@sablier-docs/kit/inputs/parsed';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useState, type ReactNode } from 'react';
import { ACTION_LABELS, MODE_LABELS, roleOf } from '../describe';
import { offeredIn } from '../offered';
import { readStepAmount } from '../read-amount';
import type { Scene } from '../scenes';
import {
  ALONE,
  stepArgument,
  CALLERS,
  STEP_MODES,
  type Action,
  type Argument,
  type Step,
} from '../steps';

interface Props {
  scene: Scene;
  isBusy: boolean;
  onAct: (step: Omit<Step, 'day'>) => void;
}

/** Who acts, and what is done. Everyone may try everything: the contract decides. */
export function Actions({ scene, isBusy, onAct }: Props): ReactNode {
  const { product } = scene;
  const offered = offeredIn(scene);
  const [as, setAs] = useState<(typeof CALLERS)[number]>('sender');
  const [action, setAction] = useState<Action>(product === 'flow' ? 'pause' : 'cancel');
  const [given, setGiven] = useState<Readonly<Record<Argument, string>>>({
    none: '',
    amount: '5',
    coin: '0.001',
    mode: 'refuse',
    account: product === 'airdrops' ? 'recipient' : 'stranger',
  });
  const chosen = offered.includes(action) ? action : (offered[0] ?? 'withdraw');
  const needs = stepArgument(product, chosen) ?? 'none';
  const isNumber = needs === 'amount' || needs === 'coin';
  const typed = given[needs];
  const read = isNumber ? readStepAmount(typed) : { value: typed };
  const argument = isRead(read) ? read.value : typed;
  const problem = isRead(read) ? '' : read.problem;
  const onArgument = (value: string) => setGiven((before) => ({ ...before, [needs]: value }));

  return (
    <form
      className={tool.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || problem) return;
        onAct({
          as: ALONE[chosen] ?? as,
          action: chosen,
          ...(needs === 'none' ? {} : { argument }),
        });
      }}
    >
      {!ALONE[chosen] && (
        <SelectInput
          label="Account"
          options={CALLERS.map((one) => [one, `${one}, ${roleOf(one, scene)}`] as const)}
          value={as}
          onValue={(value) => {
            const caller = CALLERS.find((one) => one === value);
            if (caller) setAs(caller);
          }}
        />
      )}
      <SelectInput
        label="Action"
        options={offered.map((one) => [one, ACTION_LABELS[one]] as const)}
        value={chosen}
        onValue={(value) => {
          const found = offered.find((one) => one === value);
          if (found) setAction(found);
        }}
      />
      {isNumber && (
        <TextInput
          label={labelOf(chosen, needs)}
          inputMode="decimal"
          value={typed}
          onValue={onArgument}
          problem={problem}
        />
      )}
      {needs === 'account' && (
        <SelectInput
          label={chosen === 'claim' ? 'For' : 'New owner'}
          options={CALLERS.map((one) => [one, one] as const)}
          value={argument}
          onValue={onArgument}
        />
      )}
      {needs === 'mode' && (
        <SelectInput
          label="The hooks"
          options={STEP_MODES.map((one) => [one, MODE_LABELS[one]] as const)}
          value={argument}
          onValue={onArgument}
        />
      )}
      <div className={tool.field}>
        <button
          type="submit"
          className={tool.button}
          aria-disabled={isBusy}
        >{`Act as the ${ALONE[chosen] ?? as}`}</button>
      </div>
    </form>
  );
}

const RATE = 'Rate, in DAI per day';
const LABEL_OF: Partial<Record<Action, string>> = {
  price: 'Price, in USD',
  rate: RATE,
  restart: RATE,
};

const labelOf = (action: Action, needs: Argument): string =>
  needs === 'coin' ? 'Fee, in ETH' : (LABEL_OF[action] ?? 'Amount, in DAI');
