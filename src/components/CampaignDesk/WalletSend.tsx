import type { ChainFacts } from '@site/src/components/CallOutputs/Send';
import type { CampaignAction } from '@site/src/protocol/campaigns/actions';
import type { Said } from '@site/src/protocol/calls/types';
import type { Call } from '@site/src/tools/calls/call';
import { warnClaimer } from '@site/src/tools/campaigns/may-act';
import { adminOf } from '@site/src/tools/campaigns/reading/answers';
import { keyOf } from '@site/src/tools/wallet/call-key';
import type { ReactNode } from 'react';
import type { CampaignLive } from './live';
import type { WalletParts } from './wallet-parts';

interface Props {
  action: CampaignAction;
  chain: ChainFacts;
  live: CampaignLive;
  parts: WalletParts;
  call: Call;
  said: Said;
  /** The address on the list, as the form has it. */
  recipient: string | undefined;
  readAgain: () => void;
}

/** The call of the form, to be simulated and sent with the wallet that has read the campaign. */
export function WalletSend(props: Props): ReactNode {
  const { action, chain, live, parts, call, said, recipient, readAgain } = props;
  const { session, answers } = live;
  if (!session || !answers || !parts.loaded) return null;
  const { account } = session;
  const admin = adminOf(answers);
  const { WalletSender } = parts.loaded;
  return (
    <WalletSender
      key={keyOf(call, account)}
      noun="campaign"
      {...{ call, chain, session, readAgain }}
      does={[said.does, said.final].filter(Boolean).join(' ')}
      warning={warnClaimer(action, { recipient, admin, account })}
    />
  );
}
