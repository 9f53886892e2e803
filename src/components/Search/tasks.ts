import type { SavedSearch } from '@site/src/search';

const task = (title: string, section: string, url: string): SavedSearch => ({
  objectID: url,
  url,
  hierarchy: {
    lvl0: section,
    lvl1: title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
});

/** What most readers come for, shown before they type; a test of the built site follows each link. */
export const tasks: readonly SavedSearch[] = [
  task('Withdraw from a stream', 'Support', '/support/how-to#withdraw-from-vesting'),
  task('Claim an airdrop', 'Support', '/support/how-to#claim-an-airdrop'),
  task('Check an address or a message', 'Support', '/support/is-this-sablier'),
  task('What it costs', 'Concepts', '/concepts/fees'),
  task('Contract addresses', 'Guides', '/guides/lockup/deployments'),
  task('Decode an error', 'References', '/reference/errors#error-decoder'),
];
