import { expect, it } from 'vitest';
import { markdownFiles } from './split';

const filler = (words: number) => 'word '.repeat(words);
const body = `Introduction.

## Group {#group}

${filler(5_000)}

### First_Error

Selector \`0xaabbccdd\`

${filler(3_000)}

### First_Error {#first_error-0x11223344}

Selector \`0x11223344\`, Lockup v1.0

\`\`\`text
Selector \`0xffffffff\`
\`\`\`

${filler(3_000)}`;

it('lists the parts of a long page by heading, and an error by its selector too', () => {
  const page = {
    route: '/reference/x',
    title: 'X',
    description: 'About x.',
    markdown: body,
    body,
  };
  const files = markdownFiles(page, 'https://docs.example');
  const lines = (files.get('/reference/x.md') ?? '').split('\n').filter((line) => /^- /.test(line));
  const part = 'https://docs.example/reference/x/part';
  expect(lines).toEqual([
    `- [Group](${part}-1.md#group)`,
    `- \`0xaabbccdd\` [First_Error](${part}-1.md#first_error)`,
    `- \`0x11223344\` [First_Error](${part}-2.md#first_error-0x11223344)`,
  ]);
});
