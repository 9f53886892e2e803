import creation from '@facts/creation.json';
import { Says } from '@site/src/components/CallOutputs/Says';
import type { FlowStream } from '@site/src/protocol/flow/debt';
import { flowCalls } from '@site/src/tools/create/flow';
import { readParties, type PartyTexts } from '@site/src/tools/create/parties';
import { sayFlow } from '@site/src/tools/create/say';
import { useState, type ReactNode } from 'react';
import { Outputs } from './Outputs';
import { Parties } from './Parties';
import { Right } from './Rights';

const creator = creation.flow;
const KEYS = ['token', 'sender', 'recipient'] as const;
const labels = {
  token: { label: 'Token address' },
  sender: {
    label: 'Sender',
    hint: 'Who may pause, change the rate and take back what is not owed.',
  },
  recipient: { label: 'Recipient', hint: 'Check every character.' },
};

export interface CreateFlowProps {
  stream: FlowStream;
  /** Unix second; 0 for the time of the block. */
  startTime: bigint;
}

/** The creation of the payment stream that the calculator shows, with the approval of its deposit. */
export function CreateFlow({ stream, startTime }: CreateFlowProps): ReactNode {
  const [texts, setTexts] = useState<PartyTexts>({});
  const [transferable, setTransferable] = useState(true);
  const chainId = Number(texts.chainId ?? 0);
  const { parties, problems } = readParties(KEYS, texts, creator.addresses[chainId]);
  const { token, sender, recipient } = parties;
  const terms = { transferable, startTime };
  const calls =
    chainId && token && sender && recipient
      ? flowCalls(creator, { chainId, token, sender, recipient, ...terms }, stream)
      : [];
  const decimals = stream.tokenDecimals;
  return (
    <>
      <p>
        Rate and deposit are those above, with {decimals} decimals. This page cannot see the token:
        if its decimals are not {decimals}, the deposit is wrong by powers of ten. Compare them with
        the token&rsquo;s page in the explorer.
      </p>
      <Parties {...{ creator, labels, texts, problems }} set={setTexts} />
      <Right label="The recipient can transfer" isOn={transferable} set={setTransferable} />
      <Says said={sayFlow(stream, terms, { sender, recipient, decimals })} />
      <Outputs calls={calls} />
    </>
  );
}
