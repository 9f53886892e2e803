import { publishedOn, type ReleaseNotes } from './types';

export const legacyReleaseNotes: ReleaseNotes = {
  'v1.1': {
    month: '2021-07',
    packages: publishedOn('@sablier/protocol', { '1.1.0': '2021-07-02' }),
    changes: [
      'Compounding streams of Compound cTokens, the fee on their interest, owner and pause are gone.',
      'Tokens that return nothing from `transfer` work.',
      'Stream ids start at 100000.',
      '`Payroll` has no successor.',
    ],
  },
  'v1.0': {
    month: '2019-11',
    packages: publishedOn('@sablier/protocol', { '1.0.0': '2019-12-11' }),
    changes: [
      'The first Sablier protocol: linear streams of ERC-20 tokens, and compounding streams of cTokens.',
      'Pausers can stop creations and withdrawals, not cancellations. An owner sets the fee on interest.',
      'Stream ids start at 1.',
    ],
  },
};
