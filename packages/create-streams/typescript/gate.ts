import type { Answers } from '../answers';
import { replaceAllInSample } from '../samples';

/** The function of a price-gated sample, with the end of the answers; that of a batch takes its times. */
export const withTypescriptExpiry = (source: string, { batch, expiry }: Answers): string =>
  batch !== 'no'
    ? source
    : replaceAllInSample(source, [
        ['const WEEK = 7 * 24 * 60 * 60;', 'const DAY = 24 * 60 * 60;'],
        ['52 * WEEK', `${expiry} * DAY`],
        ['for 52 weeks', `for ${expiry} days`],
      ]);
