import { PasteAnswers } from '@site/src/components/Wallet/PasteAnswers';
import type { LiveState } from '@site/src/components/Wallet/state';
import type { LegacyAnswers } from '@site/src/tools/desk/legacy/ask';
import type { LegacyStream } from '@site/src/tools/desk/legacy/find';
import { readPastedLegacy } from '@site/src/tools/desk/legacy/paste';
import type { ReactNode } from 'react';
import { LegacyFindings } from './Findings';

interface Props {
  stream: LegacyStream;
  chainName: string;
  live: LiveState<LegacyAnswers>;
  set: (live: LiveState<LegacyAnswers>) => void;
}

/** A stream of Legacy from answers that the reader copied. */
export function LegacyPaste({ stream, chainName, live, set }: Props): ReactNode {
  return (
    <PasteAnswers
      {...{ live, set }}
      read={(text) => readPastedLegacy(text, stream)}
      asked="“balanceOf” takes an address: write it before the answer. “getStream” has eight answers: keep their order, on one line or on several. "
      example="balanceOf 0x… 250000000"
    >
      {(answers) => <LegacyFindings {...{ stream, chainName, answers }} account={null} />}
    </PasteAnswers>
  );
}
