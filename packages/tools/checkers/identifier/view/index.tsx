import chains from '@facts/chains.json';
import { links } from '@sablier-docs/protocol/project/links';
import { CopyText } from '@sablier-docs/ui/CopyText';
import { newTab } from '@sablier-docs/ui/NewTab';
import { RetryButton } from '@sablier-docs/kit/form/RetryButton';
import { usePaste } from '@sablier-docs/kit/form/usePaste';
import type { StreamContract } from '@sablier-docs/protocol/indexers/aliases';
import {
  LONGEST_NAME,
  nameStream,
  splitName,
  type StreamNames,
  type StreamParts,
} from '@sablier-docs/protocol/indexers/identifiers';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';
import { IDENTIFIER_ID, useIdentifiers } from './useIdentifiers';

/** Converts chain, contract and ID to every identifier of a stream, and any identifier back. */
export function IdentifierTool(): ReactNode {
  const { contracts, failed, load, begin, parts, pasted, paste, change } = useIdentifiers();
  const id = useId();
  const begun = pasted !== '' || (parts.source !== '' && parts.tokenId !== '');
  const known = chains.some((chain) => String(chain.id) === parts.chainId);

  return (
    <form
      id={IDENTIFIER_ID}
      data-tool="Identifier converter. Give a chain, a contract and a stream id, or any name of a stream; it gives all other names."
      className={styles.tool}
      aria-label="Stream identifiers"
      onFocus={begin}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.fields}>
        <div className={styles.field}>
          <label htmlFor={`${id}-chain`}>Chain</label>
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
        </div>
        <Name
          label="Contract: alias or address"
          value={parts.source}
          placeholder="LK3"
          set={(source) => change({ source })}
        />
        <Name
          label="Stream id"
          value={parts.tokenId}
          placeholder="12"
          set={(tokenId) => change({ tokenId })}
        />
      </div>
      <Name
        label="Or paste an alias, an id or a link to the app"
        value={pasted}
        placeholder="LK3-1-12"
        set={paste}
      />
      <div role="status" className={styles.result}>
        {begun && contracts ? (
          <Result parts={parts} pasted={pasted} contracts={contracts} />
        ) : (
          <p>
            {failed
              ? 'The list of contracts did not load. Check your connection.'
              : 'All names of the stream appear here.'}
          </p>
        )}
      </div>
      {failed && <RetryButton onRetry={load} />}
    </form>
  );
}

/**
 * A field for an identifier. A text that is longer than any identifier is rejected, because the
 * field would freeze.
 */
function Name(props: {
  label: string;
  value: string;
  placeholder: string;
  set: (value: string) => void;
}): ReactNode {
  const { label, set, ...rest } = props;
  const id = useId();
  const { tooLong, handlers, clear } = usePaste(LONGEST_NAME, set);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={tooLong ? `${id}-problem` : undefined}
        aria-invalid={tooLong ? true : undefined}
        {...handlers}
        onChange={({ target }) => {
          clear();
          set(target.value);
        }}
      />
      {tooLong && (
        <p id={`${id}-problem`} role="alert">
          {tooLong}
        </p>
      )}
    </div>
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
    ['Id on Envio and The Graph', <CopyText key="id" value={id} label="the id" isWhole />],
    ['Contract', <CopyText key="contract" value={address} label="the address" isWhole />],
    ['Release', `${contract}, ${product === 'lockup' ? 'Lockup' : 'Flow'} ${version}`],
    [
      'In the app',
      <a key="app" href={links.app + appPath} {...newTab}>
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
