import type { CallText } from '@sablier-docs/protocol/calls/types';
import type { StreamNames } from '@sablier-docs/protocol/indexers/identifiers';
import type { Call } from '@sablier-docs/kit/calls/call';
import type { Passed } from '@sablier-docs/kit/calls/ways-out';
import type { PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import type { ActionId } from '../../readings/contracts/actions';
import type { DeskRelease } from '../../readings/contracts/types';
import type { FieldKey, FieldTexts } from './fields';
import type { FormReading } from './read-action';
import type { StreamResults } from '../../readings/stream/results';
import type { SeveralPlan } from './several/rows';
import type { SeveralReading } from './several/types';

/** Everything from which an action is prepared. */
export interface ActionInput {
  stream: StreamNames;
  release: DeskRelease;
  action: ActionId;
  /** As typed. */
  texts: FieldTexts;
  /** The stream as read; null before. */
  results: StreamResults | null;
  /** The streams of a list as read; null before. */
  several: SeveralReading | null;
  /** The wallet's account, in checksum form; null without a wallet. */
  account: string | null;
  /** The account that sends the call if it is not the wallet's, such as a Safe, in checksum form. */
  actor: string | null;
  /** Whether an approval of 0 comes before that of a deposit. */
  clearsFirst: boolean;
  /** Whether a list may be sent that was not read in full. */
  takesUnread: boolean;
  /** The key of a prepared call that a simulation has seen to fail. */
  failing?: string;
}

/**
 * An action as the reader sees it. What is shown, encoded, simulated, put into a file and sent comes
 * from one such value, which nothing changes: another text, reading, account or stream makes another.
 */
export interface PreparedAction {
  action: ActionId;
  keys: readonly FieldKey[];
  /** The values that were read, for the fields that they fill in. */
  known: FieldTexts;
  /** The texts of all fields. */
  filled: FieldTexts;
  problems: FormReading['problems'];
  /** The address that receives, if it was entered. */
  to: string | undefined;
  description: CallText;
  /** The rate of now beside a new one, and the change; null for other actions. */
  rateBeside: string | null;
  /** What it costs beyond the fields. */
  warnings: readonly string[];
  /** Why the contract would refuse it, by what was read; null if nothing speaks against it. */
  refusal: string | null;
  /** The list of streams that it names; null for an action on one stream. */
  plan: SeveralPlan | null;
  /** For files, explorers and command lines: empty while a field is missing, and while it is withheld. */
  calls: readonly Passed<Call>[];
  /** The same calls for the account that sends them, to simulate; empty if that is unknown. */
  prepared: readonly Passed<PreparedCall>[];
  /** Whether nothing that was read speaks against that account. */
  mayAct: boolean;
}
