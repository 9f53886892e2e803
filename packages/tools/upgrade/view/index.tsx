import releases from '@facts/releases.json';
import type { Product } from '@sablier-docs/protocol/releases';
import { roleTitles } from '@sablier-docs/reference/upgrades/types';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { LeavingButton } from '@sablier-docs/kit/form/LeavingButton';
import { RetryButton } from '@sablier-docs/kit/form/RetryButton';
import { SegmentedControl } from '@sablier-docs/kit/form/SegmentedControl';
import { SelectInput } from '@sablier-docs/kit/form/SelectInput';
import { Rejected, ShareLink } from '@sablier-docs/kit/form/ShareLink';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useUrlState } from '@sablier-docs/kit/form/useUrlState';
import {
  firstChoice,
  UPGRADE_ID,
  readSharedUpgrade,
  rolesOf,
  withFrom,
  writeSharedUpgrade,
  type Choice,
} from '../choice';
import { fileOf, useChecklist } from './load';
import { OwnCode } from './OwnCode';
import { Steps } from './Steps';

const URL_STATE = { id: UPGRADE_ID, query: [] } as const;

/** The checklist of an upgrade between any two releases of a product, for what the reader has. */
export function UpgradeAssistant({ of }: { of: Product }): ReactNode {
  const versions = useMemo(
    () =>
      releases
        .filter(({ product }) => product === of)
        .map(({ version }) => version)
        .sort(),
    [of],
  );
  const [choice, setChoice] = useState(() => firstChoice(of, versions));
  const [rejected, setRejected] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const read = useCallback(
    (state: string) => {
      const shared = readSharedUpgrade(state, of, versions);
      setChoice(shared.choice);
      setRejected(shared.rejected);
      setAttempt((last) => last + 1);
    },
    [of, versions],
  );
  const write = useCallback(() => writeSharedUpgrade(choice), [choice]);
  const touched = useUrlState(URL_STATE, read, write);
  const choose = (next: Choice) => {
    touched.current = true;
    setChoice(next);
    setAttempt((last) => last || 1);
  };
  const ask = () => setAttempt((last) => last + 1);
  const file = fileOf(of, choice.from, choice.to);
  const items = useChecklist(attempt > 0 ? file : null, attempt);

  return (
    <section
      id={UPGRADE_ID}
      className={tool.tool}
      aria-label="Upgrade assistant"
      data-tool={`Upgrade assistant. Choose two releases and what you have, such as a contract, a script or an indexer; it lists what to change, in order. The same checklists are JSON: ${file} for the first choice, and /data/v1/checklists.json lists all.`}
      data-search="off"
    >
      <div className={tool.row}>
        <SelectInput
          label="From"
          options={versions.slice(0, -1).map((version) => [version, version])}
          value={choice.from}
          onValue={(from) => from && choose(withFrom(choice, from, versions))}
        />
        <SelectInput
          label="To"
          options={versions
            .filter((version) => version > choice.from)
            .map((version) => [version, version])}
          value={choice.to}
          onValue={(to) => to && choose({ ...choice, to })}
        />
      </div>
      <SegmentedControl
        legend="What you have"
        options={rolesOf(of).map((role) => [role, upper(roleTitles[role])])}
        value={choice.have}
        onValue={(have) => choose({ ...choice, have })}
      />
      <Rejected labels={rejected} className={tool.hint} />
      {attempt === 0 ? (
        <LeavingButton onPress={ask}>Show the checklist</LeavingButton>
      ) : (
        <p role="status" className={tool.status}>
          {items === 'failed'
            ? 'The checklist did not load. Check your connection.'
            : items === 'waiting'
              ? 'Loading the checklist…'
              : `From ${choice.from} to ${choice.to}, for ${roleTitles[choice.have]}.`}
        </p>
      )}
      {attempt > 0 && items === 'failed' && <RetryButton onRetry={ask} />}
      {attempt > 0 && typeof items === 'object' && (
        <>
          <OwnCode items={items.filter((one) => one.for.includes(choice.have))} />
          <Steps items={items} choice={choice} />
          <ShareLink id={UPGRADE_ID} write={write} />
          <p className={tool.hint}>
            All entries, with selectors and topics: <a href={file}>{file}</a>
          </p>
        </>
      )}
      <noscript>
        <p className={tool.hint}>
          The assistant needs JavaScript. Without it, the sections of this page list the same for
          the commonest pairs, and <a href={file}>{file}</a> is a checklist as JSON.
        </p>
      </noscript>
    </section>
  );
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
