import { useLists } from '../../authenticity/view/useLists';
import { Field } from '@sablier-docs/kit/form/Field';
import { RetryButton } from '@sablier-docs/kit/form/RetryButton';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import { useMemo, useState, type ReactNode } from 'react';
import { FoundContracts } from './FoundContracts';
import { findRows, contractReleases, lookupRows, type LookupRow } from './rows';

const NONE: readonly LookupRow[] = [];

/**
 * Searches every deployed contract of every release by name, address, chain or release. Sends
 * nothing.
 */
export function DeploymentLookup(): ReactNode {
  const [text, setText] = useState('');
  const [chain, setChain] = useState('');
  const [release, setRelease] = useState('');
  const { lists, load, begin } = useLists();
  const rows = useMemo(() => (typeof lists === 'object' ? lookupRows(lists) : NONE), [lists]);
  const chains = typeof lists === 'object' ? lists.chains : [];
  const isAsked = text.trim() !== '' || chain !== '' || release !== '';
  const found = useMemo(
    () => findRows(rows, { text, chainId: chain === '' ? null : Number(chain), release }),
    [rows, text, chain, release],
  );

  return (
    <section
      className={tool.tool}
      aria-label="Lookup of deployed contracts"
      data-tool="Lookup. Type a contract, an address or a chain id, or choose a chain and a release; it lists the contracts that match."
      data-search="off"
      onFocus={begin}
      onPointerEnter={begin}
    >
      <TextInput
        label="Contract, address, chain or chain id"
        hint="The first characters of an address are enough, or its last four."
        value={text}
        onValue={setText}
      />
      <Choice label="Chain" all="All chains" value={chain} onValue={setChain}>
        {chains.map(({ id, name }) => (
          <option key={id} value={id}>{`${name} (${id})`}</option>
        ))}
      </Choice>
      <Choice label="Release" all="All releases" value={release} onValue={setRelease}>
        {contractReleases(rows).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
      {lists === 'failed' && (
        <>
          <p role="status">The list of addresses could not be loaded.</p>
          <RetryButton onRetry={load} />
        </>
      )}
      {isAsked && lists === 'waiting' && <p role="status">Loading the list of addresses…</p>}
      {isAsked && typeof lists === 'object' && <FoundContracts rows={found} all={rows.length} />}
      <noscript>
        <p className={tool.hint}>
          The lookup needs JavaScript. Without it, the pages of deployments list every address.
        </p>
      </noscript>
    </section>
  );
}

function Choice(props: {
  label: string;
  all: string;
  value: string;
  onValue: (value: string) => void;
  children: ReactNode;
}): ReactNode {
  const { label, all, value, onValue, children } = props;
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onValue(target.value)}>
          <option value="">{all}</option>
          {children}
        </select>
      )}
    </Field>
  );
}
