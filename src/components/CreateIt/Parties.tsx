import chains from '@facts/chains.json';
import { Field } from '@site/src/components/Tool/Field';
import { TextInput } from '@site/src/components/Tool/TextInput';
import tool from '@site/src/components/Tool/styles.module.css';
import type { CreatorFact } from '@site/src/protocol/creation/types';
import type { PartyKey, PartyReading, PartyTexts } from '@site/src/tools/create/parties';
import type { ReactNode } from 'react';

export interface PartyLabel {
  label: string;
  hint?: string;
}

interface Props {
  creator: CreatorFact;
  /** In the order in which they are drawn. */
  labels: Partial<Record<PartyKey, PartyLabel>>;
  texts: PartyTexts;
  problems: PartyReading['problems'];
  set: (texts: PartyTexts) => void;
}

/** Chain, token and who takes part. Only chains that have the contract can be chosen. */
export function Parties({ creator, labels, texts, problems, set }: Props): ReactNode {
  const { addresses, contract, version } = creator;
  return (
    <div className={tool.row}>
      <Field label="Chain" hint={`Chains that have ${contract} ${version}.`}>
        {(control) => (
          <select
            {...control}
            value={texts.chainId ?? ''}
            onChange={({ target }) => set({ ...texts, chainId: target.value })}
          >
            <option value="">Choose</option>
            {chains
              .filter(({ id }) => addresses[id])
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        )}
      </Field>
      {(Object.keys(labels) as PartyKey[]).map((key) => (
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
  );
}
