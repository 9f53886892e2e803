import chains from '@facts/chains.json';
import type { ReactNode } from 'react';
import { SelectInput } from './SelectInput';
import { TextInput } from './TextInput';
import styles from './styles.module.css';

/** A link into the app has at most about 200 characters. */
const LONGEST = 300;

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
        maxLength={LONGEST}
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
