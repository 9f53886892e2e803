import { describe, expect, it } from 'vitest';
import { sentencesIn } from './sentences';

const textsIn = (text: string) => sentencesIn(text).sentences.map((sentence) => sentence.text);
const wrongIn = (text: string) => sentencesIn(text).misplaced;

describe('a tested sentence', () => {
  it('is what precedes the id, from the end of the sentence before', () => {
    const page =
      '---\ntitle: X\n---\n\n## A {#b}\n\nOne. Two has\nlines. {/* tested: two */} Three.';
    expect(sentencesIn(page).sentences).toEqual([{ id: 'two', text: 'Two has lines.', line: 8 }]);
    expect(textsIn('Up to v1.2, e.g. in 2023, 1.5 tokens.{/* tested: a */}')).toEqual([
      'Up to v1.2, e.g. in 2023, 1.5 tokens.',
    ]);
    expect(textsIn('He says "one." Then: two. {/* tested: a */}')).toEqual(['Then: two.']);
  });

  it('has the words of links, terms, data, code and formulas', () => {
    const text =
      'In <Release of="lockup" /> the [sender](/a) calls `cancel` on a <Term id="b">stream</Term> ' +
      "at $t$ {'{'}. {/* a note */}{/* tested: a */}";
    expect(textsIn(text)).toEqual([
      'In Lockup v4.0 the sender calls `cancel` on a stream at $t$ {.',
    ]);
    expect(textsIn('It is <Other of="flow" each /> so. {/* tested: a */}')).toEqual([
      'It is <Other of="flow" each=""> so.',
    ]);
  });

  it('can be an item, a warning, or the row of a table', () => {
    expect(textsIn('- one\n- two {/* tested: a */}\n  - three')).toEqual(['two']);
    expect(textsIn(':::warning\nNever do it. {/* tested: a */}\n:::')).toEqual(['Never do it.']);
    const table = '| A | B | C |\n| - | - | - |\n| one. Two. | | `three` {/* tested: a */} |';
    expect(textsIn(table)).toEqual(['one. Two. | `three`']);
  });

  it('is listed once for each of its two ids', () => {
    expect(textsIn('One. {/* tested: a */} {/* tested: b */}')).toEqual(['One.', 'One.']);
  });

  it.each([
    ['between lines', 'One.\n{/* tested: a */}\nTwo.', 'no sentence precedes the id'],
    ['within a line', 'The sender {/* tested: a */} cancels.', '"The sender" goes on after it'],
    ['on a line of its own', 'One.\n\n{/* tested: a */}', 'no sentence precedes the id'],
    ['in a link', '[One. {/* tested: a */}](/b)', 'is in a link'],
    ['in an element', 'A <Term id="b">c. {/* tested: a */}</Term>', 'is in <Term>'],
    ['in a heading', '## One. {/* tested: a */}', 'is in a heading'],
    ['without an id', 'One. {/* tested */}', '"" is not an id'],
    ['with a name', 'One. {/* tested: CancelRefund */}', '"CancelRefund" is not an id'],
  ])('is refused with line and reason when its mark stands %s', (_, text, says) => {
    const [wrong] = wrongIn(text);
    expect(wrong?.says).toContain(says);
    expect(wrong?.line).toBeGreaterThan(0);
    expect(textsIn(text)).toEqual([]);
  });
});
