import { searchSections } from '../../../config/search';
import { countClaims, type Count } from '../../claims/count';
import { readClaims } from '../../claims/read';
import { table, text as words } from '../nodes';
import { expanded } from './types';

const rowsOf = (counts: readonly Count[], nameOf: (name: string) => string) =>
  counts.map(({ name, count }) => [[words(nameOf(name))], [words(count.toLocaleString('en-US'))]]);

/** What is said of the tests of sentences. */
export const claims = {
  TestedSentences: expanded({
    group: 'tables',
    what: 'how many sentences are tests, by section and by what they are tested against',
    example: '<TestedSentences />',
    expand: () => {
      const { sections, kinds } = countClaims(readClaims());
      return [
        table(
          'Tested sentences by section',
          ['Section', 'Tested sentences'],
          rowsOf(sections, (name) => searchSections[name] ?? name),
        ),
        table(
          'Tested sentences by what they are tested against',
          ['Tested against', 'Sentences'],
          rowsOf(kinds, (name) => name.charAt(0).toUpperCase() + name.slice(1)),
        ),
      ];
    },
  }),
};
