import { describe, expect, it } from 'vitest';
import { markdownText, sectionsOf } from './markdown';

const PAGE = `# Fees

> What is charged.

## What is charged today {#today}

One.

### In the app

Two.

## The on-chain \`minimum\`

\`\`\`sh
## no heading
\`\`\`

Three.

## History

Four.
`;

describe('the sections of a page', () => {
  it('end at the next heading of their level or above, and hold those below', () => {
    const texts = sectionsOf(PAGE).map((section) => [
      section.anchor,
      markdownText(PAGE, section)
        .split('\n')
        .filter((line) => /^[A-Z]/.test(line)),
    ]);
    expect(texts).toEqual([
      ['today', ['One.', 'Two.']],
      ['in-the-app', ['Two.']],
      ['the-on-chain-minimum', ['Three.']],
      ['history', ['Four.']],
    ]);
  });

  it('have titles without marks', () => {
    expect(sectionsOf(PAGE).map(({ title }) => title)).toEqual([
      'What is charged today',
      'In the app',
      'The on-chain minimum',
      'History',
    ]);
  });
});
