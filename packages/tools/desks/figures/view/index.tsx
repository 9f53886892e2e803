import chains from '@facts/chains.json';
import { Field } from '@sablier-docs/kit/form/Field';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import { SelectInput } from '@sablier-docs/kit/form/SelectInput';
import { LoadFailed } from '@sablier-docs/kit/form/LoadFailed';
import { WaitingButton } from '@sablier-docs/kit/form/WaitingButton';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { isRead } from '@sablier-docs/kit/inputs/parsed';
import { usePress } from '../../flow/view/usePress';
import { useState, type ReactNode } from 'react';
import type { Zone } from '../../creation/batch-rows';
import { readStreams } from '../list';
import { readMoments, type Moment } from '../moment';
import type { Figures } from '../read';

async function loadParts() {
  const [parts, contracts] = await Promise.all([
    import('./parts'),
    import('@facts/stream-contracts.json'),
  ]);
  return { ...parts, contracts: contracts.default };
}

const TOOL_DESCRIPTION =
  'Figures for a date. Paste streams and a date; it reads through your wallet what the contracts answered in the last block of that moment, as a table, CSV and a page to print.';
const ZONES: [Zone, string][] = [
  ['utc', 'UTC'],
  ['device', 'Time zone of this device'],
];
const LONGEST = 40_000;

/** The figures of many streams at a past second, read from their contracts through a wallet. */
export function FiguresForADate(): ReactNode {
  const reading = usePress<Awaited<ReturnType<typeof loadParts>>, Figures[]>(loadParts);
  const { failed, loaded, load, live, setLive, run, since, press, parts, waiting, clear } = reading;
  const [list, setList] = useState('');
  const [date, setDate] = useState('');
  const [zone, setZone] = useState<Zone>('utc');
  const read = readMoments(date, zone);
  const moments = isRead(read) ? read.value : [];
  const streams = loaded ? readStreams(list, loaded.contracts) : null;
  // Figures of one list or moment must not be shown for another.
  const edit =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      clear();
    };
  const [first] = streams && isRead(streams) ? streams.value : [];
  const chain = chains.find(({ id }) => id === first?.chainId);
  const isReady = isRead(read) && streams !== null && isRead(streams) && chain;
  // A press waits for the list of contracts, by which the streams are read.
  const mayPress = isReady || (isRead(read) && !streams && list.trim() !== '');
  return (
    <section
      id="figures"
      className={tool.tool}
      aria-label="Figures for a date"
      data-search="off"
      data-tool={TOOL_DESCRIPTION}
    >
      <div className={tool.scripted}>
        <Field
          label="Streams"
          hint="Aliases such as LK3-8453-5 or links of the app, one per line, all on one chain."
          problem={list.trim() !== '' && streams && !isRead(streams) ? streams.problem : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              value={list}
              maxLength={LONGEST}
              spellCheck={false}
              autoCapitalize="off"
              onChange={({ target }) => {
                load();
                edit(setList)(target.value);
              }}
            />
          )}
        </Field>
      </div>
      <div className={`${tool.row} ${tool.scripted}`}>
        <TextInput
          label="Date"
          hint={momentsText(moments)}
          value={date}
          problem={date.trim() !== '' && !isRead(read) ? read.problem : undefined}
          onValue={edit(setDate)}
        />
        <SelectInput
          label="Time zone of the date"
          options={ZONES}
          value={zone}
          onValue={edit((value: string) => setZone(value === 'device' ? 'device' : 'utc'))}
        />
      </div>
      <div className={`${tool.actions} ${tool.scripted}`}>
        <WaitingButton
          aria-disabled={!mayPress}
          waiting={waiting}
          onClick={mayPress ? press : load}
        >
          Read with my wallet
        </WaitingButton>
      </div>
      {failed && <LoadFailed />}
      {parts && isReady && (
        <parts.WalletReader
          key={run}
          noun="stream"
          without={NO_WALLET}
          chainId={chain.id}
          {...{ chain, live, since }}
          set={setLive}
          round={0}
          ask={(provider) => parts.readFiguresOfAll(provider, streams.value, moments)}
        >
          {(all) => all && <parts.FiguresTable {...{ all, moments }} />}
        </parts.WalletReader>
      )}
    </section>
  );
}

/** The moments as they were read; without any, what can be entered. */
function momentsText(moments: readonly Moment[]): string {
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last) {
    return 'Such as 2026-12-31 for the end of that day, 2026-12-31 18:00, or a Unix timestamp. For the end of each month: 2026-01 to 2026-12.';
  }
  if (first === last) return first.says;
  return `${moments.length} months. First: ${first.says}. Last: ${last.says}.`;
}

const NO_WALLET =
  'No wallet was found in this browser. Unlock or install a wallet that works as an extension, or open this page in the browser of your wallet app. Without one, use the commands below.';
