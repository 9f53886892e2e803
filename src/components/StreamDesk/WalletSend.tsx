import type { ActionId } from '@site/src/protocol/desk/actions';
import type { Said } from '@site/src/protocol/calls/types';
import type { DeskRelease } from '@site/src/protocol/desk/types';
import type { Call } from '@site/src/tools/calls/call';
import { warnAccount } from '@site/src/tools/desk/may-act';
import { knownTexts } from '@site/src/tools/desk/reading/known';
import { amountNow } from '@site/src/tools/desk/reading/now';
import { keyOf } from '@site/src/tools/wallet/call-key';
import type { ReactNode } from 'react';
import type { ChainFacts } from '@site/src/components/CallOutputs/Send';
import type { StreamLive } from './live';
import type { WalletParts } from './wallet-parts';

interface Props {
  release: DeskRelease;
  action: ActionId;
  chain: ChainFacts;
  live: StreamLive;
  parts: WalletParts;
  calls: readonly Call[];
  said: Said;
  /** Where the tokens go, as the form has it. */
  to: string | undefined;
  readAgain: () => void;
}

/** The calls of the form, each to be simulated and sent with the wallet that has read the stream. */
export function WalletSend(props: Props): ReactNode {
  const { release, action, chain, live, parts, calls, said, to, readAgain } = props;
  const { session, answers } = live;
  if (!session || !answers || !parts.loaded) return null;
  const { sender, recipient } = knownTexts(answers, action);
  const { account } = session;
  const warning = warnAccount(action, release, { sender, recipient, account, to });
  const does = [said.does, amountNow(action, answers), said.final].filter(Boolean).join(' ');
  const { WalletSender } = parts.loaded;
  return calls.map((call) => (
    <WalletSender
      key={keyOf(call, account)}
      noun="stream"
      {...{ call, chain, session, does, warning, readAgain }}
    />
  ));
}
