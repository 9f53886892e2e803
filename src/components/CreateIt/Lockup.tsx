import creation from '@facts/creation.json';
import { Says } from '@site/src/components/CallOutputs/Says';
import tool from '@site/src/components/Tool/styles.module.css';
import type { LockupStream } from '@site/src/protocol/lockup/types';
import { lockupCalls } from '@site/src/tools/create/lockup';
import { readParties, type PartyTexts } from '@site/src/tools/create/parties';
import { sayLockup } from '@site/src/tools/create/say';
import { useState, type ReactNode } from 'react';
import { Outputs } from './Outputs';
import { Parties } from './Parties';
import { Right } from './Rights';

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

export interface CreateLockupProps {
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
  const chainId = Number(texts.chainId ?? 0);
  const { parties, problems } = readParties(KEYS, texts, creator.addresses[chainId]);
  const { token, sender, recipient } = parties;
  const rights = { cancelable, transferable, fromNow };
  const calls =
    chainId && token && sender && recipient
      ? lockupCalls(creator, { chainId, token, sender, recipient, shape, ...rights }, stream)
      : [];
  return (
    <>
      <p>
        The amounts are those above, with {decimals} decimals. This page cannot see the token: if
        its decimals are not {decimals}, every amount is wrong by powers of ten. Compare them with
        the token&rsquo;s page in the explorer.
      </p>
      <Parties {...{ creator, labels, texts, problems }} set={setTexts} />
      <div className={tool.stack}>
        <Right label="The sender can cancel" isOn={cancelable} set={setCancelable} />
        <Right label="The recipient can transfer" isOn={transferable} set={setTransferable} />
        <Right
          label="Start when the transaction is mined, not on the date above"
          isOn={fromNow}
          set={setFromNow}
        />
      </div>
      <Says said={sayLockup(stream, rights, { sender, recipient, decimals })} />
      <Outputs calls={calls} />
    </>
  );
}
