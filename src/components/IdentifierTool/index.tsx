import chains from '@facts/chains.json';
import { links } from '@site/config/links';
import { useAddress } from '@site/src/components/Tool/useAddress';
import { writeQuery } from '@site/src/tools/inputs/query';
import { CopyText } from '@site/src/components/CopyText';
import type { StreamContract } from '@site/src/protocol/indexers/aliases';
import {
  nameStream,
  splitName,
  type StreamNames,
  type StreamParts,
} from '@site/src/protocol/indexers/identifiers';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

const EMPTY: StreamParts = { chainId: '1', source: '', tokenId: '' };

/** Id of the tool's element. Its state has never been in the query. */
const ID = 'stream-identifiers';
const ADDRESS = { id: ID, query: [] } as const;
/** Longer names are none. */
const LONGEST = 200;

/** Loads the contracts when the reader begins to type: a page does not carry 300 addresses. */
function useContracts(): [readonly StreamContract[] | null, () => void] {
  const [contracts, setContracts] = useState<readonly StreamContract[] | null>(null);
  const asked = useRef(false);
  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    import('@facts/stream-contracts.json').then(
      (module) => setContracts(module.default),
      () => (asked.current = false),
    );
  }, []);
  return [contracts, load];
}

/** From chain, contract and id to every name of a stream, and back from any of the names. */
export function IdentifierTool(): ReactNode {
  const [contracts, load] = useContracts();
  const [parts, setParts] = useState(EMPTY);
  const [pasted, setPasted] = useState('');
  const id = useId();
  const read = useCallback(
    (state: string) => {
      const query = new URLSearchParams(state);
      const text = (name: string) => (query.get(name) ?? '').slice(0, LONGEST);
      const name = text('name');
      setPasted(name);
      const given = {
        chainId: text('chain') || '1',
        source: text('contract'),
        tokenId: text('id'),
      };
      setParts((name && splitName(name)) || given);
      load();
    },
    [load],
  );
  const write = useCallback(() => {
    if (pasted) return writeQuery([['name', pasted]]);
    const { chainId, source, tokenId } = parts;
    if (!source && !tokenId) return '';
    return writeQuery([
      ['chain', chainId],
      ['contract', source],
      ['id', tokenId],
    ]);
  }, [pasted, parts]);
  const touched = useAddress(ADDRESS, read, write);

  const paste = (text: string) => {
    touched.current = true;
    setPasted(text);
    setParts(splitName(text) ?? { ...parts, source: '', tokenId: '' });
  };
  const change = (part: Partial<StreamParts>) => {
    touched.current = true;
    setPasted('');
    setParts({ ...parts, ...part });
  };
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
