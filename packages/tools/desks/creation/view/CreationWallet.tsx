import chains from '@facts/chains.json';
import type { ChainFacts } from '@sablier-docs/kit/calls/view/CallOutput';
import type { Call } from '@sablier-docs/kit/calls/call';
import { DefinitionList } from '@sablier-docs/kit/form/DefinitionList';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { approvalWords, isTokenApproval } from '@sablier-docs/kit/calls/approval';
import { frozen, preparedKey, type PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import type { TokenMetadata } from '@sablier-docs/kit/wallet/token';
import { PressToRead } from '@sablier-docs/kit/wallet/view/PressToRead';
import { showSymbol, showTokens } from '@sablier-docs/kit/wallet/show';
import type { NextStep } from '@sablier-docs/kit/wallet/view/SendStatus';
import { usePress } from '@sablier-docs/kit/wallet/view/usePress';
import type { ReactNode } from 'react';

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
  const { parts, waiting, failed, live, setLive, run, since, press, readAgain } = usePress<
    typeof import('./wallet-parts'),
    TokenMetadata
  >(loadParts);
  const { session, results } = live;
  const fits = results !== null && (decimals === null || results.decimals === decimals);
  return (
    <section className={tool.stack} aria-label="Send with a wallet">
      <h4>From a wallet</h4>
      <PressToRead {...{ press, waiting, failed }}>Read the token with my wallet</PressToRead>
      {parts && (
        <parts.WalletReader
          key={run}
          noun="token"
          without={NO_WALLET}
          chainId={chain.id}
          {...{ chain, live, since }}
          set={setLive}
          round={0}
          ask={(provider) => parts.readToken(provider, token)}
        >
          {(metadata) =>
            metadata && (
              <DefinitionList
                of={[
                  [
                    'Token',
                    metadata.symbol === null
                      ? 'It does not tell its symbol.'
                      : showSymbol(metadata.symbol),
                  ],
                  ['Its decimals', metadata.decimals ?? 'It does not tell them.'],
                  ...(total !== undefined && metadata.decimals !== null
                    ? [['In all', showTokens(total, metadata)] as const]
                    : []),
                ]}
              />
            )
          }
        </parts.WalletReader>
      )}
      {parts && session && results && !fits && (
        <p className={tool.notice}>
          The token{' '}
          <span>
            {results.decimals === null
              ? 'does not tell its decimals'
              : `has ${results.decimals} decimals`}
          </span>
          , and the amounts above were read with <span>{decimals}</span>. Correct the decimals
          first: nothing is sent with wrong ones.
        </p>
      )}
      {parts && (
        <parts.WithSentLists chains={chains}>
          {session &&
            fits &&
            calls
              .map((call) => preparedCreation(call, session.account, does))
              .map((prepared) => (
                <parts.WalletSender
                  key={preparedKey(prepared)}
                  noun="token"
                  {...{ prepared, chain, session, next }}
                  readAgain={readAgain}
                />
              ))}
        </parts.WithSentLists>
      )}
    </section>
  );
}

/** The words of an approval are its own: it creates nothing yet. */
const preparedCreation = (call: Call, from: string, does: string): PreparedCall =>
  frozen({ call, from, words: isTokenApproval(call) ? approvalWords(call) : does, figures: [] });
