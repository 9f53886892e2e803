import { searchSections } from '@sablier-docs/search/sections';
import { countStatements, type Count } from '@sablier-docs/proofs/sentences/count';
import { readStatements } from '@sablier-docs/proofs/sentences/read-tests';
import { tableNode, textNode as words } from '../expansions/nodes';
import { expanded } from './types';

const rowsOf = (counts: readonly Count[], nameOf: (name: string) => string) =>
  counts.map(({ name, count }) => [[words(nameOf(name))], [words(count.toLocaleString('en-US'))]]);

/** Figures about the tests of sentences. */
export const statements = {
  TestedSentences: expanded({
    group: 'tables',
    description: 'the number of tested sentences, by section and by kind of test',
    example: '<TestedSentences />',
    expand: () => {
      const { sections, kinds } = countStatements(readStatements());
      return [
        tableNode(
          'Tested sentences by section',
          ['Section', 'Tested sentences'],
          rowsOf(sections, (name) => searchSections[name] ?? name),
        ),
        tableNode(
          'Tested sentences by what they are tested against',
          ['Tested against', 'Sentences', 'In several cases', 'Cases of these'],
          kinds.map(({ name, count, several, cases }) => [
            [words(name.charAt(0).toUpperCase() + name.slice(1))],
            ...[count, several, cases].map((one) => [words(one.toLocaleString('en-US'))]),
          ]),
        ),
      ];
    },
  }),
};
