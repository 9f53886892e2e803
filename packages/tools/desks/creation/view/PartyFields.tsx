import chains from '@facts/chains.json';
import { SelectInput } from '@sablier-docs/kit/form/SelectInput';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { CreatorFact } from '../contracts/types';
import { withChain, type PartyKey, type PartyReading, type PartyTexts } from '../parties';
import { useState, type ReactNode } from 'react';

interface PartyLabel {
  label: string;
  hint?: string;
}

interface Props {
  creator: CreatorFact;
  /** In display order. */
  labels: Partial<Record<PartyKey, PartyLabel>>;
  texts: PartyTexts;
  problems: PartyReading['problems'];
  set: (texts: PartyTexts) => void;
}

/** Chain, token and participants. Only chains that have the contract can be chosen. */
export function PartyFields({ creator, labels, texts, problems, set }: Props): ReactNode {
  const { addresses, contract, version } = creator;
  const [isEmptied, setEmptied] = useState(false);
  const keys = Object.keys(labels) as PartyKey[];
  return (
    <>
      <div className={tool.row}>
        <SelectInput
          label="Chain"
          hint={`Chains that have ${contract} ${version}.`}
          options={chains.filter(({ id }) => addresses[id]).map(({ id, name }) => [id, name])}
          value={texts.chainId ?? ''}
          onValue={(chainId) => {
            const next = withChain(texts, chainId);
            setEmptied(keys.some((key) => texts[key] && !next[key]));
            set(next);
          }}
        />
        {keys.map((key) => (
          <TextInput
            key={key}
            label={labels[key]?.label ?? ''}
            hint={labels[key]?.hint}
            value={texts[key] ?? ''}
            problem={texts[key]?.trim() ? problems[key] : undefined}
            onValue={(value) => set({ ...texts, [key]: value })}
          />
        ))}
      </div>
      <p role="status" className={tool.status}>
        {isEmptied &&
          'You chose another chain. Enter the addresses again: there, the same address can be another contract or belong to somebody else.'}
      </p>
    </>
  );
}
