import chains from '@facts/chains.json';
import { MAX_LINK_LENGTH } from '@sablier-docs/kit/inputs/parsed';
import type { ReactNode } from 'react';
import { SelectInput } from '@sablier-docs/kit/form/SelectInput';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import styles from '@sablier-docs/kit/form/styles.module.css';

/** Fields that identify a contract: a pasted link or name, the chain, and the others in one row with it. */
export function LinkAndChainFields(props: {
  link: { label: string; hint: string; placeholder?: string };
  pasted: string;
  onPasted: (text: string) => void;
  chainId: string;
  onChain: (chainId: string) => void;
  children: ReactNode;
}): ReactNode {
  const { link, pasted, onPasted, chainId, onChain, children } = props;
  return (
    <>
      <TextInput
        {...link}
        value={pasted}
        maxLength={MAX_LINK_LENGTH}
        autoCapitalize="off"
        onValue={onPasted}
      />
      <div className={styles.row}>
        <SelectInput
          label="Chain"
          options={chains.map(({ id, name }) => [id, name])}
          value={chainId}
          onValue={onChain}
        />
        {children}
      </div>
    </>
  );
}
