import { PasteAnswers } from '@site/src/components/Wallet/PasteAnswers';
import type { ChainFacts } from '@site/src/components/CallOutputs/Send';
import type { DeskRelease } from '@site/src/protocol/desk/types';
import type { StreamNames } from '@site/src/protocol/indexers/identifiers';
import { readPasted } from '@site/src/tools/desk/reading/paste';
import type { ReactNode } from 'react';
import { Findings } from './Findings';
import type { StreamLive } from './live';

interface Props {
  release: DeskRelease;
  stream: StreamNames;
  chain: ChainFacts;
  live: StreamLive;
  set: (live: StreamLive) => void;
}

/** A stream from answers that the reader copied. */
export function Paste({ release, stream, chain, live, set }: Props): ReactNode {
  const read = (text: string) => {
    const { answers, problems } = readPasted(text, release);
    return { answers: answers.views.size > 0 ? answers : null, problems };
  };
  return (
    <PasteAnswers {...{ read, live, set }} example="withdrawableAmountOf 250000000">
      {(answers) => (
        <Findings {...{ release, chain, answers }} tokenId={stream.tokenId} account={null} />
      )}
    </PasteAnswers>
  );
}
