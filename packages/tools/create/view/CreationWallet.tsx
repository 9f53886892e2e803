import chains from '@facts/chains.json';
import type { ChainFacts } from '../../calls/view/CallOutput';
import type { Call } from '../../calls/call';
import { DefinitionList } from '../../form/DefinitionList';
import { LoadFailed } from '../../form/LoadFailed';
import tool from '../../form/styles.module.css';
import { useOnDemand } from '../../form/useOnDemand';
import { approvalWords, isTokenApproval } from '../../wallet/allowance';
import { frozen, preparedKey, type PreparedCall } from '../../wallet/prepared';
import type { TokenMetadata } from '../../wallet/token';
import { isAsking } from '../../wallet/view/patience';
import { showTokens } from '../../wallet/show';
import type { NextStep } from '../../wallet/view/SendStatus';
import { emptyLiveState, type LiveState } from '../../wallet/view/subject';
import { useRef, useState, type ReactNode } from 'react';

const loadParts = () => import('./wallet-parts');
const NO_WALLET =
  'No wallet was found in this browser. Unlock or install a wallet that works as an extension, open this page in the browser of your wallet app, or use one of the ways below.';

export interface CreationWalletProps {
  calls: readonly Call[];
  chain: ChainFacts & { id: number };
  token: string;
  /** With which the amounts were read; null for amounts in the smallest unit. */
  decimals: number | null;
  /** The amount of all calls in the token's smallest unit, to show in tokens. */
  total?: bigint;
  /** The effect of all calls, in sentences. */
  does: string;
  /** What to do once the last call is mined. */
  next?: NextStep;
}

/**
 * Simulates and sends the calls of a creation with the reader's wallet, in order. It reads the token
 * first, and offers no call if its decimals are others than those of the amounts.
 */
export function CreationWallet(props: CreationWalletProps): ReactNode {
  const { calls, chain, token, decimals, total, does, next } = props;
  const { loaded, failed, load } = useOnDemand(loadParts);
  const [live, setLive] = useState<LiveState<TokenMetadata>>(emptyLiveState);
  const [run, setRun] = useState(0);
  const since = useRef<number | null>(null);
  const { session, results } = live;
  const fits = results !== null && (decimals === null || results.decimals === decimals);
  return (
    <section className={tool.stack} aria-label="Send with a wallet">
      <h4>From a wallet</h4>
      <div className={tool.actions}>
        <button
          type="button"
          className={tool.button}
          onClick={() => {
            load();
            if (isAsking(since)) return;
            setLive(emptyLiveState);
            setRun(run + 1);
          }}
        >
          Read the token with my wallet
        </button>
      </div>
      {failed && <LoadFailed />}
      {loaded && run > 0 && (
        <loaded.WalletReader
          key={run}
          noun="token"
          without={NO_WALLET}
          chainId={chain.id}
          {...{ chain, live, since }}
          set={setLive}
          round={0}
          ask={(provider) => loaded.readToken(provider, token)}
        >
          {(metadata) =>
            metadata && (
              <DefinitionList
                of={[
                  ['Token', metadata.symbol ?? 'It does not tell its symbol.'],
                  ['Its decimals', metadata.decimals ?? 'It does not tell them.'],
                  ...(total !== undefined && metadata.decimals !== null
                    ? [['In all', showTokens(total, metadata)] as const]
                    : []),
                ]}
              />
            )
          }
        </loaded.WalletReader>
      )}
      {loaded && run > 0 && <loaded.SentList chains={chains} />}
      {loaded && session && results && !fits && (
        <p className={tool.notice}>
          The token{' '}
          {results.decimals === null
            ? 'does not tell its decimals'
            : `has ${results.decimals} decimals`}
          , and the amounts above were read with {decimals}. Correct the decimals first: nothing is
          sent with wrong ones.
        </p>
      )}
      {loaded &&
        session &&
        fits &&
        calls
          .map((call) => preparedCreation(call, session.account, does))
          .map((prepared) => (
            <loaded.WalletSender
              key={preparedKey(prepared)}
              noun="token"
              {...{ prepared, chain, session, next }}
              readAgain={() => setRun(run + 1)}
            />
          ))}
    </section>
  );
}

/** The words of an approval are its own: it creates nothing yet. */
const preparedCreation = (call: Call, from: string, does: string): PreparedCall =>
  frozen({ call, from, words: isTokenApproval(call) ? approvalWords(call) : does, figures: [] });
