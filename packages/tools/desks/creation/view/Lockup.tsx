import creation from '@facts/creation.json';
import { CallDescription } from '@sablier-docs/kit/calls/view/CallDescription';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { lockupCreationCalls } from '../lockup';
import { readParties, type PartyTexts } from '../parties';
import { describeLockup } from '../describe-stream';
import { useNow } from '@sablier-docs/kit/form/useNow';
import { isReleasedAtOnce, pastLockup } from '../released-at-once';
import { useState, type ReactNode } from 'react';
import { effectOf } from './effect';
import { CreationOutputs } from './CreationOutputs';
import { PartyFields } from './PartyFields';
import { RightCheckbox } from './RightCheckbox';

const creator = creation.lockup;
const KEYS = ['token', 'sender', 'recipient'] as const;
const labels = {
  token: { label: 'Token address' },
  sender: {
    label: 'Sender',
    hint: 'Who may cancel, and gets the rest back then. It need not be the account that pays.',
  },
  recipient: { label: 'Recipient', hint: 'Check every character.' },
};

interface CreateLockupProps {
  stream: LockupStream;
  shape: string;
  decimals: number;
}

/** The approval and the creation of the stream that the simulator shows. */
export function CreateLockup({ stream, shape, decimals }: CreateLockupProps): ReactNode {
  const [texts, setTexts] = useState<PartyTexts>({});
  const [cancelable, setCancelable] = useState(true);
  const [transferable, setTransferable] = useState(true);
  const [fromNow, setFromNow] = useState(false);
  const now = useNow();
  const chainId = Number(texts.chainId ?? 0);
  const { parties, problems } = readParties(KEYS, texts, creator.addresses[chainId]);
  const { token, sender, recipient } = parties;
  const rights = { cancelable, transferable, fromNow };
  const calls =
    chainId && token && sender && recipient
      ? lockupCreationCalls(
          creator,
          { chainId, token, sender, recipient, shape, ...rights },
          stream,
        )
      : [];
  const isReleased = isReleasedAtOnce(stream, fromNow, now);
  const description = describeLockup(
    stream,
    { ...rights, isReleased },
    { sender, recipient, decimals },
  );
  return (
    <>
      <p>
        The amounts are those above, with <span>{decimals}</span> decimals. This page cannot see the
        token: if its decimals are not <span>{decimals}</span>, every amount is wrong by powers of
        ten. Compare them with the token&rsquo;s page in the explorer.
      </p>
      <PartyFields {...{ creator, labels, texts, problems }} set={setTexts} />
      <div className={tool.stack}>
        <RightCheckbox label="The sender can cancel" isOn={cancelable} set={setCancelable} />
        <RightCheckbox
          label="The recipient can transfer"
          isOn={transferable}
          set={setTransferable}
        />
        <RightCheckbox
          label="Start when the transaction is mined, not on the date above"
          isOn={fromNow}
          set={setFromNow}
        />
      </div>
      <CallDescription description={description} />
      <CreationOutputs
        calls={calls}
        question={fromNow ? null : pastLockup(stream, decimals, now)}
        wallet={{ token: token ?? '', decimals, does: effectOf(description) }}
      />
    </>
  );
}
