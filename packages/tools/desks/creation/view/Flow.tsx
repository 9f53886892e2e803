import creation from '@facts/creation.json';
import { CallDescription } from '@sablier-docs/kit/calls/view/CallDescription';
import type { FlowStream } from '@sablier-docs/protocol/flow/debt';
import { flowCreationCalls } from '../flow';
import { readParties, type PartyTexts } from '../parties';
import { describeFlow } from '../describe-stream';
import { useNow } from '@sablier-docs/kit/form/useNow';
import { pastFlow } from '../released-at-once';
import { useState, type ReactNode } from 'react';
import { effectOf } from './effect';
import { CreationOutputs } from './CreationOutputs';
import { PartyFields } from './PartyFields';
import { RightCheckbox } from './RightCheckbox';

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

interface CreateFlowProps {
  stream: FlowStream;
  /** Unix second; 0 for the time of the block. */
  startTime: bigint;
}

/** The creation of the payment stream that the calculator shows, with the approval of its deposit. */
export function CreateFlow({ stream, startTime }: CreateFlowProps): ReactNode {
  const [texts, setTexts] = useState<PartyTexts>({});
  const [transferable, setTransferable] = useState(true);
  const now = useNow();
  const chainId = Number(texts.chainId ?? 0);
  const { parties, problems } = readParties(KEYS, texts, creator.addresses[chainId]);
  const { token, sender, recipient } = parties;
  const terms = { transferable, startTime };
  const calls =
    chainId && token && sender && recipient
      ? flowCreationCalls(creator, { chainId, token, sender, recipient, ...terms }, stream)
      : [];
  const decimals = stream.tokenDecimals;
  const description = describeFlow(stream, terms, { sender, recipient, decimals });
  return (
    <>
      <p>
        Rate and deposit are those above, with <span>{decimals}</span> decimals. This page cannot
        see the token: if its decimals are not <span>{decimals}</span>, the deposit is wrong by
        powers of ten. Compare them with the token&rsquo;s page in the explorer.
      </p>
      <PartyFields {...{ creator, labels, texts, problems }} set={setTexts} />
      <RightCheckbox label="The recipient can transfer" isOn={transferable} set={setTransferable} />
      <CallDescription description={description} />
      <CreationOutputs
        calls={calls}
        question={pastFlow(stream, startTime, now)}
        wallet={{ token: token ?? '', decimals, does: effectOf(description) }}
      />
    </>
  );
}
