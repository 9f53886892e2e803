import { SelectInput } from '@sablier-docs/tools/form/SelectInput';
import { TextInput } from '@sablier-docs/tools/form/TextInput';
import tool from '@sablier-docs/tools/form/styles.module.css';
import { useState, type ReactNode } from 'react';
import { LABELS } from '../describe';
import {
  ACTIONS,
  ACTORS,
  argumentOf,
  isAmount,
  type Action,
  type Actor,
  type Product,
  type Step,
} from '../steps';

interface Props {
  product: Product;
  /** Whether the stream asks for a price. */
  hasPrice: boolean;
  isBusy: boolean;
  onAct: (step: Omit<Step, 'day'>) => void;
}

/** Who acts, and what is done. Everyone may try everything: the contract decides. */
export function Actions({ product, hasPrice, isBusy, onAct }: Props): ReactNode {
  const [as, setAs] = useState<Actor>('sender');
  const [action, setAction] = useState<Action>(product === 'lockup' ? 'cancel' : 'pause');
  const [amount, setAmount] = useState('5');
  const [to, setTo] = useState<Actor>('stranger');
  const offered = (Object.keys(ACTIONS[product]) as Action[]).filter(
    (one) => one !== 'price' || hasPrice,
  );
  const chosen = offered.includes(action) ? action : (offered[0] ?? 'withdraw');
  const needs = argumentOf(product, chosen);
  const problem = needs === 'amount' && !isAmount(amount) ? 'Write a number such as 12.5.' : '';
  const argument = needs === 'amount' ? amount : needs === 'account' ? to : undefined;

  return (
    <form
      className={tool.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || problem) return;
        onAct({
          as: chosen === 'price' ? 'market' : as,
          action: chosen,
          ...(argument === undefined ? {} : { argument }),
        });
      }}
    >
      {chosen !== 'price' && (
        <SelectInput
          label="Account"
          options={ACTORS.filter((one) => one !== 'market').map((one) => [one, one] as const)}
          value={as}
          onValue={(value) => {
            const actor = ACTORS.find((one) => one === value);
            if (actor) setAs(actor);
          }}
        />
      )}
      <SelectInput
        label="Action"
        options={offered.map((one) => [one, LABELS[one]] as const)}
        value={chosen}
        onValue={(value) => {
          const found = offered.find((one) => one === value);
          if (found) setAction(found);
        }}
      />
      {needs === 'amount' && (
        <TextInput
          label={chosen === 'price' ? 'Price, in USD' : 'Amount, in DAI'}
          inputMode="decimal"
          value={amount}
          onValue={setAmount}
          problem={problem}
        />
      )}
      {needs === 'account' && (
        <SelectInput
          label="New owner"
          options={(['stranger', 'sender', 'recipient'] as const).map((one) => [one, one] as const)}
          value={to}
          onValue={(value) => {
            const actor = ACTORS.find((one) => one === value);
            if (actor) setTo(actor);
          }}
        />
      )}
      <div className={tool.field}>
        <button type="submit" className={tool.button} aria-disabled={isBusy}>
          Send it on this chain
        </button>
      </div>
    </form>
  );
}
