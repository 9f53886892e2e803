import type { Call } from '@sablier-docs/kit/calls/call';
import type { ChainFacts } from '@sablier-docs/kit/calls/view/CallOutput';
import type { FactoryFact } from '../contracts/types';

export interface CreatedCampaignProps {
  chain: ChainFacts & { id: number };
  creator: FactoryFact;
  /** The call of the form; null while the form is incomplete. */
  call: Call | null;
  list: {
    /** In checksum form; undefined while the field is empty. */
    token: string | undefined;
    root: string;
    /** In the token's smallest unit. */
    total: bigint;
  };
  /** The transaction as typed, and how often the reader has pressed a button that reads it. */
  asked: AskedTransaction;
  setAsked: (asked: AskedTransaction) => void;
}

interface AskedTransaction {
  text: string;
  run: number;
}
