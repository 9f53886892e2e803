import chains from '@facts/chains.json';
import { links } from '@site/config/links';
import { CopyText } from '@site/src/components/CopyText';
import type { StreamContract } from '@site/src/protocol/indexers/aliases';
import {
  nameStream,
  splitName,
  type StreamNames,
  type StreamParts,
} from '@site/src/protocol/indexers/identifiers';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';
import { ID, useIdentifiers } from './useIdentifiers';

/** From chain, contract and id to every name of a stream, and back from any of the names. */
export function IdentifierTool(): ReactNode {
  const { contracts, load, parts, pasted, paste, change } = useIdentifiers();
  const id = useId();
  const begun = pasted !== '' || (parts.source !== '' && parts.tokenId !== '');
  const known = chains.some((chain) => String(chain.id) === parts.chainId);

  return (
    <form
      id={ID}
      data-tool="Identifier converter. Give a chain, a contract and a stream id, or any name of a stream; it gives all other names."
      className={styles.tool}
      aria-label="Stream identifiers"
      onFocus={load}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.fields}>
        <Labeled label="Chain" id={`${id}-chain`}>
          <select
            id={`${id}-chain`}
            value={known ? parts.chainId : ''}
            onChange={(event) => change({ chainId: event.target.value })}
          >
            {!known && <option value="">unknown</option>}
            {chains.map((chain) => (
              <option key={chain.id} value={chain.id}>
                {chain.name}
              </option>
            ))}
          </select>
        </Labeled>
        <Labeled label="Contract: alias or address" id={`${id}-source`}>
          <Text
            id={`${id}-source`}
            value={parts.source}
            placeholder="LK3"
            set={(source) => change({ source })}
          />
        </Labeled>
        <Labeled label="Stream id" id={`${id}-token`}>
          <Text
            id={`${id}-token`}
            value={parts.tokenId}
            placeholder="12"
            set={(tokenId) => change({ tokenId })}
          />
        </Labeled>
      </div>
      <Labeled label="Or paste an alias, an id or a link to the app" id={`${id}-any`}>
        <Text id={`${id}-any`} value={pasted} placeholder="LK3-1-12" set={paste} />
      </Labeled>
      <div role="status" className={styles.result}>
        {begun && contracts ? (
          <Result parts={parts} pasted={pasted} contracts={contracts} />
        ) : (
          <p>All names of the stream appear here.</p>
        )}
      </div>
    </form>
  );
}

function Labeled({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

function Text(props: { id: string; value: string; placeholder: string; set: (v: string) => void }) {
  const { set, ...rest } = props;
  return (
    <input
      {...rest}
      type="text"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={(event) => set(event.target.value)}
    />
  );
}

function Result(props: {
  parts: StreamParts;
  pasted: string;
  contracts: readonly StreamContract[];
}): ReactNode {
  const { parts, pasted, contracts } = props;
  if (pasted && !splitName(pasted)) {
    return <p>This is no alias, id or link. Expected are three parts, as in LK3-1-12.</p>;
  }
  const naming = nameStream(parts, contracts);
  return 'problem' in naming ? <p>{naming.problem}</p> : <Names {...naming.names} />;
}

function Names({
  product,
  version,
  contract,
  address,
  id,
  alias,
  appPath,
}: StreamNames): ReactNode {
  const rows: [string, ReactNode][] = [
    ['Alias', <CopyText key="alias" value={alias} label="the alias" />],
    ['Id on Envio and The Graph', <CopyText key="id" value={id} label="the id" />],
    ['Contract', <CopyText key="contract" value={address} label="the address" />],
    ['Release', `${contract}, ${product === 'lockup' ? 'Lockup' : 'Flow'} ${version}`],
    [
      'In the app',
      <a key="app" href={links.app + appPath} target="_blank" rel="noopener noreferrer">
        {links.app + appPath}
      </a>,
    ],
  ];
  return (
    <dl>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
