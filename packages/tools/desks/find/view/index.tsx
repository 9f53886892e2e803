import chains from '@facts/chains.json';
import { SelectInput } from '@sablier-docs/kit/form/SelectInput';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useOnDemand } from '@sablier-docs/kit/form/useOnDemand';
import { readActor, withoutChain } from '@sablier-docs/kit/inputs/addresses';
import { isRead, valueOf } from '@sablier-docs/kit/inputs/parsed';
import { PressToRead } from '../../flow/view/PressToRead';
import { usePress } from '../../flow/view/usePress';
import { useUrlState } from '@sablier-docs/kit/form/useUrlState';
import { useCallback, useState, type ReactNode } from 'react';
import { contractsOn } from '../contracts';
import { FIND_ID, readFindState } from '../../../links/find-streams';
import type { FoundStreams } from '../read';
import { WithoutWallet } from './WithoutWallet';

async function loadLists() {
  const [contracts, tokenPages] = await Promise.all([
    import('@facts/stream-contracts.json'),
    import('@facts/token-page-chains.json'),
  ]);
  return { contracts: contracts.default, tokenPages: tokenPages.default };
}

async function loadParts() {
  const [parts, lists] = await Promise.all([import('./parts'), loadLists()]);
  return { ...parts, ...lists };
}
type Parts = Awaited<ReturnType<typeof loadParts>>;

/** Chains with a contract that holds streams. */
const searched = chains.filter(({ releases }) => releases.lockup ?? releases.flow);
const ETHEREUM = '1';
const URL_STATE = { id: FIND_ID, query: [] };
/** What is typed here stays out of the address. */
const writeNothing = () => null;

const TOOL_DESCRIPTION =
  'Find streams. Enter an address; it reads through your wallet how many streams the address holds in every contract of a chain, and which, and it writes links to explorers and queries for the indexers.';
const NO_WALLET =
  'No wallet was found in this browser. Any wallet can read, also a new and empty one: unlock or install one that works as an extension, or open this page in the browser of a wallet app. Without one, enter the address, and use the links and queries below.';

/** The streams of an address on a chain, read through a wallet, or by links and queries without one. */
export function FindStreams(): ReactNode {
  const [typed, setTyped] = useState('');
  const [chainId, setChainId] = useState(ETHEREUM);
  const lists = useOnDemand(loadLists);
  const { parts, waiting, failed, live, setLive, run, since, press, clear } = usePress<
    Parts,
    FoundStreams
  >(loadParts);
  const take = useCallback(
    (state: string) => {
      const asked = readFindState(state);
      if (!asked) return;
      setTyped(asked.address);
      setChainId(asked.chainId);
      clear();
    },
    [clear],
  );
  useUrlState(URL_STATE, take, writeNothing);
  const address = readActor(withoutChain(typed));
  const chain = searched.find(({ id }) => String(id) === chainId);
  const holder = valueOf(address) ?? live.results?.holder ?? null;
  const known = lists.loaded ?? parts;
  const isReady = isRead(address) && chain;
  // Streams of one address or chain must not be shown for another.
  const edit =
    (set: (value: string) => void) =>
    (value: string): void => {
      lists.load();
      set(value);
      clear();
    };
  return (
    <section
      id={FIND_ID}
      className={tool.tool}
      aria-label="Find streams"
      data-search="off"
      data-tool={TOOL_DESCRIPTION}
    >
      <div className={`${tool.row} ${tool.scripted}`}>
        <TextInput
          label="Address"
          hint="0x and 40 characters. Left empty, it is the account in your wallet."
          value={typed}
          problem={isRead(address) ? undefined : address.problem}
          onValue={edit(setTyped)}
        />
        <SelectInput
          label="Chain"
          hint={chain ? undefined : 'Choose the chain to read.'}
          options={searched.map(({ id, name }) => [id, name] as const)}
          value={chainId}
          onValue={edit(setChainId)}
        />
      </div>
      <div className={tool.scripted}>
        <PressToRead press={() => isReady && press()} {...{ waiting, failed }}>
          Read with my wallet
        </PressToRead>
      </div>
      {parts && isReady && (
        <parts.WalletReader
          key={run}
          noun="search"
          without={NO_WALLET}
          chainId={chain.id}
          {...{ chain, live, since }}
          set={setLive}
          round={0}
          ask={(provider) => parts.findStreams(provider, chain.id, address.value, parts.contracts)}
        >
          {(found) => found && <parts.FoundTable found={found} chain={chain.name} />}
        </parts.WalletReader>
      )}
      {holder !== null && chain && (
        <WithoutWallet
          {...{ holder, chain, chains: searched }}
          contracts={known ? contractsOn(chain.id, known.contracts) : []}
          hasTokenPages={known?.tokenPages.includes(chain.id) ?? false}
          retry={!known && lists.failed ? lists.load : null}
        />
      )}
      <noscript>
        <p className={tool.hint}>
          The search needs JavaScript. Without it, the sections of this page say how to look in the
          app and in explorers.
        </p>
      </noscript>
    </section>
  );
}
