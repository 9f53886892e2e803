import chains from '@facts/chains.json';
import type { ChainFacts } from '@sablier-docs/kit/calls/view/CallOutput';
import type { Passed } from '@sablier-docs/kit/calls/ways-out';
import { DefinitionList } from '@sablier-docs/kit/form/DefinitionList';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { preparedKey, type PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import type { TokenMetadata } from '@sablier-docs/kit/wallet/token';
import { PressToRead } from '../../flow/view/PressToRead';
import { showSymbol, showTokens } from '@sablier-docs/kit/wallet/show';
import type { NextStep } from '@sablier-docs/kit/wallet/view/SendStatus';
import type { usePress } from '../../flow/view/usePress';
import type { ReactNode } from 'react';
import { hasOtherDecimals } from '../creation-ways';

const NO_WALLET =
  'No wallet was found in this browser. Unlock or install a wallet that works as an extension, open this page in the browser of your wallet app, or use one of the ways below.';

type TokenReading = ReturnType<typeof usePress<typeof import('./wallet-parts'), TokenMetadata>>;

export interface CreationWalletProps {
  prepared: readonly Passed<PreparedCall>[];
  /** The reading of the token. */
  reading: TokenReading;
  chain: ChainFacts & { id: number };
  token: string;
  /** With which the amounts were read; null for amounts in the smallest unit. */
  decimals: number | null;
  /** The amount of all calls in the token's smallest unit, to show in tokens. */
  total?: bigint;
  /** What to do once the last call is mined. */
  next?: NextStep;
}

/**
 * Simulates and sends the calls of a creation with the reader's wallet, in order. It reads the token
 * first, and offers no call if its decimals are others than those of the amounts.
 */
export function CreationWallet(props: CreationWalletProps): ReactNode {
  const { prepared, chain, token, decimals, total, next } = props;
  const { parts, waiting, failed, live, setLive, run, since, press, readAgain } = props.reading;
  const { session, results } = live;
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
      {parts && session && results && hasOtherDecimals({ token: results, decimals }) && (
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
            prepared.map((one) => (
              <parts.WalletSender
                key={preparedKey(one)}
                noun="token"
                prepared={one}
                {...{ chain, session, next, readAgain }}
              />
            ))}
        </parts.WithSentLists>
      )}
    </section>
  );
}
