import chains from '@facts/chains.json';
import { SelectInput } from '@site/src/components/Tool/SelectInput';
import { TextInput } from '@site/src/components/Tool/TextInput';
import tool from '@site/src/components/Tool/styles.module.css';
import { takePasted, type Asked } from '@site/src/tools/desk/find';
import type { ReactNode } from 'react';

/** A link to a stream in the app has about 200 characters. */
const LONGEST = 300;

/** The fields that name a stream: one text for all, or contract, chain and ID. */
export function Find({ asked, set }: { asked: Asked; set: (asked: Asked) => void }): ReactNode {
  const change = (part: Partial<Asked>) => set({ ...asked, pasted: '', ...part });
  return (
    <>
      <TextInput
        label="Link or alias of the stream"
        hint="The link of its page in the app, an alias such as LK3-8453-5, or the address of its contract."
        value={asked.pasted}
        maxLength={LONGEST}
        placeholder="LK3-8453-5"
        autoCapitalize="off"
        onValue={(text) => set(takePasted(text))}
      />
      <div className={tool.row}>
        <SelectInput
          label="Chain"
          options={chains.map(({ id, name }) => [id, name])}
          value={asked.chainId}
          onValue={(chainId) => change({ chainId })}
        />
        <TextInput
          label="Contract: code or address"
          value={asked.source}
          onValue={(source) => change({ source })}
        />
        <TextInput
          label="Stream ID"
          inputMode="numeric"
          value={asked.tokenId}
          onValue={(tokenId) => change({ tokenId })}
        />
      </div>
    </>
  );
}
