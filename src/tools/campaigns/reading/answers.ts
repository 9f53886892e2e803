import type { CampaignView } from '../../../protocol/campaigns/actions';
import type { ViewAnswer } from '../../wallet/views';
import type { TokenSays } from '../../wallet/token';
import { addressIn } from '../../wallet/show';
import { toWord } from '../../wallet/words';
import type { ClaimReading } from '../read';

/** The entry that some views are asked about, as far as the form has it. */
export interface AskedEntry {
  index?: bigint;
  /** In checksum form. */
  recipient?: string;
  /** In the token's smallest unit. */
  units?: bigint;
}

/** What a campaign and its token answered. */
export interface CampaignAnswers extends TokenSays {
  /** A view that was not asked is missing, such as one whose entry the form did not have. */
  views: ReadonlyMap<string, ViewAnswer>;
  entry: AskedEntry;
  /** The second of the block in which all of it was read, in Unix time; null where nobody said. */
  time: bigint | null;
  /**
   * What the campaign holds, in the token's smallest unit; null where the token did not say, missing
   * where it was not asked.
   */
  balance?: bigint | null | undefined;
  /** The most that Sablier's own comptroller can ask, as askFeeCeiling says it. */
  feeCeiling: bigint | null;
}

/** The entry of a form. */
export function entryOf({ values }: Pick<ClaimReading, 'values'>): AskedEntry {
  const { index, recipient, units } = values;
  return {
    ...(typeof index === 'bigint' ? { index } : {}),
    ...(typeof recipient === 'string' ? { recipient } : {}),
    ...(typeof units === 'bigint' ? { units } : {}),
  };
}

export function wordsOf(
  { views }: CampaignAnswers,
  name: CampaignView,
): readonly bigint[] | undefined {
  const answer = views.get(name);
  return answer && 'words' in answer ? answer.words : undefined;
}

/** The first word of what a view answered; nothing where it was not asked or reverted. */
export const wordOf = (answers: CampaignAnswers, name: CampaignView): bigint | undefined =>
  wordsOf(answers, name)?.[0];

/** The token's address, whichever name its getter has in the release. */
export const tokenOf = (answers: CampaignAnswers): bigint | undefined =>
  wordOf(answers, 'TOKEN') ?? wordOf(answers, 'ASSET');

/** The root in lower case, as the form takes it. */
export function rootOf(answers: CampaignAnswers): string | undefined {
  const root = wordOf(answers, 'MERKLE_ROOT');
  return root === undefined ? undefined : `0x${toWord(root)}`;
}

export const adminOf = (answers: CampaignAnswers): string | undefined =>
  addressIn(wordOf(answers, 'admin'));
